## Everywhere

brand-home = Bactrian, voorpagina
close = Sluiten
trouble = Dat lukte niet: { $error }
unknown-page = Op dit adres is niets te vinden.
unknown-table = Deze tafel bestaat niet, of je mag er niet bij.
aria-site = Instellingen en naam
aria-tools = Hulpmiddelen van de tafel
aria-tabs = Delen van de tafel
aria-question = Vraag
aria-players = Spelers
aria-rail = Spelers en verslag

## Settings

menu-settings = Instellingen
menu-language = Taal
menu-theme = Licht of donker
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
menu-sound = Geluid
menu-volume = Volume
menu-notify = Meld het als ik aan de beurt ben
menu-keys = Losse toetsen
menu-help = Toetsen tonen
me-label = Je naam: { $name }
me-name = Je naam
me-save = Bewaren

## Front page

front-title = Bactrian · drie spellen langs de zijderoute
front-headline = Drie reizen, één tafel.
front-lead = Speel bordspellen van de zijderoute in de browser: tegen geduldige bots, op één scherm of met vrienden ver weg.
front-games = Spellen
front-players = { $range } spelers
front-minutes = { $range } min.
front-credit = { $designers } · { $publisher } { $year }
front-play = Nu spelen
front-against = bots: { $level }
front-new = Nieuwe tafel
front-mine = Mijn tafels
front-waiting = { $n ->
    [one] 1 wacht op je
   *[other] { $n } wachten op je
  }
front-open = Open tafels
front-upload = Een verslag bekijken
blurb-expedition = Betaal met de juiste kaarten, spring over de anderen heen en bereik Daidu met het meeste goud.
blurb-samarkand = Trouw in koopmansfamilies in en stuur hun kamelen op pad tot de families elkaar ontmoeten.
blurb-voyages = Zet dobbelstenen in, verzamel peper, zijde en goud en open handelsposten tot in Beijing.
kinds-expedition = kaarten, wedloop
kinds-samarkand = routes, families
kinds-voyages = dobbelstenen, contracten, reizen
short-expedition = Expeditie
short-samarkand = Samarkand
short-voyages = Marco Polo

## Tables in a list

row-seats = { $n } plaatsen
row-gathering = { $n ->
    [one] 1 plaats is vrij
   *[other] { $n } plaatsen zijn vrij
  }
row-over = De partij is afgelopen
row-mine = Jij bent aan de beurt
row-theirs = { $name } is aan zet
row-continue = Verder
row-see = Uitslag
row-join = Meedoen
row-look = Bekijken
row-open = { $what }: { $name }

## New table

lobby-title = Nieuwe tafel
lobby-game = Spel
lobby-seats = Plaatsen
lobby-add = Plaats toevoegen
lobby-options = Varianten
lobby-name = Naam van de tafel
lobby-name-hint = Dinsdagkaravaan
lobby-listed = Open voor iedereen
lobby-listed-yes = De tafel staat in de lijst met open tafels.
lobby-listed-no = Alleen wie de link heeft, kan meedoen.
lobby-start = Partij beginnen
lobby-start-open = { $n ->
    [one] Tafel openen met één vrije plaats
   *[other] Tafel openen met { $n } vrije plaatsen
  }
seat-me = Jij
seat-me-note = jij
seat-open = Persoon
seat-open-title = Vrije plaats
seat-open-note = wie er komt
seat-bot = Bot
seat-bot-title = Bot
seat-here = Dit scherm
seat-here-title = Naast je
seat-here-note = deelt dit scherm
seat-kind = Wie zit er op plaats { $n }?
seat-which-bot = Welke bot op plaats { $n }?
seat-name = Naam
seat-name-of = Naam op plaats { $n }
seat-remove = Plaats { $n } verwijderen
option-seats = { $what }: bij { $n } plaatsen
sum-players = Spelers
sum-about = Ongeveer
sum-undo = Terugnemen
sum-undo-value = Binnen je beurt
level-title = Speelsterkte van de bots

## A table that gathers

gather-title = Wachten op spelers
gather-waiting = nog vrij
gather-join = Hier gaan zitten
gather-invite = Stuur deze link naar wie mee mag doen.
gather-link = Uitnodigingslink
gather-copy = Kopiëren
gather-copied = Gekopieerd
gather-copy-by-hand = Kopiëren mag hier niet. Selecteer de link en kopieer hem zelf.
gather-bots = Aanvullen met bots en beginnen
gather-leave = De tafel verlaten
gather-guest = Neem een vrije plaats, of wacht en kijk toe.

