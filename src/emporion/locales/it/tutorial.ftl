### Nel browser: l’introduzione. Una lezione ha un titolo, che cosa si fa (lesson), perché (why) e come si fa nella
### pagina (how). È la stessa in ogni momento della partita, perciò non nomina né caselle né carte.

tutorial-title = Impara Tyros
tutorial-welcome = Tu sei { $you } (A), con qualche nave e una mano di carte commercio; { $second } (B) e { $third } (C) giocano con te. Le città danno punti, e anche le navi, dove non ce ne sono altre; alla fine vince chi ne ha di più. In una decina di minuti avrai fatto una volta tutto ciò che si può fare in Tyros. Guardati pure intorno: non succede nulla prima che tu confermi.
tutorial-progress = Passo { $step } di { $count }
# $words: un’azione in parole, come in tyros-action-….
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

tutorial-done-title = Sai giocare a Tyros
tutorial-done = Hai giocato tessere, navigato, pagato un pedaggio, fondato una città, costruito una nave, usato la banca, contrattato, passato e scelto che cosa tenere. Il resto è sapere quale impero sarà grande, e arrivarci prima degli altri.
tutorial-done-score = Come si conta: alla fine una città dà 12 punti nell’impero più grande, poi 10, 9 e 8; una casella con le sole tue navi ne dà 6, 5, 4 e 3. Chi ha più città in un impero ne riceve altri 7, e così il primo con una città in tutti e quattro. «Punti» lo mostra in ogni momento. Ogni round porta carte nuove; finisce quando tutti passano. Il round in cui qualcuno gioca la sua ultima tessera è l’ultimo.
tutorial-done-points = In questa breve partita hai fatto { $points } punti.
tutorial-play = Gioca subito una partita
tutorial-play-how = Contro tre bot del livello più facile, con la preparazione per la prima partita.
tutorial-rules = Leggi le regole

## Giocare una tessera

tutorial-title-lay = Estendi un impero
tutorial-lesson-lay = Ogni round comincia dalla terra. Giochi una delle tue tessere accanto a un impero, e la sua casella ne entra a far parte. Se ne tocca più d’uno, scegli tu quale.
tutorial-why-lay = Più un impero è grande alla fine, più vale ogni luogo che ne fa parte. Fai crescere quindi gli imperi dove sei, o sarai, e lascia piccoli gli altri.
tutorial-how-lay = Scegli una tessera qui sotto, o la sua casella sul tabellone, se non ce n’è già una scelta; poi l’impero, se ti viene chiesto, e conferma.

## Nessuna tessera va bene

tutorial-title-show = Quando nessuna tessera va bene
tutorial-lesson-show = Nessuna delle tue tessere tocca un impero. Allora le mostri tutte, ne metti una in fondo alla pila e ne peschi un’altra, che deve aspettare il prossimo giro.
tutorial-why-show = Manda via la tessera che aiuterebbe di più gli altri, o quella che andrà bene più tardi.
tutorial-how-show = Scegli la tessera che va in fondo alla pila, e conferma.

## Navigare

tutorial-title-move = Naviga
tutorial-lesson-move = Una nave costa una carta per ogni casella in cui entra, tutte del colore della casella dove arriva. Ciò che sta lungo la rotta non conta. La destinazione deve avere un segnalino, e c’è posto solo per due navi.
tutorial-why-move = Già le navi danno punti, se sono sole su una casella, e da loro comincia ogni città.
tutorial-how-move = Scegli la tua nave, poi la casella dove va. Il prezzo sta accanto a ogni casella. Poi conferma.

## Pedaggio

tutorial-title-toll = Paga un pedaggio
tutorial-lesson-toll = La città di un altro vuole il pedaggio. Dopo il viaggio dai a chi la possiede un’altra carta, a tua scelta. Solo voi due vedete quale.
tutorial-why-toll = Dai la carta che ti serve meno e che meno serve all’altro. Se non ti resta una carta per il pedaggio, non puoi andarci affatto.
tutorial-how-toll = Scegli nave e destinazione come prima, poi la carta per il pedaggio, e conferma.

## Fondare

tutorial-title-found = Fonda una città
tutorial-lesson-found = Dove ci sono soltanto navi tue puoi fondare una città: cinque carte del colore della casella, quattro se ci sono due tue navi. Una nave torna nella tua riserva.
tutorial-why-found = Una città rende il doppio delle navi, e nessuno ti toglie più la casella. Più città di tutti in un impero danno 7 punti, e 7 ne riceve anche il primo ad averne in tutti e quattro.
tutorial-how-found = Scegli la casella con la tua nave, guarda il prezzo e conferma.

