### Nel browser: l’introduzione. Che cosa insegna sta nei testi di ogni gioco.

tutorial-progress = Passo { $step } di { $count }
# $words: un’azione in parole, come in NAME-action-….
tutorial-now = Adesso: { $words }.
tutorial-why = Perché?
tutorial-rule = Regola §{ $paragraph }
tutorial-explain = Spiega di nuovo
tutorial-watching = Guarda che cosa succede…
tutorial-happened = Che cosa è successo
tutorial-skip = Vai subito avanti
tutorial-back = Un passo indietro
tutorial-restart = Dall’inizio
tutorial-leave = Puoi smettere quando vuoi. Questo browser ricorda dove sei.
tutorial-loading = Si prepara il tavolo…
tutorial-failed = Non è stato possibile caricare l’introduzione.
tutorial-none = Per questo gioco qui non c’è un’introduzione.
tutorial-retry = Riprova
tutorial-show-me = Fallo per me
tutorial-how-listed = Cercalo nell’elenco, sceglilo e conferma.

## Che cosa si dice a chi fa un’altra cosa

tutorial-slip-task = È permesso, ma teniamolo per dopo.
tutorial-slip-place = L’idea non è male, ma in questa lezione si va altrove. Gli anelli sul tabellone ti mostrano dove.
tutorial-slip-rest = Quasi! È l’azione giusta, ma con altre carte o altri giocatori.
tutorial-slip-impossible = In questo momento non si può fare.
tutorial-slip-unlit = Lì adesso non c’è nulla da fare. I luoghi che si possono scegliere sono illuminati; gli anelli mostrano di che cosa parla questo passo.

## La fine

tutorial-done-points = In questa breve partita hai fatto { $points } punti.
tutorial-play = Gioca subito una partita
tutorial-rules = Leggi le regole