## The question

prompt-person = { $name } kiest
prompt-bot = { $name } denkt na
prompt-wait = Een ogenblik
prompt-over = De partij is afgelopen
prompt-sending = Wordt verzonden…
prompt-watching = Je kijkt toe.
undo = Terug
restart = Beurt opnieuw
restart-short = Opnieuw
hint = Tip
hint-ask = Wat zou een sterke bot doen?
hint-thinking = Denkt na…
hint-title = Een sterke bot zou kiezen
hint-live = Tip: { $told }
spot-advised = { $label } Dat is de tip.
skip-question = Naar de vraag
chooser-title = Welke daarvan?
rule-link = Regel { $rule }
spot-free = { $label }. Te kiezen.
spot-priced = { $label }. Te kiezen. Kost { $price }.
spot-several = { $label }. { $n } keuzes.
board-keys = Pijltoetsen gaan van plek naar plek, n en p van keuze naar keuze, Enter kiest, vraagteken vraagt naar de reden.
catchup-more = { $told } En nog { $n }.
live-question = { $n ->
    [one] { $question } 1 keuze.
   *[other] { $question } { $n } keuzes.
  }
live-more = { $told } En nog { $n }, zie het verslag.
live-why = Niet mogelijk: { $reason } Regel { $rule }.
title-mine = Jij bent aan de beurt
title-theirs = { $name } aan zet
title-over = Afgelopen

## Players, log, chat

player-you = jij
player-bot = Bot · { $bot }
player-online = is er
player-away = is er niet
score-label = { $name }: { $points }. { $sources }
score-sources = Waar het vandaan komt
score-none = Nog niets
score-hidden = { $n ->
    [one] { $n } verborgen kaart
   *[other] { $n } verborgen kaarten
}
log-title = Verslag
log-empty = Er is nog niets gebeurd
chat-title = Gesprek
chat-empty = Nog niemand heeft iets gezegd.
chat-write = Schrijf iets
chat-send = Sturen
tab-table = Tafel
tab-players = Spelers
tab-track = Route
tab-map = Kaart
tab-answers = { $n ->
    [one] 1 keuze
   *[other] { $n } keuzes
  }
plain-title = De tafel
rules-title = Regels
rules-games = Regels van welk spel?
rules-contents = Hoofdstukken

## Over the table

curtain-title = { $name } is aan de beurt
curtain-text = Geef het scherm door. Wat geheim was, is bedekt.
curtain-go = Ik ben { $name }
keys-title = Toetsen
key-choices = Volgende en vorige keuze
key-arrows = Van plek naar plek
key-enter = Kiezen
key-digits = Knoppen van de vraag
key-log = Verslag
key-why = Op iets: waarom niet? Elders: deze toetsen
key-escape = Sluiten
toast-refused = Niet uitgevoerd: { $error }
toast-lost = Er is nu geen verbinding. Er is niets verstuurd.
toast-connecting = Opnieuw verbinden…
toast-back = Weer verbonden. Er is niets verloren.
toast-try = Nu proberen
toast-rematch = Er is een nieuwe tafel met dezelfde spelers.
rematch-go = Erheen
toast-late = Dat kwam te laat: aan tafel ging het al verder.
toast-late-screens = Dit is op je andere scherm al beantwoord.

## Away, and on two screens

screens-note = Deze tafel staat bij jou ook op een ander scherm open. Ze lopen gelijk; speel waar je wilt.
screens-pill = { $n } schermen
absent-soon = { $name } is weg. Over { $time } kun je een bot laten doorspelen.
absent-now = { $name } is weg.
absent-do = Laat een bot voor { $name } spelen
standin-you = Een bot speelt in jouw plaats
standin-back = Weer zelf spelen
player-standin = weg, een bot speelt

## The end

end-wins = { $name } wint met { $points }
end-shared = { $names } winnen samen met { $points }
end-second = { $name } volgt met { $points }.
end-reason = Het einde: { $reason }.
end-tie = Bij gelijke stand besliste: { $what }.
end-ranking = Rangschikking
end-decided = Wat besliste
end-gain = { $n } erbij
end-watch = Dit moment bekijken
end-looking-back = Terugblik op de partij
end-show = Uitslag
end-board = De tafel
end-replay = Herhaling
end-rematch = Nog eens
end-journal = Journaal
chart-title = Punten in de loop van de partij
chart-note = laatste stap: eindtelling
chart-start = begin
chart-end = einde
chart-table = Als tabel tonen
chart-hide = Tabel verbergen

