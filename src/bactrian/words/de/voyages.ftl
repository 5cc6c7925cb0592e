## Was gefragt ist

ask-character = Welchen Charakter spielst du?
ask-objective = Welche Zielkarte behältst du? Noch { $left }.
ask-compensation = Dein Wurf war niedrig: Dir steht ein Ausgleich von { $n } zu, in Geld oder Kamelen. Wie teilst du auf?
ask-turn = Du bist am Zug: eine Aktion, oder zuerst eine Zusatzaktion?
ask-turn-acted = Deine Aktion ist ausgeführt: noch eine Zusatzaktion, oder Zugende?
ask-die = { $left ->
    [one] Welchen Würfel setzt du auf „{ $space }“?
   *[other] Welchen Würfel setzt du auf „{ $space }“? Noch { $left }.
  }
ask-column = „{ $space }“: Welche Spalte nimmst du?
ask-contract = Welchen Auftrag aus den Spalten 1 bis { $value } nimmst du?
ask-extra = Was nimmst du zum Auftrag aus Spalte { $column } dazu?
ask-drop = Welchen alten Auftrag legst du weg?
ask-drawn = Du hast { $contract } gezogen. Behältst du ihn?
ask-travel = Wohin reist du? Schritte übrig: { $left }. Bisher { $coins } Geld, { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
  }.
ask-step = Wohin führt dein freier Schritt? Schritte übrig: { $left }. Bisher { $coins } Geld, { $camels ->
    [one] 1 Kamel
   *[other] { $camels } Kamele
  }.
ask-first-post = Beide Figuren kommen an: Welcher Handelsposten wird zuerst gesetzt?
ask-lift = Du hast keinen Handelsposten mehr: Welchen versetzt du nach { $place }?
ask-good = { $left ->
    [one] Welche Ware nimmst du?
   *[other] Welche Ware nimmst du? Noch { $left }.
  }
ask-pair = Welche zwei unterschiedlichen Waren nimmst du?
ask-pay-goods = { $left ->
    [one] Welche Ware gibst du ab?
   *[other] Welche Waren gibst du ab? Noch { $left }.
  }
ask-any-town = Welchen Stadtbonus nimmst du?
ask-own-town = { $left ->
    [one] Den Bonus welcher deiner kleinen Städte?
   *[other] Den Bonus welcher deiner kleinen Städte? Noch { $left }.
  }
ask-direction = { $card }: In welche Richtung?
ask-times = { $way }: Wie oft?
ask-black-die = Nimmst du den schwarzen Würfel?
ask-reroll = Welchen Würfel würfelst du neu?
ask-adjust = Welchen Würfel drehst du, rauf oder runter?

## Antworten

do-character = { $character } nehmen
do-keep = { $objective } behalten
do-use = { $space }
do-complete = { $contract } ausführen
do-reroll = 1 Würfel neu würfeln
do-adjust = 1 Würfel rauf oder runter drehen
do-buy = 1 schwarzen Würfel kaufen
do-end = Zug beenden
do-die = Würfel: { $die }
do-up = { $die } um 1 rauf drehen
do-down = { $die } um 1 runter drehen
do-column = Spalte { $n }: { $content }
do-times = { $n ->
    [one] 1-mal
   *[other] { $n }-mal
  }
do-direction = { $way }
do-pick = Spalte { $column }: { $contract }
do-pick-instead = Spalte { $column }: { $contract }, und ein aktiver Auftrag muss weichen
do-enough = Keine weiteren Aufträge
do-extra = { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }
do-drop = { $contract } weglegen
do-take = { $good } nehmen
do-pair = { $one } und { $other } nehmen
do-pay = { $good } abgeben
do-pay-pair = { $one } und { $other } abgeben
do-bonus = { $tile }
do-go = Nach { $place }
do-go-figure = Figur { $figure } nach { $place }
do-lift = Handelsposten aus { $place } versetzen
do-first = Zuerst in { $place }
do-compensate = { $coins ->
    [0] { "" }
   *[other] { $coins } Geld
  }{ $coins ->
    [0] { "" }
   *[other] { $camels ->
        [0] { "" }
       *[other] { ", " }
      }
  }{ $camels ->
    [0] { "" }
    [one] 1 Kamel
   *[other] { $camels } Kamele
  }
do-accept = Nehmen
do-decline = Verzichten
do-stop = Hier anhalten
do-stay = Stehen bleiben

## Preise

price-coin = { $n } Geld
price-camel = { $n ->
    [one] 1 Kamel
   *[other] { $n } Kamele
  }
