### Ciò che il server dice a chi non è al tavolo. $name: il nome; $game: quello del gioco.

server-your-turn-title = { $game }: tocca a lei
server-your-turn = Buongiorno { $name }, al suo tavolo di { $game } tocca a lei.
server-reminder-title = { $game }: il suo tempo sta per scadere
server-reminder = Buongiorno { $name }, il suo tavolo di { $game } la aspetta ancora. Se non gioca in tempo, il pilota automatico gioca per lei.
server-over-title = { $game }: la partita è finita
server-over = Buongiorno { $name }, la sua partita di { $game } è finita. Guardi com’è andata.
