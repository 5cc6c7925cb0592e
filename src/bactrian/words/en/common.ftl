## Who and when

seat = Seat { $number }
took-back = { $seat } takes an answer back.
no-match-over = The match is over.
no-not-asked = It is not your turn to answer.
no-not-now = That is not what is asked now.