price-pepper = { $n } Pfeffer
price-silk = { $n } Seide
price-gold = { $n } Gold
price-vp = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
price-good = { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
  }

## Was geschah

start-player = { $seat } ist Startspieler.
characters-revealed = Zur Wahl stehende Charaktere: { $characters }.
character-taken = { $seat } spielt { $character }.
objectives-dealt = { $seat } erhält die Zielkarten { $objectives }.
objectives-kept = { $seat } hat zwei Zielkarten gewählt.
round-began = Runde { $round } beginnt.
contracts-laid = Neue Aufträge liegen auf dem Spielplan.
rolled = { $seat } würfelt { $dice }.
turn-began = { $seat } ist am Zug.
placed = { $seat } setzt { $dice } auf „{ $space }“.
gained = { $seat } erhält { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
paid = { $seat } bezahlt { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
scored = { $points ->
    [one] { $seat } erhält 1 Punkt.
   *[other] { $seat } erhält { $points } Punkte.
  }
points-paid = { $points ->
    [one] { $seat } gibt 1 Punkt ab.
   *[other] { $seat } gibt { $points } Punkte ab.
  }
contract-taken = { $seat } nimmt { $contract }.
contract-drawn = { $seat } zieht { $contract } vom Sonderstapel.
contract-declined = { $seat } verzichtet auf { $contract }.
contract-dropped = { $seat } legt { $contract } weg.
contract-completed = { $seat } führt { $contract } aus.
moved = { $seat } zieht nach { $place }.
stayed = { $seat } macht keinen Schritt.
post-placed = { $seat } setzt einen Handelsposten in { $place }.
post-lifted = { $seat } nimmt den Handelsposten aus { $place }.
post-not-moved = { $seat } zieht durch { $place }, ohne einen Handelsposten dorthin zu versetzen.
posts-scored = { $seat } hat den { $number }. Handelsposten gesetzt: { $points } Punkte.
office-taken = { $seat } erhält den { $office }.
town-paid = { $seat } erhält ausgeschüttet: { $tile }.
black-die-taken = { $seat } nimmt einen Würfel vom Spielplan: { $die }.
die-rolled = { $seat } würfelt { $old } neu: { $new }.
die-turned = { $seat } macht aus { $old }: { $new }.
objectives-shown = { $seat } zeigt die Zielkarten { $objectives }.
final-score = { $seat } hat am Ende { $total } Punkte (Beijing { $beijing }, Waren { $goods }, Geld { $coins }, Zielkarten { $objectives }, meiste Aufträge { $mostcontracts }).

## Warum nicht

no-acted = Du hast deine Aktion in diesem Zug schon ausgeführt.
no-end-yet = Solange du Würfel hast, musst du vor dem Zugende eine Aktion ausführen.
no-finish-first = Führe zu Ende, was du begonnen hast, oder nimm es zurück.
no-space-dice = { $dice ->
    [one] { $space } braucht einen Würfel, und du hast keinen mehr.
   *[other] { $space } braucht { $dice } Würfel, und du hast zu wenige.
  }
no-space-colour = Deine Farbe liegt schon auf { $space }: In dieser Runde können nur noch schwarze und weiße Würfel folgen.
no-space-coins = { $space } ist besetzt, und das Dazusetzen kostet deinen niedrigsten Würfel in Geld: Dir fehlen { $missing }.
no-travel-cost = Nicht einmal ein Schritt ist bezahlbar: Dir fehlen mindestens { $missing } Geld.
no-travel-camels = Jeder Weg von hier kostet Kamele: Dir fehlen mindestens { $camels }.
no-khan-full = Alle Plätze beim Khan sind in dieser Runde besetzt.
no-khan-low = Der Khan verlangt jetzt mindestens eine { $face }.
no-contracts-left = Auf dem Spielplan liegt kein Auftrag.
no-card-absent = Diese Stadtkarte ist in diesem Spiel nicht dabei.
no-card-post = Du hast keinen Handelsposten in { $place }.
no-card-closed = Auf dieser Karte liegt schon ein Würfel: Sie ist bis zur nächsten Runde geschlossen.
no-card-fresh = Dein Handelsposten in { $place } ist neu: Die Karten dort darfst du ab deinem nächsten Zug nutzen.
no-card-cost = Du kannst { $card } nicht einmal bezahlen: Dir fehlt: { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
no-card-contracts = Du hast noch keinen Auftrag ausgeführt.
no-card-towns = Du hast keinen Handelsposten in einer kleinen Stadt.
no-contract-cost = Dir fehlt: { $kind ->
    [coin] { price-coin }
    [camel] { price-camel }
    [pepper] { price-pepper }
    [silk] { price-silk }
    [good] { price-good }
   *[gold] { price-gold }
  }.
no-contract-board = Aufträge auf dem Spielplan nimmst du mit einem Würfel.
no-contract-yours = Das ist keiner deiner aktiven Aufträge.
no-bonus-camels = { $n ->
    [one] Dir fehlt 1 Kamel.
   *[other] Dir fehlen { $n } Kamele.
  }
no-bonus-dice = Du hast keinen Würfel mehr auf deinem Tableau.
no-bonus-raschid = Raschids Würfel haben vor dem Setzen keinen Wert.
no-buy-again = Nur ein schwarzer Würfel kann pro Zug gekauft werden.
no-buy-left = Auf dem Spielplan ist kein schwarzer Würfel mehr.
no-place-travel = Um zu ziehen, setze zuerst Würfel auf das Feld Reisen.
no-die-first = Wähle erst das Aktionsfeld, dann die Würfel.
no-die-held = Einen solchen Würfel hast du nicht: { $die }.
no-die-colour = Deine Farbe liegt dort schon: Nur schwarze und weiße Würfel können folgen.
no-die-high = Das Feld ist besetzt, und mit { $die } könntest du nicht bezahlen.
no-adjust-past = Ein Würfel wird nie über die 1 oder die 6 hinaus gedreht.
no-column-high = Spalte { $n } ist zu hoch: Dein niedrigster Würfel ist { $lowest }.
no-step-left = { $steps ->
    [one] Dein einziger Schritt ist verbraucht.
   *[other] Alle { $steps } Schritte sind verbraucht.
  }
no-step-camels = { $n ->
    [one] Für diesen Weg fehlt dir 1 Kamel.
   *[other] Für diesen Weg fehlen dir { $n } Kamele.
  }
no-step-coins = Für diesen Schritt fehlen dir { $n } Geld.
no-step-far = Kein einzelner Schritt führt dich dorthin.
no-stop-yet = Eine Reise hat mindestens einen Schritt.
no-pick-absent = Dieser Auftrag liegt nicht auf dem Spielplan.
no-pick-again = Diesen Auftrag hast du schon gewählt.
no-pick-high = Er liegt in Spalte { $column }, und dein Würfel zeigt { $value }.
no-pick-more = Mehr als { $n } Aufträge nimmst du nicht auf einmal.
no-times-die = Nicht öfter, als dein Würfel zeigt: { $value }.
no-times-cost = Das kannst du höchstens { $most }-mal bezahlen und nutzen.
no-times-least = Mindestens einmal muss es genutzt werden.
no-lift-post = Dort hast du keinen Handelsposten.
no-lift-fresh = Dieser Handelsposten wurde in derselben Bewegung gesetzt und bleibt stehen.
no-bonus-again = Den Bonus dieser Stadt hast du schon gewählt.
no-bonus-post = In der Stadt dieses Bonus hast du keinen Handelsposten.
no-bonus-itself = Dieser Marker kann sich nicht selbst wählen.
no-character-taken = { $character } ist vergeben.
no-character-hidden = { $character } wurde nicht aufgedeckt.
no-objective-dealt = Diese Zielkarte hast du nicht erhalten.
no-objective-again = Diese Zielkarte hast du schon behalten.
fix-turn = { $camels ->
    [one] Drehe { $old } auf { $new } für 1 Kamel.
   *[other] Drehe { $old } auf { $new } für { $camels } Kamele.
  }
fix-bag = Setze zuerst einen Würfel ein, um { $coins } Geld zu nehmen.
fix-buy = Kaufe einen schwarzen Würfel für { $camels } Kamele.

## Wertungsblatt

source-contracts = Aufträge
source-city-cards = Stadtkarten
source-exchanged = Eingetauschte Punkte
source-towns = Stadtboni
source-offices = Kontorboni
source-posts = Handelsposten
source-beijing = Beijing
source-goods = Waren
source-coins = Geld
source-objectives = Zielkarten
source-most-contracts = Meiste Aufträge
ending-rounds = fünf Runden wurden gespielt
tie-camels = mehr Kamele
tie-shared = geteilter Sieg

## Tischregeln

option-random_town_bonuses = Zufällige Stadtboni
option-random_town_bonuses-off = Aus
option-random_town_bonuses-on = An
option-character_draft = Charaktere aussuchen
option-character_draft-off = Aus
option-character_draft-on = An
option-objective_choice = Zielkarten aussuchen
option-objective_choice-off = Aus
option-objective_choice-on = An
option-city_card_on_turn_of_post = Stadtkarte schon im Zug des Handelspostens
option-city_card_on_turn_of_post-off = Aus
option-city_card_on_turn_of_post-on = An
option-card_steps_form_one_movement = Schritte einer Stadtkarte sind eine Bewegung
option-card_steps_form_one_movement-on = An
option-card_steps_form_one_movement-off = Aus
option-pass_through_relocation_optional = Wilhelm darf beim Durchziehen aufs Versetzen verzichten
option-pass_through_relocation_optional-on = An
option-pass_through_relocation_optional-off = Aus
option-beijing_posts_move_up = Handelsposten in Beijing rücken auf
option-beijing_posts_move_up-on = An
option-beijing_posts_move_up-off = Aus

## Der Tisch im Terminal

face-before = Vor der ersten Runde.
face-round = Runde { $round } von { $rounds }. Startspieler: { $seat }. Schwarze Würfel übrig: { $black }.
face-spaces = Aktionsfelder, mit der Zahl der Würfel, die sie brauchen. Wo Würfel liegen, kostet das Dazusetzen deinen niedrigsten Würfel in Geld.
face-spaces-free = Aktionsfelder, mit der Zahl der Würfel, die sie brauchen. Das Dazusetzen kostet dich nichts.
face-space = { $space } ({ $dice } Würfel)
face-columns = ein niedrigster Würfel von 1 bis { $most } bringt { $ways }.
face-steps = 1 bis { $most } Schritte kosten { $costs } Geld, dazu die Wege.
face-reward = { $reward }.
face-from = ein oder zwei aus den Spalten unten.
face-occupied = Würfel: { $dice }.
face-dummy = Platzhalter
face-khan = { $left ->
    [0] Kein Platz mehr.
    [one] Noch 1 Platz, ab einer { $least }.
   *[other] Noch { $left } Plätze, ab einer { $least }.
  }
face-contracts = Aufträge nach Spalten; dein Würfel sagt, wie weit du kommst. Im Sonderstapel noch { $stack }.
face-column = { $column }: { $contract }.
face-extra = Dazu: { $ways }.
face-no-contracts = Es liegt keiner mehr da.
face-cities = Große Städte; wer dort einen Handelsposten hat, darf die Karte nutzen:
face-card = { $card }.
face-card-closed = { $card }, geschlossen durch { $dice }.
face-office = { $office } für den ersten Handelsposten.
face-towns = Kleine Städte; Handelsposten dort bringen zu Beginn jeder Runde etwas ein:
face-town = { $tile }.
face-posts = Handelsposten: { $owners }.
face-free = frei
face-beijing = Beijing, am Ende: { $places }.
face-roads = Von { $place } führen Wege nach: { $ways }.
face-you = Du
face-choose = Die Charaktere:
face-seated = { $name }:
face-player = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, in { $places }.
face-ability = { $character ->
    [raschid] Würfelt nie: Jeder Würfel bekommt beim Einsetzen eine beliebige Zahl.
    [matteo] Hat den weißen Würfel und zieht jede Runde einen Auftrag.
    [mercator] Nutzen andere einen Markt, gibt es eins davon.
    [kublai] Beginnt in Beijing, mit einem Handelsposten dort.
    [johannes] Kommt in einem Schritt von Oase zu Oase, und jede Runde gibt es 3 Geld.
    [berke] Zahlt nichts für das Dazusetzen auf einem Feld.
    [niccolo] Zwei Figuren, und jede Runde 1 Kamel.
    [wilhelm] Hat 11 Handelsposten und setzt sie auch im Vorbeiziehen.
   *[other] { "" }
  }
face-supply = { $supply }. Würfel: { $dice }.
face-supply-only = { $supply }. Keine Würfel.
face-has-posts = Handelsposten: { $places }; noch { $left }.
face-no-posts = Noch keine Handelsposten gesetzt; noch { $left }.
face-done = Ausgeführte Aufträge: { $n }.
face-active = Offen: { $contracts }.
face-none-active = Kein offener Auftrag.
face-objectives = Deine geheimen Zielkarten: { $objectives }.
face-yours = Du hast
face-placing = Du setzt { $dice } auf „{ $space }“.
face-picked = Ausgesucht: { $contracts }.
face-path = Bisher: { $places }.
