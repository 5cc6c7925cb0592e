## Was gefragt ist

ask-move = Dein Zug: Das nächste Feld ist { $space } ({ $need }).
ask-move-any = Dein Zug: Figur ziehen oder stehen bleiben.
ask-pay = { $space } verlangt: { $need }. { $left ->
    [one] Lege eine Karte.
   *[other] Lege noch { $left } Karten.
  }
ask-take = Welche Karte nimmst du?

## Antworten

do-pay = { $card } ausspielen
do-step = Mit { $figure } nach { $space } ziehen ({ $need })
do-ballast = Ballast: { $figure } nach { $space }
do-stop = Bewegung beenden
do-pass = Passen
do-take = { $card } nehmen
do-draw = Vom Nachziehstapel ziehen
do-no-card = Keine Karte nehmen

## Preise

price-card = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  }
price-gold = { $n } Gold

## Was geschah

dealt = { $seat } erhält { $cards }.
placed = { $figure } steht auf { $space }.
turn-began = { $seat } ist an der Reihe.
moved = { $seat } spielt { $cards } aus und zieht { $figure } nach { $space }.
ballasted = { $seat } wirft { $gold } Gold als Ballast ab und zieht { $figure } nach { $space }.
chest-taken = { $seat } nimmt die Goldkiste auf { $space }: { $gold } Gold.
put-on-goal = { $figure } wird auf { $space } gestellt.
passed = { $seat } passt.
took-card = { $seat } nimmt { $card }.
drew-card = { $seat } zieht { $card } vom Nachziehstapel.
drew-hidden = { $seat } zieht eine Karte vom Nachziehstapel.
displayed = { $card } wird in die Auslage gelegt.
reshuffled = Der Ablagestapel wird gemischt: { $cards } Karten.
took-nothing = { $seat } nimmt keine Karte: Es gibt keine mehr.
interim-began = { $seat } hat Kantshou erreicht: Zwischenwertung.
scored-interim = { $seat } erhält { $gold } Gold für { $figure } auf { $space }.
scored-final = { $seat } erhält { $gold } Gold für { $figure } auf { $space }.
ended-daidu = Daidu ist erreicht: Schlusswertung.
ended-stalemate = Niemand zieht, und keine Karte ist übrig: Schlusswertung.

## Warum nicht

no-ballast-gold = Ballast kostet { $gold } Gold, und du hast zu wenig.
no-ballast-again = Du hast in diesem Zug schon Ballast abgeworfen.
no-ballast-head = Keine gegnerische Figur ist weiter als { $space }: Ballast bringt dich nie an die Spitze der Karawane.
no-figure-foreign = { $figure } ist nicht deine Figur.
no-figure-halted = { $figure } ist gerade angekommen und zieht in diesem Zug nicht weiter.
no-figure-fixed = { $figure } ruht: Dieser Zug gehört deiner anderen Figur.
no-figure-first = Sage erst, mit welcher Figur du ziehst.
no-space-behind = { $space } liegt hinter dir, und Karawanen kehren nicht um.
no-space-occupied = { $space } ist besetzt und wird übersprungen.
no-space-far = { $space } ist zu weit: Das nächste freie Feld ist { $next }.
no-cannot-pay = { $space } verlangt: { $need }. { $missing ->
    [one] Eine Karte fehlt.
   *[other] { $missing } Karten fehlen.
  }
no-card-not-held = Du hast { $card } nicht auf der Hand.
no-card-unfit = { $card } zählt hier nicht. { $space } verlangt: { $need }.
no-finish-payment = Spiele die Karten zu Ende aus, oder nimm sie zurück.
no-draw-yet = Karten werden nach der Bewegung gezogen. Beende erst die Bewegung.
no-movement-over = Die Bewegung dieses Zuges ist zu Ende. Nimm eine Karte.
no-slot-empty = Dieser Platz der Auslage ist leer.
no-pile-empty = Im Nachziehstapel und im Ablagestapel ist keine Karte mehr.
fix-ballast = Wirf Ballast ab: Für { $gold } Gold erreichst du { $space } ohne Karten.

## Wertungsblatt

source-start = Startgold
source-chests = Goldkisten
source-interim = Zwischenwertung
source-final = Schlusswertung
source-ballast = Ballast
ending-daidu = Daidu wurde erreicht
ending-stalemate = niemand zog, und keine Karte war übrig
tie-foremost = die Figur näher an Daidu
tie-second-figure = die besser stehende zweite Figur
tie-shared = geteilter Sieg

## Tischregeln

option-variant = Variante
option-variant-standard = Grundspiel
option-variant-tactical = Taktisch (zu zweit mit beiden Figuren)
option-start = Startspieler
option-start-first = Erster Platz
option-start-random = Ausgelost

## Der Tisch im Terminal

face-track = Die Strecke.
face-interim-open = Die Zwischenwertung steht noch aus.
face-interim-done = Die Zwischenwertung ist vorbei.
face-chest = Kiste { $gold }
face-scores = zählt { $gold }
face-player = { $seat } ({ $figures }): { $gold } Gold, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
face-own = Du ({ $figures }): { $gold } Gold, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }.
face-seen = Gesehen: { $cards }.
face-display = Auslage: { $cards }.
face-piles = Nachziehstapel: { $pile }. Ablagestapel: { $discard }.
face-hand = Deine Hand: { $cards }.
face-bare = Deine Hand ist leer.
face-laid = Schon ausgespielt: { $cards }.
