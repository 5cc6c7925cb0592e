## Wat er gevraagd wordt

ask-move = Jouw beurt: het volgende vak is { $space } ({ $need }).
ask-move-any = Jouw beurt: loop met een figuur, of blijf staan.
ask-pay = { $space } vraagt: { $need }. { $left ->
    [one] Leg één kaart.
   *[other] Leg nog { $left } kaarten.
  }
ask-take = Welke kaart neem je?

## Antwoorden

do-pay = { $card } uitspelen
do-step = Met { $figure } naar { $space } ({ $need })
do-ballast = Ballast: { $figure } naar { $space }
do-stop = Beweging beëindigen
do-pass = Passen
do-take = { $card } nemen
do-draw = Van de trekstapel trekken
do-no-card = Geen kaart nemen

## Prijzen

price-card = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
  }
price-gold = { $n } goud

## Wat er gebeurde

dealt = { $seat } krijgt { $cards }.
placed = { $figure } staat op { $space }.
turn-began = { $seat } is aan de beurt.
moved = { $seat } speelt { $cards } uit en gaat met { $figure } naar { $space }.
ballasted = { $seat } werpt { $gold } goud als ballast af en gaat met { $figure } naar { $space }.
chest-taken = { $seat } neemt de goudkist op { $space }: { $gold } goud.
put-on-goal = { $figure } wordt op { $space } gezet.
passed = { $seat } past.
took-card = { $seat } neemt { $card }.
drew-card = { $seat } trekt { $card } van de trekstapel.
drew-hidden = { $seat } trekt een kaart van de trekstapel.
displayed = { $card } wordt open in de uitleg gelegd.
reshuffled = De aflegstapel wordt geschud: { $cards } kaarten.
took-nothing = { $seat } neemt geen kaart: er is er geen meer.
interim-began = { $seat } heeft Kantshou bereikt: tussentelling.
scored-interim = { $seat } krijgt { $gold } goud voor { $figure } op { $space }.
scored-final = { $seat } krijgt { $gold } goud voor { $figure } op { $space }.
ended-daidu = Daidu is bereikt: eindtelling.
ended-stalemate = Niemand beweegt en er is geen kaart meer: eindtelling.

## Waarom niet

no-ballast-gold = Ballast kost { $gold } goud, en je hebt te weinig.
no-ballast-again = Je hebt deze beurt al ballast afgeworpen.
no-ballast-head = Geen figuur van een tegenstander is verder dan { $space }: ballast brengt je nooit aan het hoofd van de karavaan.
no-figure-foreign = { $figure } is niet jouw figuur.
no-figure-halted = { $figure } is net aangekomen en gaat deze beurt niet verder.
no-figure-fixed = { $figure } rust: deze beurt is van je andere figuur.
no-figure-first = Zeg eerst met welke figuur je gaat.
no-space-behind = { $space } ligt achter je, en karavanen keren niet om.
no-space-occupied = { $space } is bezet en wordt overgeslagen.
no-space-far = { $space } is te ver: het volgende vrije vak is { $next }.
no-cannot-pay = { $space } vraagt: { $need }. { $missing ->
    [one] Er ontbreekt één kaart.
   *[other] Er ontbreken { $missing } kaarten.
  }
no-card-not-held = Je hebt { $card } niet op hand.
no-card-unfit = { $card } telt hier niet. { $space } vraagt: { $need }.
no-finish-payment = Maak de betaling af, of neem haar terug.
no-draw-yet = Kaarten trek je na de beweging. Beëindig eerst de beweging.
no-movement-over = De beweging van deze beurt is voorbij. Neem een kaart.
no-slot-empty = Deze plaats van de uitleg is leeg.
no-pile-empty = In de trekstapel en de aflegstapel is geen kaart meer.
fix-ballast = Werp ballast af: voor { $gold } goud bereik je { $space } zonder kaarten.

## Scoreblad

source-start = Startgoud
source-chests = Goudkisten
source-interim = Tussentelling
source-final = Eindtelling
source-ballast = Ballast
ending-daidu = Daidu werd bereikt
ending-stalemate = niemand bewoog en er was geen kaart meer
tie-foremost = de figuur dichter bij Daidu
tie-second-figure = de beter staande tweede figuur
tie-shared = gedeelde winst

## Tafelopties

option-variant = Variant
option-variant-standard = Basisspel
option-variant-tactical = Tactisch (met z'n tweeën beide figuren)
option-start = Startspeler
option-start-first = Eerste plaats
option-start-random = Door loting

## De tafel in de terminal

face-track = De route.
face-interim-open = De tussentelling moet nog komen.
face-interim-done = De tussentelling is geweest.
face-chest = kist { $gold }
face-scores = telt { $gold }
face-player = { $seat } ({ $figures }): { $gold } goud, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }.
face-own = Jij ({ $figures }): { $gold } goud, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }.
face-seen = Gezien: { $cards }.
face-display = Uitleg: { $cards }.
face-piles = Trekstapel: { $pile }. Aflegstapel: { $discard }.
face-hand = Je hand: { $cards }.
face-bare = Je hand is leeg.
face-laid = Al gelegd: { $cards }.