## Replay

replay-title = Herhaling
replay-of = Herhaling: { $game }
replay-controls = Bediening van de herhaling
replay-first = Naar het begin
replay-back = Eén stap terug
replay-next = Eén stap verder
replay-play = Afspelen
replay-pause = Pauzeren
replay-slider = Moment
replay-moment = { $n } van { $of }
replay-link = Link naar dit moment
replay-fork = Vanaf hier verder spelen
replay-table = Naar de tafel
replay-begin = De partij begint.

## Expedition

expedition-track = { $n ->
    [one] Route, 1 keuze
   *[other] Route, { $n } keuzes
  }
expedition-value = Waarde { $n }
expedition-chest = Kist met { $n } goud
expedition-guests = Hier: { $names }
expedition-figure = { $figure }, figuur van { $seat }, op { $space }
expedition-display = Open kaarten
expedition-display-note = één na het lopen
expedition-pile = { $n ->
    [one] Trekstapel, 1 kaart
   *[other] Trekstapel, { $n } kaarten
  }
expedition-pile-name = Trekstapel
expedition-slot-empty = Lege plek
expedition-laid = { $card }, gelegd
expedition-hand = Je hand
expedition-hand-empty = Geen kaart op handen
expedition-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
  }
expedition-gold = goud
expedition-place = { $n ->
    [1] leidt de karavaan
   *[other] plaats { $n } in de karavaan
  }
expedition-level = deelt plaats { $n } in de karavaan
expedition-next = Volgend veld
expedition-next-none = Er wordt geen stap gevraagd.
expedition-next-unpaid = Met deze kaarten is geen stap te betalen.
expedition-ballast = als ballast, voor { $n } goud
expedition-prospect = { $n } goud meer als de telling nu kwam
expedition-interim = Tussentelling: { $told } goud.
expedition-stage = Etappe { $n }
expedition-turn = Beurt { $n }

## Samarkand

sam-map = { $n ->
    [one] Kaart, 1 keuze
   *[other] Kaart, { $n } keuzes
  }
sam-home = Thuis van de { $family }
sam-camels = Kamelen: { $families }
sam-own-card = jouw kaart, nu { $now } waard, hooguit { $most }
sam-families = Families
sam-family = { $family }. Schatkist { $treasury }, kamelen over { $stock }, verbindingen { $links }. Leden: { $members }
sam-full = vol
sam-in-bag = in de zak
sam-gone = uit het spel
sam-for-sale = Te krijgen: { $n }, voor elk { $price } dirham
sam-treasury = Schatkist
sam-stock = Kamelen over
sam-links = verbindingen
sam-linked = { $n } van { $of } verbonden
sam-most-links = meeste verbindingen { $n } van { $of }
sam-ending = De partij eindigt als alle { $families } families verbonden zijn of als één familie { $links } verbindingen heeft.
sam-hand = Hand
sam-dirham = dirham
sam-goods = waren
sam-your-families = Jouw families
sam-no-family = Nog geen familie
sam-your-cards = Warenkaarten
sam-held = { $n } van { $of } op handen
sam-card = { $card }. Nu { $now } waard, hooguit { $most }.
sam-sold = verkocht
sam-sold-card = { $card }, verkocht

## Voyages

voy-actions = Acties
voy-cards = Kaarten
voy-mine = Van mij
voy-market = Markt
voy-space-taken = { $space }. Dobbelstenen van: { $names }
voy-black = { $n ->
    [one] 1 zwarte dobbelsteen
   *[other] { $n } zwarte dobbelstenen
  }
voy-die = Dobbelsteen: { $die }
voy-dice = Je dobbelstenen
voy-stock = Voorraad
voy-contracts = Contracten
voy-no-contract = Geen open contract
voy-active = Open: { $contract }
voy-completed = { $n ->
    [one] 1 contract voltooid
   *[other] { $n } contracten voltooid
  }
voy-objectives = Geheime doelen
voy-posts = Handelsposten: { $names }
voy-wanted = Op je doelkaarten
voy-posts-left = { $n ->
    [one] 1 handelspost over
   *[other] { $n } handelsposten over
  }
voy-round = Ronde { $n } van { $of }
voy-setup = Voorbereiding
