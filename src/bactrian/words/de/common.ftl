## Wer und wann

seat = Platz { $number }
took-back = { $seat } nimmt eine Antwort zurück.
no-match-over = Die Partie ist zu Ende.
no-not-asked = Du bist gerade nicht gefragt.
no-not-now = Danach ist gerade nicht gefragt.

## Platz nehmen am Terminal

menu-title = Welches Spiel?
menu-again = Tippe eine Zahl von 1 bis { $last } oder „{ $quit }“.
sits-you = { $seat } bist du.
sits-here = { $seat } spielt an diesem Bildschirm.
sits-bot = { $seat } ist ein Bot.
sits-bot-level = { $seat } ist ein Bot und { $note }.
help-hint = Tippe bei jeder Frage „{ $help }“, um zu sehen, was du sonst noch tippen kannst, oder „{ $rules }“ für das Spiel in einer Minute (auf Englisch).
hand-over = Übergib an { $seat }. Drücke die Eingabetaste, wenn { $seat } am Bildschirm sitzt:
saved = Die Partie ist gespeichert. „bactrian play --resume“ setzt sie fort.
journal-at = Das Protokoll der Partie:

## Gefragt sein am Terminal

costs = kostet
type-number = Tippe zum Antworten eine Zahl von 1 bis { $last } oder „{ $help }“.
bad-number = Diese Antwort gibt es nicht.
not-understood = Das ist weder eine Antwort noch ein Befehl.
help-title = Eine Zahl von 1 bis { $last } gibt diese Antwort. Stattdessen kannst du tippen:
no-undo = Es gibt nichts zurückzunehmen: nur deine eigenen letzten Antworten, bis zum letzten Zufall, aufgedeckten Geheimnis oder der Antwort von jemand anderem.
rules-which = „{ $command }“ und eine Nummer zeigt eine Regel. „bactrian rules { $title }“ zeigt alle.
rules-none = Diese Regel gibt es nicht. In der Nähe sind:
explain-price = Preis:
explain-points = Zeigt auf:
explain-journal = Im Protokoll steht:
ask-about = „?“ und eine Zahl erklärt diese Antwort. „?“ und ein Name sagt, warum etwas gerade nicht geht. Du kannst fragen nach:
ask-possible = Das geht, und zwar mit:
ask-unknown = So heißt hier nichts.
ask-near = Meinst du:
ask-several = So heißt hier mehreres:
ask-repair = Was hilft:
ask-rule = Das ist Regel { $rule }; „{ $command } { $rule }“ zeigt sie.
map-none = Diesen Ort gibt es auf der Karte nicht.
map-hint = „{ $command }“ und der Name eines Ortes zeigt, was um ihn herum liegt.
aside-list = Ohne dass es jemand merkt, kannst du mit „{ $command }“ und einer Zahl sagen:
aside-none = Es gibt nichts, was du unbemerkt sagen könntest.
aside-hint = „{ $command }“ zeigt, was du jederzeit im Voraus entscheiden kannst, ohne dass es jemand merkt.
aside-number = Zu „{ $command }“ gehört eine Zahl von 1 bis { $last }.
hint-expects = { $share } % Siegchance, { $points } Punkte am Ende
hint-thinking-about = Einen Augenblick, ich denke nach …
hint-best = Ein starker Bot würde antworten:

## Befehle

command-ask = ?
command-undo = z
command-table = tisch
command-map = karte
command-aside = nebenbei
command-log = verlauf
command-score = stand
command-hint = tipp
command-rules = regeln
command-help = hilfe
command-quit = ende
help-ask = was du fragen kannst; mit einer Zahl, was eine Antwort bedeutet; mit einem Namen, warum etwas nicht geht
help-undo = deine letzte Antwort zurücknehmen
help-table = noch einmal der Tisch
help-map = was neben was liegt; mit einem Namen nur um diesen Ort herum
help-aside = was du jederzeit sagen kannst, ohne dass es jemand merkt; mit einer Zahl: es sagen
help-log = was bisher geschah; mit einer Zahl nur das Letzte davon
help-score = die Punkte bisher und woher sie kommen
help-hint-command = was ein starker Bot antworten würde und was er davon erwartet
help-rules = das Spiel in einer Minute; mit der Nummer einer Regel: diese Regel (auf Englisch)
help-help = diese Liste
help-quit = aufhören; die Partie ist gespeichert

## Bots and how they play

bot-easy = leicht
bot-easy-note = spielt zum Spaß, oft aus einer Laune heraus
bot-medium = mittel
bot-medium-note = plant den eigenen Zug, mit einem Ausrutscher dann und wann
bot-hard = schwer
bot-hard-note = plant den eigenen Zug mit Sorgfalt
bot-expert = Meister
bot-expert-note = denkt voraus, auch an die Züge der anderen
bot-random = nach Zufall
bot-random-note = wählt irgendetwas

## Wie es steht und wie es ausging

not-over = Die Partie ist nicht zu Ende. Die Punkte bisher:
match-over = Die Partie ist zu Ende:
winner-one = { $seat } gewinnt.
winner-many = { $seats } teilen sich den Sieg.
tie-broken = Den Gleichstand entschied:
plain-yes = ja
plain-no = nein
yours = du
