## Wat er gevraagd wordt

ask-character = Welk karakter speel je?
ask-objective = Welke doelkaart houd je? Nog { $left }.
ask-compensation = Je worp was laag: je krijgt { $n } ter compensatie, in geld of kamelen. Hoe verdeel je dat?
ask-turn = Jij bent aan de beurt: een actie, of eerst een extra actie?
ask-turn-acted = Je actie is gedaan: nog een extra actie, of einde van je beurt?
ask-die = { $left ->
    [one] Welke dobbelsteen zet je op “{ $space }”?
   *[other] Welke dobbelsteen zet je op “{ $space }”? Nog { $left }.
  }
ask-column = “{ $space }”: welke kolom neem je?
ask-contract = Welk handelscontract uit kolom 1 tot { $value } neem je?
ask-extra = Wat neem je bij het handelscontract uit kolom { $column }?
ask-drop = Welk oud handelscontract leg je weg?
ask-drawn = Je trok { $contract }. Houd je het?
ask-travel = Waarheen reis je? Stappen over: { $left }. Tot nu toe { $coins } geld, { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
  }.
ask-step = Waarheen leidt je gratis stap? Stappen over: { $left }. Tot nu toe { $coins } geld, { $camels ->
    [one] 1 kameel
   *[other] { $camels } kamelen
  }.
ask-first-post = Beide pionnen komen aan: welke handelspost wordt eerst gezet?
ask-lift = Je hebt geen handelspost meer: welke verplaats je naar { $place }?
ask-good = { $left ->
    [one] Welk product neem je?
   *[other] Welk product neem je? Nog { $left }.
  }
ask-pair = Welke twee verschillende producten neem je?
ask-pay-goods = { $left ->
    [one] Welk product lever je in?
   *[other] Welke producten lever je in? Nog { $left }.
  }
ask-any-town = Welke stadsbonus neem je?
ask-own-town = { $left ->
    [one] De bonus van welke van je kleine steden?
   *[other] De bonus van welke van je kleine steden? Nog { $left }.
  }
ask-direction = { $card }: welke kant op?
ask-times = { $way }: hoe vaak?
ask-black-die = Neem je de zwarte dobbelsteen?
ask-reroll = Welke dobbelsteen werp je opnieuw?
ask-adjust = Welke dobbelsteen draai je, omhoog of omlaag?

## Antwoorden

do-character = { $character } nemen
do-keep = { $objective } houden
do-use = { $space }
do-complete = { $contract } vervullen
do-reroll = 1 dobbelsteen opnieuw werpen
do-adjust = 1 dobbelsteen verhogen of verlagen
do-buy = 1 zwarte dobbelsteen kopen
do-end = Beurt beëindigen
do-die = Dobbelsteen: { $die }
do-up = { $die } met 1 verhogen
do-down = { $die } met 1 verlagen
do-column = Kolom { $n }: { $content }
do-times = { $n ->
    [one] 1 keer
   *[other] { $n } keer
  }
do-direction = { $way }
do-pick = Kolom { $column }: { $contract }
do-pick-instead = Kolom { $column }: { $contract }, en een actief handelscontract moet weg
do-enough = Geen handelscontracten meer
do-extra = { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }
do-drop = { $contract } wegleggen
do-take = { $good } nemen
do-pair = { $one } en { $other } nemen
do-pay = { $good } inleveren
do-pay-pair = { $one } en { $other } inleveren
do-bonus = { $tile }
do-go = Naar { $place }
do-go-figure = Pion { $figure } naar { $place }
do-lift = Handelspost uit { $place } verplaatsen
do-first = Eerst in { $place }
do-compensate = { $coins ->
    [0] { "" }
   *[other] { $coins } geld
  }{ $coins ->
    [0] { "" }
   *[other] { $camels ->
        [0] { "" }
       *[other] { ", " }
      }
  }{ $camels ->
    [0] { "" }
    [one] 1 kameel
   *[other] { $camels } kamelen
  }
do-accept = Nemen
do-decline = Afzien
do-stop = Hier stoppen
do-stay = Blijven staan

## Prijzen

price-coin = { $n } geld
price-camel = { $n ->
    [one] 1 kameel
   *[other] { $n } kamelen
  }
