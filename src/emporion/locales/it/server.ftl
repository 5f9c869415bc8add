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

server-bot-random = Caso
server-bot-random-about = Estrae a sorte un tipo di azione, poi un’azione di quel tipo.
server-someone = qualcuno

server-refused-by-invitation = A questo tavolo si viene su invito: apri il link che hai ricevuto.
server-refused-has-seat = Hai già un posto a questo tavolo.
server-refused-has-seen-cards = In questa partita hai visto le carte di un altro posto.
server-refused-no-free-seat = A questo tavolo non c’è un posto libero.
server-refused-seat-taken = Il posto { $seat } è occupato.
server-refused-name-taken = A questo tavolo qualcuno si chiama già { $name }. Scegli un altro nome.
server-refused-table-closed = Questo tavolo è chiuso.
server-refused-table-over = La partita a questo tavolo è finita.
server-refused-has-left = Hai già lasciato questo posto.
server-refused-at-seat = Sei al tuo posto.
server-refused-autopilot-decides = Il pilota automatico sta decidendo per te. Torna tra un momento.
server-refused-seat-not-yours = Il posto { $seat } non è tuo.
server-refused-has-begun = La partita è già cominciata.
server-refused-seats-free = Ci sono posti liberi ({ $count }): aspetta altri giocatori o comincia con i bot.
server-refused-is-running = Qui è in corso una partita. Proponi di interromperla.
server-refused-record-of-another-game = È la registrazione di un gioco chiamato «{ $game }», che questo server non ha.
