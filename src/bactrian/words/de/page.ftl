## Everywhere

brand-home = Bactrian, Startseite
close = Schließen
trouble = Das hat nicht geklappt: { $error }
unknown-page = Unter dieser Adresse gibt es nichts.
unknown-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen.
aria-site = Einstellungen und Name
aria-tools = Werkzeuge des Tisches
aria-tabs = Teile des Tisches
aria-question = Frage
aria-players = Spieler
aria-rail = Spieler und Verlauf

## Settings

menu-settings = Einstellungen
menu-language = Sprache
menu-theme = Hell oder dunkel
theme-system = System
theme-light = Hell
theme-dark = Dunkel
menu-sound = Ton
menu-volume = Lautstärke
menu-notify = Benachrichtige mich, wenn ich dran bin
menu-keys = Einzelne Tasten
menu-help = Tasten zeigen
me-label = Dein Name: { $name }
me-name = Dein Name
me-save = Speichern

## Front page

front-title = Bactrian · drei Spiele an der Seidenstraße
front-headline = Drei Reisen, ein Tisch.
front-lead = Spiele Brettspiele von der Seidenstraße im Browser: gegen geduldige Bots, an einem Bildschirm oder mit Freunden in der Ferne.
front-games = Spiele
front-players = { $range } Spieler
front-minutes = { $range } Min.
front-credit = { $designers } · { $publisher } { $year }
front-play = Jetzt spielen
front-against = Bots: { $level }
front-new = Neuer Tisch
front-mine = Meine Tische
front-waiting = { $n ->
    [one] 1 wartet auf dich
   *[other] { $n } warten auf dich
  }
front-open = Offene Tische
front-upload = Ein Protokoll ansehen
blurb-expedition = Zahle mit den richtigen Karten, überspringe die anderen und erreiche Daidu mit dem meisten Gold.
blurb-samarkand = Heirate in Händlerfamilien ein und schicke ihre Kamele aus, bis die Familien einander begegnen.
blurb-voyages = Setze Würfel ein, sammle Pfeffer, Seide und Gold und eröffne Handelsposten bis nach Beijing.
kinds-expedition = Karten, Wettlauf
kinds-samarkand = Routen, Familien
kinds-voyages = Würfel, Aufträge, Reisen
short-expedition = Expedition
short-samarkand = Samarkand
short-voyages = Marco Polo

## Tables in a list

row-seats = { $n } Plätze
row-gathering = { $n ->
    [one] 1 Platz ist frei
   *[other] { $n } Plätze sind frei
  }
row-over = Die Partie ist zu Ende
row-mine = Du bist dran
row-theirs = { $name } ist gefragt
row-continue = Weiter
row-see = Ergebnis
row-join = Mitspielen
row-look = Ansehen
row-open = { $what }: { $name }

## New table

lobby-title = Neuer Tisch
lobby-game = Spiel
lobby-seats = Plätze
lobby-add = Platz hinzufügen
lobby-options = Varianten
lobby-name = Name des Tisches
lobby-name-hint = Dienstagskarawane
lobby-listed = Offen für alle
lobby-listed-yes = Der Tisch steht in der Liste der offenen Tische.
lobby-listed-no = Nur wer den Link hat, kann mitspielen.
lobby-start = Partie beginnen
lobby-start-open = { $n ->
    [one] Tisch mit einem freien Platz eröffnen
   *[other] Tisch mit { $n } freien Plätzen eröffnen
  }
seat-me = Du
seat-me-note = du
seat-open = Mensch
seat-open-title = Freier Platz
seat-open-note = wer kommt
seat-bot = Bot
seat-bot-title = Bot
seat-here = Dieser Schirm
seat-here-title = Neben dir
seat-here-note = teilt diesen Bildschirm
seat-kind = Wer sitzt auf Platz { $n }?
seat-which-bot = Welcher Bot auf Platz { $n }?
seat-name = Name
seat-name-of = Name auf Platz { $n }
seat-remove = Platz { $n } entfernen
option-seats = { $what }: bei { $n } Plätzen
sum-players = Spieler
sum-about = Etwa
sum-undo = Zurücknehmen
sum-undo-value = In deinem Zug
level-title = Spielstärke der Bots

## A table that gathers

gather-title = Warten auf Mitspieler
gather-waiting = noch frei
gather-join = Hier Platz nehmen
gather-invite = Schicke diesen Link an alle, die mitspielen sollen.
gather-link = Einladungslink
gather-copy = Kopieren
gather-copied = Kopiert
gather-copy-by-hand = Kopieren ist hier nicht erlaubt. Markiere den Link und kopiere ihn selbst.
gather-bots = Mit Bots auffüllen und beginnen
gather-leave = Den Tisch verlassen
gather-guest = Nimm einen freien Platz, oder warte und sieh zu.

