## Wie en wanneer

seat = Plaats { $number }
took-back = { $seat } neemt een antwoord terug.
no-match-over = De partij is afgelopen.
no-not-asked = Jou wordt nu niets gevraagd.
no-not-now = Daar wordt nu niet om gevraagd.

## Aanschuiven in de terminal

menu-title = Welk spel?
menu-again = Typ een getal van 1 tot en met { $last }, of “{ $quit }”.
sits-you = { $seat } ben jij.
sits-here = { $seat } speelt aan dit scherm.
sits-bot = { $seat } is een bot.
sits-bot-level = { $seat } is een bot en { $note }.
help-hint = Typ bij elke vraag “{ $help }” om te zien wat je nog meer kunt typen, of “{ $rules }” voor het spel in één minuut (in het Engels).
hand-over = Geef het scherm aan { $seat }. Druk op Enter als { $seat } aan het scherm zit:
saved = De partij is opgeslagen. “bactrian play --resume” gaat ermee verder.
journal-at = Het verslag van de partij:

## Gevraagd worden in de terminal

costs = kost
type-number = Typ een getal van 1 tot en met { $last } om te antwoorden, of “{ $help }”.
bad-number = Dat antwoord is er niet.
not-understood = Dat is geen antwoord en geen opdracht.
help-title = Een getal van 1 tot en met { $last } geeft dat antwoord. In plaats daarvan kun je typen:
no-undo = Er is niets terug te nemen: alleen je eigen laatste antwoorden, tot het laatste toeval, onthulde geheim of antwoord van een ander.
rules-which = “{ $command }” en een nummer toont een regel. “bactrian rules { $title }” toont ze allemaal.
rules-none = Die regel is er niet. In de buurt zijn:
explain-price = Prijs:
explain-points = Wijst naar:
explain-journal = In het verslag staat:
ask-about = “?” en een getal legt dat antwoord uit. “?” en een naam zegt waarom iets nu niet kan. Je kunt vragen naar:
ask-possible = Dat kan, met:
ask-unknown = zo heet hier niets.
ask-near = Bedoel je:
ask-several = Zo heten hier verschillende dingen:
ask-repair = Wat helpt:
ask-rule = Dat is regel { $rule }; “{ $command } { $rule }” toont hem.
map-none = Die plaats staat niet op de kaart.
map-hint = “{ $command }” en de naam van een plaats laat zien wat eromheen ligt.
aside-list = Zonder dat iemand het merkt, kun je met “{ $command }” en een getal zeggen:
aside-none = Er is niets wat je ongemerkt zou kunnen zeggen.
aside-hint = “{ $command }” laat zien wat je op elk moment vooraf kunt beslissen zonder dat iemand het merkt.
aside-number = Bij “{ $command }” hoort een getal van 1 tot { $last }.
hint-expects = { $share } % kans op winst, { $points } punten aan het eind
hint-thinking-about = Een ogenblik, ik denk na …
hint-best = Een sterke bot zou antwoorden:

## Opdrachten

command-ask = ?
command-undo = t
command-table = tafel
command-map = kaart
command-aside = terloops
command-log = verloop
command-score = stand
command-hint = tip
command-rules = regels
command-help = hulp
command-quit = stoppen
help-ask = wat je kunt vragen; met een getal: wat een antwoord betekent; met een naam: waarom iets niet kan
help-undo = je laatste antwoord terugnemen
help-table = nog eens de tafel
help-map = wat naast wat ligt; met een naam: alleen rond die plaats
help-aside = wat je op elk moment kunt zeggen zonder dat iemand het merkt; met een getal: het zeggen
help-log = wat er tot nu toe gebeurde; met een getal: het laatste daarvan
help-score = de punten tot nu toe en waar ze vandaan komen
help-hint-command = wat een sterke bot zou antwoorden en wat hij daarvan verwacht
help-rules = het spel in één minuut; met het nummer van een regel: die regel (in het Engels)
help-help = deze lijst
help-quit = ophouden; de partij is opgeslagen

## Bots and how they play

bot-easy = makkelijk
bot-easy-note = speelt voor de lol, vaak in een opwelling
bot-medium = gemiddeld
bot-medium-note = plant de eigen beurt, met nu en dan een misstap
bot-hard = moeilijk
bot-hard-note = plant de eigen beurt met zorg
bot-expert = meester
bot-expert-note = denkt vooruit, ook over de beurten van anderen
bot-random = op goed geluk
bot-random-note = kiest zomaar iets

## Hoe het staat en hoe het afliep

not-over = De partij is niet afgelopen. De punten tot nu toe:
match-over = De partij is afgelopen:
winner-one = { $seat } wint.
winner-many = { $seats } delen de winst.
tie-broken = De gelijke stand werd beslist door:
plain-yes = ja
plain-no = nee
yours = jij
