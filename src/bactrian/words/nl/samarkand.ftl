## Wat er gevraagd wordt

ask-turn = Jouw beurt: trouwen of een handelsroute verlengen? Je hebt { $dirham } dirham.
ask-skip = Je kunt niet trouwen en geen handelsroute verlengen: je beurt vervalt.
ask-place = Waar komt een kameel van de { $family }?
ask-place-more = Nog een kameel van de { $family }, voor { $dirham } dirham uit hun familieschat? Daarin { $treasury ->
    [one] ligt 1 dirham.
   *[other] liggen { $treasury } dirham.
  }
ask-discard = Leg { $least } of { $most } kaarten af: je hand is te groot.
ask-discard-exactly = { $least ->
    [one] Je moet nog één kaart afleggen.
   *[other] Je moet { $least } kaarten afleggen.
  }
ask-discard-freely = { $most ->
    [one] Je mag nog één kaart afleggen.
   *[other] Je mag tot { $most } kaarten afleggen.
  }
ask-sale = { $space } is bereikt. Verkoop je { $card } voor { $dirham } dirham? { $now ->
    [one] Bewaard is ze nu 1 punt waard
   *[other] Bewaard is ze nu { $now } punten waard
  }, hooguit { $most }.

## Antwoorden

do-marry = Trouwen met de { $family }
do-marry-again = Nog eens trouwen met de { $family }
do-extend = Handelsroute van de { $family } verlengen
do-place = { $family } naar { $space }
do-place-goods = { $family } naar { $space }: fiche { $card } nemen
do-place-link = { $family } naar { $space }: handelsverbinding met de { $passive }
do-stop = Geen kameel meer
do-skip = Beurt laten vervallen
do-discard = { $card } afleggen
do-done = De overige kaarten houden
do-sell = { $card } verkopen
do-keep = { $card } houden
do-plan-ask = { $card }: vraag het mij
do-plan-sell = { $card }: altijd verkopen
do-plan-keep = { $card }: altijd houden

## Prijzen

price-dirham = { $n } dirham
price-treasury = { $n } uit de familieschat

## Wat er gebeurde

dealt = { $seat } krijgt { $cards }.
turn-began = { $seat } is aan de beurt.
married = { $seat } betaalt { $dirham } dirham en trouwt met de { $family }.
drew = { $seat } trekt { $cards }.
drew-hidden = { $seat } trekt { $count ->
    [one] een kaart.
   *[other] { $count } kaarten.
  }
drew-nothing = { $seat } trekt geen kaarten: de kaartlimiet van { $limit } is bereikt.
reshuffled = De aflegstapel wordt tot een nieuwe stapel geschud: { $cards } kaarten.
discarded = { $seat } legt { $card } af.
discarded-hidden = { $seat } legt een kaart af.
tile-came = { $seat } trekt een tegel van de { $family } uit de zak: die komt in het spel.
tile-left = { $seat } trekt een tegel van de { $family } uit de zak: die gaat uit het spel.
placed = { $seat } zet een kameel van de { $family } op { $space }.
placed-again = { $seat } zet nog een kameel van de { $family } op { $space }, voor { $dirham } dirham uit hun familieschat.
token-taken = { $seat } neemt het fiche { $card }.
sold = { $seat } verkoopt { $card } voor { $dirham } dirham.
kept = { $seat } houdt { $card }.
planned-ask = Over { $card } word je gevraagd.
planned-sell = { $card } wordt ongevraagd verkocht.
planned-keep = { $card } wordt ongevraagd gehouden.
linked = Nieuwe handelsverbinding op { $space }: { $seat } brengt de { $family } bij de { $passive }.
premium = { $seat } krijgt een premie van { $dirham } dirham.
link-tiles-taken = { $count ->
    [0] { $seat } neemt geen verbindingstegel: er is er geen meer.
    [one] { $seat } neemt een verbindingstegel.
   *[other] { $seat } neemt { $count } verbindingstegels.
  }
skipped = { $seat } kan niets doen: de beurt vervalt.
ended-all-linked = Elke familie heeft een handelsverbinding: de partij is voorbij.
ended-five-links = Een familie heeft haar vijfde handelsverbinding: de partij is voorbij.
ended-blocked = Niemand kan nog iets doen: de partij is voorbij.
hand-shown = { $seat } toont { $cards }: { $points } punten.
hand-empty = { $seat } heeft geen kaarten op hand: { $points } punten.

## Waarom niet

