## Wer und wann

seat = Platz { $number }
took-back = { $seat } nimmt eine Antwort zurück.
no-match-over = Die Partie ist zu Ende.
no-not-asked = Du bist gerade nicht gefragt.
no-not-now = Danach ist gerade nicht gefragt.