## Costruire

tutorial-title-build = Costruisci una nave
tutorial-lesson-build = Nella tua città, o a Tyros, costruisci navi nuove. Paghi tante carte quante saranno allora le navi sulla casella; nella tua città almeno una del suo colore. Un jolly vale qualsiasi colore.
tutorial-why-build = Una nave costruita lontano risparmia tutto il viaggio da Tyros.
tutorial-how-build = Scegli la casella, guarda il prezzo e conferma.

## Cambiare alla banca

tutorial-title-swap = Cambia alla banca
tutorial-lesson-swap = Scarti da una a tre carte e ne peschi altrettante dal mazzo, senza vederle prima.
tutorial-why-swap = Se le tue carte non stanno bene insieme, due nuove aiutano spesso più di due inutili. Le probabilità stanno lì accanto.
tutorial-how-swap = Premi «Cambia alla cieca», tocca le carte che dai via, e conferma.

## Comprare alla banca

tutorial-title-buy = Compra alla banca
tutorial-lesson-buy = Tre carte qualsiasi comprano una carta a tua scelta dagli scarti, che sono scoperti.
tutorial-why-buy = È caro. Ma quando per una città manca una sola carta, ne vale la pena.
tutorial-how-buy = Premi «Compra dagli scarti», tocca le tre carte che dai, scegli quella che prendi e conferma.

## Offrire

tutorial-title-offer = Fai un’offerta
tutorial-lesson-offer = Nel tuo turno puoi offrire carte in cambio di altre, a un giocatore o a tutti. Un’offerta non costa nulla: se nessuno la vuole, hai ancora la tua azione.
tutorial-why-offer = Ciò che a te manca, altri lo hanno di troppo. Un buono scambio ne aiuta due e lascia indietro il terzo.
tutorial-how-offer = Tocca ciò che dai e ciò che vuoi, scegli a chi lo chiedi e invia l’offerta.

## Concludere

tutorial-title-close = Concludi l’affare
tutorial-lesson-close = Ci sono tutte le risposte, e le vedi insieme. Scambia con uno di quelli che hanno detto sì o fatto una controfferta, o con nessuno. Uno scambio concluso è la tua azione di questo turno.
tutorial-why-close = Non devi prendere il primo che capita. Confronta, e pensa a chi è in testa.
tutorial-how-close = Scegli il giocatore con cui scambi.

## Risposte

tutorial-title-accept = Accetta un’offerta
tutorial-lesson-accept = Qualcuno ti propone uno scambio. Puoi accettare, rifiutare o fare una controfferta. Nessuno vede la tua risposta prima che tutti abbiano risposto.
tutorial-why-accept = Non è il tuo turno, eppure ricevi ciò che ti serve: è una mossa gratis.
tutorial-how-accept = Guarda che cosa dai e che cosa ricevi, e accetta.
tutorial-title-decline = Rifiuta un’offerta
tutorial-lesson-decline = Puoi sempre dire di no, senza mai dire perché. «Non posso» e «non voglio» sembrano uguali.
tutorial-why-decline = Uno scambio che aiuta l’altro più di te è meglio non farlo.
tutorial-how-decline = Rifiuta.
tutorial-title-counter = Fai una controfferta
tutorial-lesson-counter = Invece di sì o no puoi dire come faresti tu: altre carte per altre carte. Poi decide chi ha fatto l’offerta.
tutorial-why-counter = Se hai proprio quello che serve all’altro, può costare un po’ di più.
tutorial-how-counter = Scegli la controfferta, cambia ciò che dai e ciò che ricevi, e inviala.

## Passare

tutorial-title-pass = Passa
tutorial-lesson-pass = Chi non vuole fare nulla passa. Quando tutti hanno passato uno dopo l’altro, il round è finito. Se nel frattempo qualcuno agisce, puoi agire di nuovo anche tu.
tutorial-why-pass = A volte si aspetta di vedere che cosa fanno gli altri; ma se passano tutti, le carte che hai in mano sono perse, tranne tre.
tutorial-how-pass = Scegli di passare, e conferma.

## Tenere

tutorial-title-keep = Tieni tre carte
tutorial-lesson-keep = Alla fine di un round tieni fino a tre carte; le altre si scartano. Tutti scelgono nello stesso momento.
tutorial-why-keep = Vale la pena di tenere i jolly, e tutto ciò che quasi basta per una città.
tutorial-how-keep = Tocca le carte che tieni, e conferma.
