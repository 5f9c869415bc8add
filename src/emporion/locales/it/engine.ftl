### Quello che dicono tutti i giochi.

## Elenchi. $first: tutti tranne l’ultimo, con le virgole; $last: l’ultimo.

engine-list-and = { $first } e { $last }
engine-rank = { $rank }. { $player } ({ $points })
engine-yes = sì
engine-no = no

## Che cosa è successo. $seat: il nome del giocatore; $entry: il numero di una voce della registrazione.

engine-undone = { $seat } annulla la sua ultima mossa.
engine-taken-back = La partita torna alla situazione dopo la voce { $entry }: tutti sono d’accordo.

## Ciò che non si può fare o leggere, in qualunque gioco.

engine-game-is-over = la partita è finita; non si può più giocare
engine-not-your-decision = non tocca a te; aspetta il tuo turno
engine-stale-decision = questa domanda non è più aperta; guarda il tavolo e rispondi a quella di adesso
engine-cannot-undo = non c’è niente da annullare: mai oltre una pesca, una rivelazione o la decisione di un altro
engine-bad-notation = non si può leggere come una mossa; controlla come si scrive
