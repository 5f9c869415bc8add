### Ciò che il server dice a chi non è al tavolo. $name: il nome; $game: quello del gioco. $address: di una pagina.

server-your-turn-title = { $game }: tocca a te
server-your-turn = Ciao { $name }, al tuo tavolo di { $game } tocca a te.
server-reminder-title = { $game }: il tuo tempo sta per scadere
server-reminder = Ciao { $name }, il tuo tavolo di { $game } ti aspetta ancora. Se non giochi in tempo, il pilota automatico gioca per te.
server-over-title = { $game }: la partita è finita
server-over = Ciao { $name }, la tua partita di { $game } è finita. Guarda com’è andata.
server-again-title = { $game }: un’altra partita?
server-again = Ciao { $name }, ti invitano a un’altra partita di { $game }. Un posto è riservato a te.
server-off = Ricevi questo messaggio perché l’hai chiesto. Per non riceverne più, togli questo indirizzo su { $address }.
server-code-title = Emporion: il tuo codice
server-code = { $code } è il codice che conferma questo indirizzo. Vale { $minutes } minuti. Se non l’hai chiesto tu, non fare nulla: non ti sarà inviato altro.
