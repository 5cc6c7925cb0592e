## Was gefragt ist

ask-turn = Dein Zug: einheiraten oder eine Handelsroute verlängern? Du hast { $dirham } Dirham.
ask-skip = Du kannst weder einheiraten noch eine Handelsroute verlängern: Dein Zug entfällt.
ask-place = Wohin kommt das Kamel ({ $family })?
ask-place-more = Noch ein Kamel ({ $family }), für { $dirham } Dirham aus dem Familienschatz? Darin { $treasury ->
    [one] liegt 1 Dirham.
   *[other] liegen { $treasury } Dirham.
  }
ask-discard = Lege { $least } oder { $most } Karten ab: Deine Hand ist zu groß.
ask-discard-exactly = { $least ->
    [one] Du musst noch eine Karte ablegen.
   *[other] Du musst { $least } Karten ablegen.
  }
ask-discard-freely = { $most ->
    [one] Du darfst noch eine Karte ablegen.
   *[other] Du darfst bis zu { $most } Karten ablegen.
  }
ask-sale = { $space } ist erreicht. Verkaufst du { $card } für { $dirham } Dirham? { $now ->
    [one] Behalten ist sie jetzt 1 Punkt wert
   *[other] Behalten ist sie jetzt { $now } Punkte wert
  }, höchstens { $most }.

## Antworten

do-marry = Einheiraten: { $family }
do-marry-again = Noch einmal einheiraten: { $family }
do-extend = Handelsroute verlängern: { $family }
do-place = { $family } nach { $space }
do-place-goods = { $family } nach { $space }: Warenplättchen { $card } nehmen
do-place-link = { $family } nach { $space }: Handelsverbindung ({ $passive })
do-stop = Kein weiteres Kamel
do-skip = Zug entfallen lassen
do-discard = { $card } ablegen
do-done = Die übrigen Karten behalten
do-sell = { $card } verkaufen
do-keep = { $card } behalten
do-plan-ask = { $card }: frage mich
do-plan-sell = { $card }: immer verkaufen
do-plan-keep = { $card }: immer behalten

## Preise

price-dirham = { $n } Dirham
price-treasury = { $n } aus dem Familienschatz

## Was geschah

dealt = { $seat } erhält { $cards }.
turn-began = { $seat } ist an der Reihe.
married = { $seat } zahlt { $dirham } Dirham und heiratet ein: { $family }.
drew = { $seat } zieht { $cards }.
drew-hidden = { $seat } zieht { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
  }
drew-nothing = { $seat } zieht keine Karten: Das Kartenlimit von { $limit } ist erreicht.
reshuffled = Der Ablagestapel wird zum neuen Stapel gemischt: { $cards } Karten.
discarded = { $seat } legt { $card } ab.
discarded-hidden = { $seat } legt eine Karte ab.
tile-came = { $seat } zieht aus dem Stoffbeutel ein Familienplättchen: { $family }. Es kommt ins Spiel.
tile-left = { $seat } zieht aus dem Stoffbeutel ein Familienplättchen: { $family }. Es kommt aus dem Spiel.
placed = { $seat } setzt ein Kamel ein: { $family } nach { $space }.
placed-again = { $seat } setzt noch ein Kamel ein: { $family } nach { $space }, für { $dirham } Dirham aus dem Familienschatz.
token-taken = { $seat } nimmt das Warenplättchen { $card }.
sold = { $seat } verkauft { $card } für { $dirham } Dirham.
kept = { $seat } behält { $card }.
planned-ask = Nach { $card } wirst du gefragt.
planned-sell = { $card } wird ungefragt verkauft.
planned-keep = { $card } wird ungefragt behalten.
linked = Neue Handelsverbindung auf { $space }: { $seat } verbindet { $family } und { $passive }.
premium = { $seat } erhält eine Prämie von { $dirham } Dirham.
link-tiles-taken = { $count ->
    [0] { $seat } nimmt kein Verbindungsplättchen: Es ist keines mehr da.
    [one] { $seat } nimmt ein Verbindungsplättchen.
   *[other] { $seat } nimmt { $count } Verbindungsplättchen.
  }
skipped = { $seat } kann nichts tun: Der Zug entfällt.
ended-all-linked = Jede Familie hat eine Handelsverbindung: Die Partie ist zu Ende.
ended-five-links = Eine Familie hat ihre fünfte Handelsverbindung: Die Partie ist zu Ende.
ended-blocked = Niemand kann mehr etwas tun: Die Partie ist zu Ende.
hand-shown = { $seat } deckt { $cards } auf: { $points } Punkte.
hand-empty = { $seat } hat keine Karten auf der Hand: { $points } Punkte.

## Warum nicht