no-already-member = Je hoort al bij de { $family }.
no-tile-left = Er is geen familietegel van de { $family } meer.
no-too-dear = Trouwen met de { $family } kost { $price } dirham, en je hebt er { $cash }.
no-not-member = Je hoort niet bij de { $family }.
no-stock = Er zijn geen kamelen van de { $family } meer.
no-way-on = De handelsroute van de { $family } kan nergens verder.
no-more-camels = In deze beurt wordt geen kameel meer gezet.
no-treasury = Eén kameel komt niet tot { $space }, en de schat van de { $family } kan geen tweede betalen.
no-same-family = Op { $space } staat al een kameel van de { $family }.
no-space-full = Op { $space } staan twee kamelen, en meer mogen het er niet zijn.
no-not-adjacent = { $space } grenst niet aan de handelsroute van de { $family }.
no-space-at-once = Alleen de { $family } kun je verlengen: wijs een vak aan.
no-family-yet = Je hoort nog bij geen enkele familie. Trouw eerst.
no-family-first = Kies eerst de familie. { $space } staat open voor: { $families }.
no-family-fixed = Je verlengt de handelsroute van de { $family }, en alle kamelen van een beurt zijn van één familie.
no-route-goes-on = Geen van je families kan een kameel zetten.
no-stop-yet = Een handelsroute groeit met minstens één kameel.
no-skip = Een beurt vervalt alleen als er niets anders kan.
no-sale-now = Een kaart kun je verkopen als haar warenvak voor het eerst bereikt wordt.
no-sale-past = { $card } kan niet meer verkocht worden: het warenvak is al bereikt.
no-sale-first = Beslis eerst of je { $card } verkoopt.
no-discard-now = Kaarten leg je af nadat je er getrokken hebt.
no-discard-more = { $least ->
    [one] Je moet nog één kaart afleggen.
   *[other] Je moet nog { $least } kaarten afleggen.
  }
no-discard-first = Beslis eerst welke kaarten je aflegt.
no-card-not-held = Je hebt { $card } niet op hand.
no-card-sold = { $card } heb je verkocht: de kaart blijft liggen.
no-planned-already = Dat is voor { $card } al zo gepland.
fix-extend = Verleng in plaats daarvan de handelsroute van de { $family }.
fix-marry = Voor { $dirham } dirham kun je met de { $family } trouwen.
fix-via = Met twee kamelen van de { $family } lukt het: eerst naar { $via }, dan naar { $space } voor { $dirham } dirham uit de familieschat.

## Scoreblad

source-cards = Warenkaarten
source-tokens = Warenfiches
source-links = Verbindingstegels
source-cash = Geld
ending-all-linked = elke familie had een handelsverbinding
ending-five-links = een familie had vijf handelsverbindingen
ending-blocked = niemand kon nog iets doen
tie-shared = gedeelde winst

## Tafelopties

option-start = Startspeler
option-start-first = Eerste plaats
option-start-random = Door loting

## De tafel in de terminal

face-ending = De partij eindigt als elke familie een handelsverbinding heeft ({ $bare ->
    [0] elke heeft er een
    [one] 1 heeft er nog geen
   *[other] { $bare } hebben er nog geen
  }) of één familie er { $most } heeft (de meeste nu: { $now }).
face-families = De families: wat trouwen kost, wie erbij hoort en waar hun kamelen staan, vanaf de thuisplaats.
face-family = { $family }: { $tiles ->
    [0] geen tegel meer
    [one] { $price } dirham, nog 1 tegel
   *[other] { $price } dirham, nog { $tiles } tegels
  }; schat { $treasury }; { $stock ->
    [0] geen kamelen
    [one] 1 kameel
   *[other] { $stock } kamelen
  } in voorraad.
face-linked = Verbonden met: { $families }.
face-members = Leden: { $members }.
face-camels = Kamelen: { $spaces }.
face-full = Vol, met twee kamelen: { $spaces }.
face-goods = Bereikte waren: { $reached } van { $total }.
face-tokens = Warenfiches liggen nog op: { $spaces }.
face-piles = Trekstapel: { $deck }. Aflegstapel: { $discard }. Handlimiet: { $limit }, verkochte kaarten meegeteld.
face-bag = Familietegels in de zak: { $tiles }.
face-removed = Familietegels uit het spel: { $families }.
face-own = Jij: { $cash } dirham, warenfiches { $tokens }, verbindingstegels { $links }, kaarten in de hand { $cards }, verkocht { $sold }.
face-player = { $seat }: { $cash } dirham, warenfiches { $tokens }, verbindingstegels { $links }, kaarten in de hand { $cards }, verkocht { $sold }.
face-married = Families: { $families }.
face-hand = Je hand:
face-bare = Je hand is leeg.
face-card = { $card } ({ $space }): nu { $now } waard, hoogstens { $most }.
face-card-done = { $card } ({ $space }): { $now } waard.
face-card-lost = { $card } ({ $space }): niet bereikt, en geen familie heeft nog kamelen.
face-card-open = { $card } ({ $space }): niet bereikt, hoogstens { $most } waard. { $steps ->
    [one] 1 veld
   *[other] { $steps } velden
  } ver: { $families }.
face-plan = Plan: { $plan ->
    [sell] altijd verkopen.
   *[keep] altijd houden.
  }