## The question

prompt-person = { $name } wählt
prompt-bot = { $name } denkt nach
prompt-wait = Einen Augenblick
prompt-over = Die Partie ist zu Ende
prompt-sending = Wird gesendet…
prompt-watching = Du siehst zu.
undo = Zurück
restart = Zug neu beginnen
restart-short = Neu
hint = Tipp
hint-ask = Was würde ein starker Bot tun?
hint-thinking = Denkt nach…
hint-title = Ein starker Bot würde wählen
hint-live = Tipp: { $told }
spot-advised = { $label } Das ist der Tipp.
skip-question = Zur Frage
chooser-title = Was davon?
rule-link = Regel { $rule }
spot-free = { $label }. Wählbar.
spot-priced = { $label }. Wählbar. Kostet { $price }.
spot-several = { $label }. { $n } Möglichkeiten.
board-keys = Pfeiltasten gehen von Ort zu Ort, n und p von Wahl zu Wahl, Enter wählt, Fragezeichen fragt nach dem Grund.
catchup-more = { $told } Und { $n } mehr.
live-question = { $n ->
    [one] { $question } 1 Möglichkeit.
   *[other] { $question } { $n } Möglichkeiten.
  }
live-more = { $told } Und { $n } mehr, siehe Verlauf.
live-why = Nicht möglich: { $reason } Regel { $rule }.
title-mine = Du bist dran
title-theirs = { $name } am Zug
title-over = Zu Ende

## Players, log, chat

player-you = du
player-bot = Bot · { $bot }
player-online = ist da
player-away = ist nicht da
score-label = { $name }: { $points }. { $sources }
score-sources = Woher es kommt
score-none = Noch nichts
score-hidden = { $n ->
    [one] { $n } verdeckte Karte
   *[other] { $n } verdeckte Karten
}
log-title = Verlauf
log-empty = Noch ist nichts geschehen
chat-title = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib etwas
chat-send = Senden
tab-table = Tisch
tab-players = Spieler
tab-track = Strecke
tab-map = Karte
tab-answers = { $n ->
    [one] 1 Möglichkeit
   *[other] { $n } Möglichkeiten
  }
plain-title = Der Tisch
rules-title = Regeln
rules-games = Regeln welches Spiels?
rules-contents = Kapitel

## Over the table

curtain-title = { $name } ist gefragt
curtain-text = Gib den Bildschirm weiter. Was geheim war, ist verdeckt.
curtain-go = Ich bin { $name }
keys-title = Tasten
key-choices = Nächste und vorige Möglichkeit
key-arrows = Von Ort zu Ort
key-enter = Wählen
key-digits = Knöpfe der Frage
key-log = Verlauf
key-why = Auf etwas: Warum nicht? Sonst: diese Tasten
key-escape = Schließen
toast-refused = Nicht ausgeführt: { $error }
toast-lost = Es gibt gerade keine Verbindung. Nichts wurde gesendet.
toast-connecting = Verbinde erneut…
toast-back = Wieder verbunden. Nichts ging verloren.
toast-try = Jetzt versuchen
toast-rematch = Es gibt einen neuen Tisch mit denselben Spielern.
rematch-go = Hingehen
toast-late = Das kam zu spät: Am Tisch ging es schon weiter.
toast-late-screens = Das wurde auf deinem anderen Bildschirm schon beantwortet.

## Away, and on two screens

screens-note = Dieser Tisch ist bei dir noch auf einem anderen Bildschirm offen. Beide zeigen dasselbe; spiele, wo du magst.
screens-pill = { $n } Bildschirme
absent-soon = { $name } ist weg. In { $time } kannst du einen Bot weiterspielen lassen.
absent-now = { $name } ist weg.
absent-do = Einen Bot für { $name } spielen lassen
standin-you = Ein Bot spielt an deiner Stelle
standin-back = Wieder selbst spielen
player-standin = weg, ein Bot spielt

## The end

end-wins = { $name } gewinnt mit { $points }
end-shared = { $names } gewinnen gemeinsam mit { $points }
end-second = { $name } folgt mit { $points }.
end-reason = Das Ende: { $reason }.
end-tie = Bei Gleichstand entschied: { $what }.
end-ranking = Rangliste
end-decided = Was entschied
end-gain = { $n } mehr
end-watch = Diesen Augenblick ansehen
end-looking-back = Rückblick auf die Partie
end-show = Ergebnis
end-board = Der Tisch
end-replay = Wiedergabe
end-rematch = Noch einmal
end-journal = Protokoll
chart-title = Punkte im Lauf der Partie
chart-note = zuletzt: Schlusswertung
chart-start = Anfang
chart-end = Ende
chart-table = Als Tabelle zeigen
chart-hide = Tabelle verbergen