no-already-member = Du gehörst schon zu dieser Familie: { $family }.
no-tile-left = Kein Familienplättchen ist mehr da: { $family }.
no-too-dear = Einheiraten kostet hier { $price } Dirham ({ $family }), und du hast { $cash }.
no-not-member = Du gehörst nicht zu dieser Familie: { $family }.
no-stock = Diese Familie hat keine Kamele mehr: { $family }.
no-way-on = Diese Handelsroute kann nirgends weitergehen: { $family }.
no-more-camels = In diesem Zug wird kein weiteres Kamel eingesetzt.
no-treasury = Ein Kamel reicht nicht bis { $space }, und ein zweites kann der Familienschatz nicht bezahlen ({ $family }).
no-same-family = Auf { $space } steht schon ein Kamel dieser Familie: { $family }.
no-space-full = Auf { $space } stehen zwei Kamele, und mehr dürfen es nicht sein.
no-not-adjacent = { $space } grenzt nicht an die Handelsroute dieser Familie: { $family }.
no-space-at-once = Nur diese Familie kannst du verlängern: { $family }. Zeige auf ein Feld.
no-family-yet = Du gehörst noch zu keiner Familie. Heirate erst ein.
no-family-first = Wähle erst die Familie. { $space } steht offen für: { $families }.
no-family-fixed = Du verlängerst die Route dieser Familie: { $family }. Alle Kamele eines Zuges gehören zu einer Familie.
no-route-goes-on = Keine deiner Familien kann ein Kamel einsetzen.
no-stop-yet = Eine Handelsroute wächst um mindestens ein Kamel.
no-skip = Ein Zug entfällt nur, wenn nichts anderes möglich ist.
no-sale-now = Verkaufen kannst du eine Karte, wenn ihr Warenfeld zum ersten Mal erreicht wird.
no-sale-past = { $card } kann nicht mehr verkauft werden: Das Warenfeld wurde schon erreicht.
no-sale-first = Entscheide erst, ob du { $card } verkaufst.
no-discard-now = Karten legst du ab, nachdem du welche gezogen hast.
no-discard-more = { $least ->
    [one] Du musst noch eine Karte ablegen.
   *[other] Du musst noch { $least } Karten ablegen.
  }
no-discard-first = Entscheide erst, welche Karten du ablegst.
no-card-not-held = Du hast { $card } nicht auf der Hand.
no-card-sold = { $card } hast du verkauft: Die Karte bleibt liegen.
no-planned-already = Das ist für { $card } schon so geplant.
fix-extend = Verlängere stattdessen die Handelsroute: { $family }.
fix-marry = Für { $dirham } Dirham kannst du hier einheiraten: { $family }.
fix-via = Mit zwei Kamelen geht es ({ $family }): erst nach { $via }, dann nach { $space } für { $dirham } Dirham aus dem Familienschatz.

## Wertungsblatt

source-cards = Warenkarten
source-tokens = Warenplättchen
source-links = Verbindungsplättchen
source-cash = Geld
ending-all-linked = jede Familie hatte eine Handelsverbindung
ending-five-links = eine Familie hatte fünf Handelsverbindungen
ending-blocked = niemand konnte mehr etwas tun
tie-shared = geteilter Sieg

## Tischregeln

option-start = Startspieler
option-start-first = Erster Platz
option-start-random = Ausgelost

## Der Tisch im Terminal

face-ending = Die Partie endet, wenn jede Familie eine Handelsverbindung hat ({ $bare ->
    [0] jede hat eine
    [one] 1 hat noch keine
   *[other] { $bare } haben noch keine
  }) oder eine Familie { $most } (die meisten jetzt: { $now }).
face-families = Die Familien: was das Einheiraten kostet, wer dazugehört und wo ihre Kamele stehen, vom Heimatort aus.
face-family = { $family }: { $tiles ->
    [0] kein Plättchen mehr
    [one] { $price } Dirham, noch 1 Plättchen
   *[other] { $price } Dirham, noch { $tiles } Plättchen
  }; Schatz { $treasury }; { $stock ->
    [0] keine Kamele
    [one] 1 Kamel
   *[other] { $stock } Kamele
  } im Vorrat.
face-linked = Verbunden mit: { $families }.
face-members = Mitglieder: { $members }.
face-camels = Kamele: { $spaces }.
face-full = Voll, mit zwei Kamelen: { $spaces }.
face-goods = Erreichte Waren: { $reached } von { $total }.
face-tokens = Warenplättchen liegen noch auf: { $spaces }.
face-piles = Nachziehstapel: { $deck }. Ablagestapel: { $discard }. Handkartenlimit: { $limit }, verkaufte Karten mitgezählt.
face-bag = Familienplättchen im Stoffbeutel: { $tiles }.
face-removed = Familienplättchen aus dem Spiel: { $families }.
face-own = Du: { $cash } Dirham, Warenplättchen { $tokens }, Verbindungsplättchen { $links }, Karten auf der Hand { $cards }, verkauft { $sold }.
face-player = { $seat }: { $cash } Dirham, Warenplättchen { $tokens }, Verbindungsplättchen { $links }, Karten auf der Hand { $cards }, verkauft { $sold }.
face-married = Familien: { $families }.
face-hand = Deine Hand:
face-bare = Deine Hand ist leer.
face-card = { $card } ({ $space }): jetzt { $now } wert, höchstens { $most }.
face-card-done = { $card } ({ $space }): { $now } wert.
face-card-lost = { $card } ({ $space }): nicht erreicht, und keine Familie hat noch Kamele.
face-card-open = { $card } ({ $space }): nicht erreicht, höchstens { $most } wert. { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  } entfernt: { $families }.
face-plan = Plan: { $plan ->
    [sell] immer verkaufen.
   *[keep] immer behalten.
  }