price-pepper = { $n } peper
price-silk = { $n } zijde
price-gold = { $n } goud
price-vp = { $n ->
    [one] 1 punt
   *[other] { $n } punten
  }
price-good = { $n ->
    [one] 1 product
   *[other] { $n } producten
  }

## Wat er gebeurde

start-player = { $seat } is startspeler.
characters-revealed = Karakters om uit te kiezen: { $characters }.
character-taken = { $seat } speelt { $character }.
objectives-dealt = { $seat } krijgt de doelkaarten { $objectives }.
objectives-kept = { $seat } heeft twee doelkaarten gekozen.
round-began = Ronde { $round } begint.
contracts-laid = Er liggen nieuwe handelscontracten op het bord.
rolled = { $seat } werpt { $dice }.
turn-began = { $seat } is aan de beurt.
placed = { $seat } zet { $dice } op “{ $space }”.
gained = { $seat } krijgt { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
paid = { $seat } betaalt { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
scored = { $points ->
    [one] { $seat } scoort 1 punt.
   *[other] { $seat } scoort { $points } punten.
  }
points-paid = { $points ->
    [one] { $seat } levert 1 punt in.
   *[other] { $seat } levert { $points } punten in.
  }
contract-taken = { $seat } neemt { $contract }.
contract-drawn = { $seat } trekt { $contract } van de speciale stapel.
contract-declined = { $seat } ziet af van { $contract }.
contract-dropped = { $seat } legt { $contract } weg.
contract-completed = { $seat } vervult { $contract }.
moved = { $seat } reist naar { $place }.
stayed = { $seat } zet geen stap.
post-placed = { $seat } zet een handelspost in { $place }.
post-lifted = { $seat } neemt de handelspost uit { $place }.
post-not-moved = { $seat } trekt door { $place } zonder er een handelspost heen te verplaatsen.
posts-scored = { $seat } heeft handelspost nummer { $number } gezet: { $points } punten.
office-taken = { $seat } krijgt de { $office }.
town-paid = { $seat } krijgt uitgekeerd: { $tile }.
black-die-taken = { $seat } neemt een dobbelsteen van het bord: { $die }.
die-rolled = { $seat } werpt { $old } opnieuw: { $new }.
die-turned = { $seat } maakt van { $old }: { $new }.
objectives-shown = { $seat } toont de doelkaarten { $objectives }.
final-score = { $seat } eindigt met { $total } punten (Beijing { $beijing }, producten { $goods }, geld { $coins }, doelkaarten { $objectives }, meeste handelscontracten { $mostcontracts }).

## Waarom niet

no-acted = Je hebt je actie in deze beurt al uitgevoerd.
no-end-yet = Zolang je dobbelstenen hebt, moet je een actie uitvoeren voordat je beurt eindigt.
no-finish-first = Maak af wat je begonnen bent, of neem het terug.
no-space-dice = { $dice ->
    [one] { $space } vraagt een dobbelsteen, en je hebt er geen meer.
   *[other] { $space } vraagt { $dice } dobbelstenen, en je hebt er te weinig.
  }
no-space-colour = Jouw kleur ligt al op { $space }: in deze ronde kunnen alleen zwarte en witte dobbelstenen volgen.
no-space-coins = { $space } is bezet, en erbij zetten kost je laagste dobbelsteen in geld: je komt { $missing } tekort.
no-travel-cost = Zelfs één stap is niet te betalen: je komt minstens { $missing } geld tekort.
no-travel-camels = Elke route vanhier kost kamelen: je komt er minstens { $camels } tekort.
no-khan-full = Alle plaatsen bij Khan zijn in deze ronde bezet.
no-khan-low = Khan vraagt nu minstens een { $face }.
no-contracts-left = Er ligt geen handelscontract op het bord.
no-card-absent = Deze stadskaart doet in dit spel niet mee.
no-card-post = Je hebt geen handelspost in { $place }.
no-card-closed = Op deze kaart ligt al een dobbelsteen: ze is tot de volgende ronde gesloten.
no-card-fresh = Je handelspost in { $place } is nieuw: de kaarten daar mag je vanaf je volgende beurt gebruiken.
no-card-cost = Je kunt { $card } niet één keer betalen: je mist { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
no-card-contracts = Je hebt nog geen handelscontract vervuld.
no-card-towns = Je hebt geen handelspost in een kleine stad.
no-contract-cost = Je mist { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
no-contract-board = Handelscontracten op het bord neem je met een dobbelsteen.
no-contract-yours = Dit is niet een van je actieve handelscontracten.
no-bonus-camels = { $n ->
    [one] Je mist 1 kameel.
   *[other] Je mist { $n } kamelen.
  }
no-bonus-dice = Je hebt geen dobbelsteen meer op je tableau.
no-bonus-raschid = De dobbelstenen van Raschid hebben geen waarde voordat ze gezet worden.
no-buy-again = Per beurt kan maar één zwarte dobbelsteen gekocht worden.
no-buy-left = Er ligt geen zwarte dobbelsteen meer op het bord.
no-place-travel = Om te reizen zet je eerst dobbelstenen op het veld reizen.
no-die-first = Kies eerst het actieveld, dan de dobbelstenen.
no-die-held = Zo'n dobbelsteen heb je niet: { $die }.
no-die-colour = Jouw kleur ligt daar al: alleen zwarte en witte dobbelstenen kunnen volgen.
no-die-high = Het veld is bezet, en met { $die } kun je niet betalen.
no-adjust-past = Een dobbelsteen wordt nooit voorbij 1 of 6 gedraaid.
no-column-high = Kolom { $n } is te hoog: je laagste dobbelsteen is { $lowest }.
no-step-left = { $steps ->
    [one] Je enige stap is gebruikt.
   *[other] Al je { $steps } stappen zijn gebruikt.
  }
no-step-camels = { $n ->
    [one] Voor deze route mis je 1 kameel.
   *[other] Voor deze route mis je { $n } kamelen.
  }
no-step-coins = Voor deze stap mis je { $n } geld.
no-step-far = Geen enkele stap brengt je daarheen.
no-stop-yet = Een reis telt minstens één stap.
no-pick-absent = Dit handelscontract ligt niet op het bord.
no-pick-again = Dit handelscontract heb je al gekozen.
no-pick-high = Het ligt in kolom { $column }, en je dobbelsteen is { $value }.
no-pick-more = Meer dan { $n } handelscontracten neem je niet tegelijk.
no-times-die = Niet vaker dan je dobbelsteen aangeeft: { $value }.
no-times-cost = Dat kun je hoogstens { $most } keer betalen en gebruiken.
no-times-least = Het moet minstens één keer gebruikt worden.
no-lift-post = Daar heb je geen handelspost.
no-lift-fresh = Deze handelspost is in dezelfde beweging gezet en blijft staan.
no-bonus-again = De bonus van deze stad heb je al gekozen.
no-bonus-post = In de stad van deze bonus heb je geen handelspost.
no-bonus-itself = Dit fiche kan zichzelf niet kiezen.
no-character-taken = { $character } is al gekozen.
no-character-hidden = { $character } is niet opengelegd.
no-objective-dealt = Deze doelkaart heb je niet gekregen.
no-objective-again = Deze doelkaart heb je al gehouden.
fix-turn = { $camels ->
    [one] Draai { $old } naar { $new } voor 1 kameel.
   *[other] Draai { $old } naar { $new } voor { $camels } kamelen.
  }
fix-bag = Zet eerst een dobbelsteen op de geldbuidel: { $coins } geld.
fix-buy = Koop een zwarte dobbelsteen voor { $camels } kamelen.

## Scoreblad

source-contracts = Handelscontracten
source-city-cards = Stadskaarten
source-exchanged = Ingeruilde punten
source-towns = Stadsbonussen
source-offices = Pakhuisbonussen
source-posts = Handelsposten
source-beijing = Beijing
source-goods = Producten
source-coins = Geld
source-objectives = Doelkaarten
source-most-contracts = Meeste handelscontracten
ending-rounds = vijf ronden zijn gespeeld
tie-camels = meer kamelen
tie-shared = gedeelde winst

## Tafelregels

option-random_town_bonuses = Willekeurige stadsbonussen
option-random_town_bonuses-off = Uit
option-random_town_bonuses-on = Aan
option-character_draft = Karakters kiezen
option-character_draft-off = Uit
option-character_draft-on = Aan
option-objective_choice = Doelkaarten kiezen
option-objective_choice-off = Uit
option-objective_choice-on = Aan
option-city_card_on_turn_of_post = Stadskaart al in de beurt van de handelspost
option-city_card_on_turn_of_post-off = Uit
option-city_card_on_turn_of_post-on = Aan
option-card_steps_form_one_movement = Stappen van een stadskaart vormen één beweging
option-card_steps_form_one_movement-on = Aan
option-card_steps_form_one_movement-off = Uit
option-pass_through_relocation_optional = Wilhelm mag onderweg afzien van verplaatsen
option-pass_through_relocation_optional-on = Aan
option-pass_through_relocation_optional-off = Uit
option-beijing_posts_move_up = Handelsposten in Beijing schuiven op
option-beijing_posts_move_up-on = Aan
option-beijing_posts_move_up-off = Uit

## De tafel in de terminal

face-before = Voor de eerste ronde.
face-round = Ronde { $round } van { $rounds }. Startspeler: { $seat }. Zwarte dobbelstenen over: { $black }.
face-spaces = Actievelden, met het aantal dobbelstenen dat ze vragen. Waar dobbelstenen liggen, kost erbij zetten je laagste dobbelsteen in geld.
face-spaces-free = Actievelden, met het aantal dobbelstenen dat ze vragen. Erbij zetten kost je niets.
face-space = { $space } ({ $dice ->
    [one] 1 dobbelsteen
   *[other] { $dice } dobbelstenen
  })
face-columns = een laagste dobbelsteen van 1 tot { $most } geeft { $ways }.
face-steps = 1 tot { $most } stappen kosten { $costs } geld, plus de wegen.
face-reward = { $reward }.
face-from = een of twee uit de kolommen hieronder.
face-occupied = Dobbelstenen: { $dice }.
face-dummy = plaatshouder
face-khan = { $left ->
    [0] Geen plaats meer.
    [one] Nog 1 plaats, vanaf een { $least }.
   *[other] Nog { $left } plaatsen, vanaf een { $least }.
  }
face-contracts = Handelscontracten per kolom; je dobbelsteen zegt hoe ver je komt. Nog { $stack } in de speciale stapel.
face-column = { $column }: { $contract }.
face-extra = Erbij: { $ways }.
face-no-contracts = Er ligt er geen meer.
face-cities = Grote steden; wie er een handelspost heeft, mag de kaart gebruiken:
face-card = { $card }.
face-card-closed = { $card }, gesloten door { $dice }.
face-office = { $office } voor de eerste handelspost.
face-towns = Kleine steden; handelsposten daar leveren aan het begin van elke ronde iets op:
face-town = { $tile }.
face-posts = Handelsposten: { $owners }.
face-free = vrij
face-beijing = Beijing, aan het eind: { $places }.
face-roads = Vanuit { $place } leiden wegen naar: { $ways }.
face-you = Jij
face-choose = De karakters:
face-seated = { $name }:
face-player = { $name }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }, in { $places }.
face-ability = { $character ->
    [raschid] Werpt nooit: elke dobbelsteen krijgt bij het plaatsen een getal naar keuze.
    [matteo] Heeft de witte dobbelsteen en trekt elke ronde een handelscontract.
    [mercator] Gebruiken anderen een markt, dan is er één van die soort.
    [kublai] Begint in Beijing, met een handelspost daar.
    [johannes] Komt in één stap van oase naar oase, en elke ronde is er 3 geld.
    [berke] Betaalt niets voor erbij zetten op een veld.
    [niccolo] Twee figuren, en elke ronde 1 kameel.
    [wilhelm] Heeft 11 handelsposten en zet ze ook in het voorbijgaan.
   *[other] { "" }
  }
face-supply = { $supply }. Dobbelstenen: { $dice }.
face-supply-only = { $supply }. Geen dobbelstenen.
face-has-posts = Handelsposten: { $places }; nog { $left }.
face-no-posts = Nog geen handelsposten gezet; nog { $left }.
face-done = Vervulde handelscontracten: { $n }.
face-active = Open: { $contracts }.
face-none-active = Geen open handelscontract.
face-objectives = Je geheime doelkaarten: { $objectives }.
face-yours = Je hebt
face-placing = Je zet { $dice } op “{ $space }”.
face-picked = Gekozen: { $contracts }.
face-path = Tot nu toe: { $places }.
