## Wie en wanneer

seat = Plaats { $number }
took-back = { $seat } neemt een antwoord terug.
no-match-over = De partij is afgelopen.
no-not-asked = Jou wordt nu niets gevraagd.
no-not-now = Daar wordt nu niet om gevraagd.