## Replay

replay-title = Wiedergabe
replay-of = Wiedergabe: { $game }
replay-controls = Steuerung der Wiedergabe
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Augenblick
replay-moment = { $n } von { $of }
replay-link = Link zu diesem Augenblick
replay-fork = Von hier weiterspielen
replay-table = Zum Tisch
replay-begin = Die Partie beginnt.

## Expedition

expedition-track = { $n ->
    [one] Strecke, 1 Möglichkeit
   *[other] Strecke, { $n } Möglichkeiten
  }
expedition-value = Wert { $n }
expedition-chest = Kiste mit { $n } Gold
expedition-guests = Hier: { $names }
expedition-figure = { $figure }, Figur von { $seat }, auf { $space }
expedition-display = Auslage
expedition-display-note = eine nach dem Zug
expedition-pile = { $n ->
    [one] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $n } Karten
  }
expedition-pile-name = Nachziehstapel
expedition-slot-empty = Leerer Platz
expedition-laid = { $card }, gelegt
expedition-hand = Deine Hand
expedition-hand-empty = Keine Karte auf der Hand
expedition-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
expedition-gold = Gold
expedition-place = { $n ->
    [1] führt die Karawane an
   *[other] Platz { $n } in der Karawane
  }
expedition-level = teilt sich Platz { $n } in der Karawane
expedition-next = Nächstes Feld
expedition-next-none = Nach keinem Schritt ist gefragt.
expedition-next-unpaid = Mit diesen Karten ist kein Schritt zu bezahlen.
expedition-ballast = als Ballast, für { $n } Gold
expedition-prospect = { $n } Gold mehr, käme die Wertung jetzt
expedition-interim = Zwischenwertung: { $told } Gold.
expedition-stage = Etappe { $n }
expedition-turn = Zug { $n }

## Samarkand

sam-map = { $n ->
    [one] Karte, 1 Möglichkeit
   *[other] Karte, { $n } Möglichkeiten
  }
sam-home = Heimat der { $family }
sam-camels = Kamele: { $families }
sam-own-card = deine Karte, jetzt { $now } wert, höchstens { $most }
sam-families = Familien
sam-family = { $family }. Schatzkammer { $treasury }, übrige Kamele { $stock }, Verbindungen { $links }. Mitglieder: { $members }
sam-full = voll
sam-in-bag = im Beutel
sam-gone = aus dem Spiel
sam-for-sale = Zu haben: { $n } Plättchen für je { $price } Dirham
sam-treasury = Schatzkammer
sam-stock = Übrige Kamele
sam-links = Verbindungen
sam-linked = { $n } von { $of } verbunden
sam-most-links = meiste Verbindungen { $n } von { $of }
sam-ending = Die Partie endet, wenn alle { $families } Familien verbunden sind oder eine { $links } Verbindungen hat.
sam-hand = Hand
sam-dirham = Dirham
sam-goods = Waren
sam-your-families = Deine Familien
sam-no-family = Noch keine Familie
sam-your-cards = Warenkarten
sam-held = { $n } von { $of } gehalten
sam-card = { $card }. Jetzt { $now } wert, höchstens { $most }.
sam-sold = verkauft
sam-sold-card = { $card }, verkauft

## Voyages

voy-actions = Aktionen
voy-cards = Karten
voy-mine = Meins
voy-market = Markt
voy-space-taken = { $space }. Würfel von: { $names }
voy-black = { $n ->
    [one] 1 schwarzer Würfel
   *[other] { $n } schwarze Würfel
  }
voy-die = Würfel: { $die }
voy-dice = Deine Würfel
voy-stock = Vorrat
voy-contracts = Aufträge
voy-no-contract = Kein offener Auftrag
voy-active = Offen: { $contract }
voy-completed = { $n ->
    [one] 1 Auftrag erfüllt
   *[other] { $n } Aufträge erfüllt
  }
voy-objectives = Geheime Ziele
voy-posts = Handelsposten: { $names }
voy-wanted = Auf deinen Zielkarten
voy-posts-left = { $n ->
    [one] 1 Handelsposten übrig
   *[other] { $n } Handelsposten übrig
  }
voy-round = Runde { $n } von { $of }
voy-setup = Vorbereitung
