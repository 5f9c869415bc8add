### Nel browser: l’introduzione. Una lezione ha un titolo, che cosa si fa (lesson), perché (why) e come si fa nella
### pagina (how). È la stessa in ogni momento della partita, perciò non nomina né caselle né carte.

tyros-tutorial-page = Impara Tyros
tyros-tutorial-welcome = Tu sei { $you } (A), con qualche nave e una mano di carte commercio; { $second } (B) e { $third } (C) giocano con te. Le città danno punti, e anche le navi, dove non ce ne sono altre; alla fine vince chi ne ha di più. In una decina di minuti avrai fatto una volta tutto ciò che si può fare in Tyros. Guardati pure intorno: non succede nulla prima che tu confermi.

## La fine

tyros-tutorial-done-title = Sai giocare a Tyros
tyros-tutorial-done = Hai giocato tessere, navigato, pagato un pedaggio, fondato una città, costruito una nave, usato la banca, contrattato, passato e scelto che cosa tenere. Il resto è sapere quale impero sarà grande, e arrivarci prima degli altri.
tyros-tutorial-done-score = Come si conta: alla fine una città dà 12 punti nell’impero più grande, poi 10, 9 e 8; una casella con le sole tue navi ne dà 6, 5, 4 e 3. Chi ha più città in un impero ne riceve altri 7, e così il primo con una città in tutti e quattro. «Punti» lo mostra in ogni momento. Ogni round porta carte nuove; finisce quando tutti passano. Il round in cui qualcuno gioca la sua ultima tessera è l’ultimo.
tyros-tutorial-play-how = Contro tre bot del livello più facile, con la preparazione per la prima partita.

## Giocare una tessera

tyros-tutorial-title-lay = Estendi un impero
tyros-tutorial-lesson-lay = Ogni round comincia dalla terra. Giochi una delle tue tessere accanto a un impero, e la sua casella ne entra a far parte. Se ne tocca più d’uno, scegli tu quale.
tyros-tutorial-why-lay = Più un impero è grande alla fine, più vale ogni luogo che ne fa parte. Fai crescere quindi gli imperi dove sei, o sarai, e lascia piccoli gli altri.
tyros-tutorial-how-lay = Scegli una tessera qui sotto, o la sua casella sul tabellone, se non ce n’è già una scelta; poi l’impero, se ti viene chiesto, e conferma.

## Nessuna tessera va bene

tyros-tutorial-title-show = Quando nessuna tessera va bene
tyros-tutorial-lesson-show = Nessuna delle tue tessere tocca un impero. Allora le mostri tutte, ne metti una in fondo alla pila e ne peschi un’altra, che deve aspettare il prossimo giro.
tyros-tutorial-why-show = Manda via la tessera che aiuterebbe di più gli altri, o quella che andrà bene più tardi.
tyros-tutorial-how-show = Scegli la tessera che va in fondo alla pila, e conferma.

## Navigare

tyros-tutorial-title-move = Naviga
tyros-tutorial-lesson-move = Una nave costa una carta per ogni casella in cui entra, tutte del colore della casella dove arriva. Ciò che sta lungo la rotta non conta. La destinazione deve avere un segnalino, e c’è posto solo per due navi.
tyros-tutorial-why-move = Già le navi danno punti, se sono sole su una casella, e da loro comincia ogni città.
tyros-tutorial-how-move = Scegli la tua nave, poi la casella dove va. Il prezzo sta accanto a ogni casella. Poi conferma.

## Pedaggio

tyros-tutorial-title-toll = Paga un pedaggio
tyros-tutorial-lesson-toll = La città di un altro vuole il pedaggio. Dopo il viaggio dai a chi la possiede un’altra carta, a tua scelta. Solo voi due vedete quale.
tyros-tutorial-why-toll = Dai la carta che ti serve meno e che meno serve all’altro. Se non ti resta una carta per il pedaggio, non puoi andarci affatto.
tyros-tutorial-how-toll = Scegli nave e destinazione come prima, poi la carta per il pedaggio, e conferma.

## Fondare

tyros-tutorial-title-found = Fonda una città
tyros-tutorial-lesson-found = Dove ci sono soltanto navi tue puoi fondare una città: cinque carte del colore della casella, quattro se ci sono due tue navi. Una nave torna nella tua riserva.
tyros-tutorial-why-found = Una città rende il doppio delle navi, e nessuno ti toglie più la casella. Più città di tutti in un impero danno 7 punti, e 7 ne riceve anche il primo ad averne in tutti e quattro.
tyros-tutorial-how-found = Scegli la casella con la tua nave, guarda il prezzo e conferma.

## Costruire

tyros-tutorial-title-build = Costruisci una nave
tyros-tutorial-lesson-build = Nella tua città, o a Tyros, costruisci navi nuove. Paghi tante carte quante saranno allora le navi sulla casella; nella tua città almeno una del suo colore. Un jolly vale qualsiasi colore.
tyros-tutorial-why-build = Una nave costruita lontano risparmia tutto il viaggio da Tyros.
tyros-tutorial-how-build = Scegli la casella, guarda il prezzo e conferma.

## Cambiare alla banca

tyros-tutorial-title-swap = Cambia alla banca
tyros-tutorial-lesson-swap = Scarti da una a tre carte e ne peschi altrettante dal mazzo, senza vederle prima.
tyros-tutorial-why-swap = Se le tue carte non stanno bene insieme, due nuove aiutano spesso più di due inutili. Le probabilità stanno lì accanto.
tyros-tutorial-how-swap = Premi «Cambia alla cieca», tocca le carte che dai via, e conferma.

## Comprare alla banca

tyros-tutorial-title-buy = Compra alla banca
tyros-tutorial-lesson-buy = Tre carte qualsiasi comprano una carta a tua scelta dagli scarti, che sono scoperti.
tyros-tutorial-why-buy = È caro. Ma quando per una città manca una sola carta, ne vale la pena.
tyros-tutorial-how-buy = Premi «Compra dagli scarti», tocca le tre carte che dai, scegli quella che prendi e conferma.

## Offrire

tyros-tutorial-title-offer = Fai un’offerta
tyros-tutorial-lesson-offer = Nel tuo turno puoi offrire carte in cambio di altre, a un giocatore o a tutti. Un’offerta non costa nulla: se nessuno la vuole, hai ancora la tua azione.
tyros-tutorial-why-offer = Ciò che a te manca, altri lo hanno di troppo. Un buono scambio ne aiuta due e lascia indietro il terzo.
tyros-tutorial-how-offer = Tocca ciò che dai e ciò che vuoi, scegli a chi lo chiedi e invia l’offerta.

## Concludere

tyros-tutorial-title-close = Concludi l’affare
tyros-tutorial-lesson-close = Ci sono tutte le risposte, e le vedi insieme. Scambia con uno di quelli che hanno detto sì o fatto una controfferta, o con nessuno. Uno scambio concluso è la tua azione di questo turno.
tyros-tutorial-why-close = Non devi prendere il primo che capita. Confronta, e pensa a chi è in testa.
tyros-tutorial-how-close = Scegli il giocatore con cui scambi.

## Risposte

tyros-tutorial-title-accept = Accetta un’offerta
tyros-tutorial-lesson-accept = Qualcuno ti propone uno scambio. Puoi accettare, rifiutare o fare una controfferta. Nessuno vede la tua risposta prima che tutti abbiano risposto.
tyros-tutorial-why-accept = Non è il tuo turno, eppure ricevi ciò che ti serve: è una mossa gratis.
tyros-tutorial-how-accept = Guarda che cosa dai e che cosa ricevi, e accetta.
tyros-tutorial-title-decline = Rifiuta un’offerta
tyros-tutorial-lesson-decline = Puoi sempre dire di no, senza mai dire perché. «Non posso» e «non voglio» sembrano uguali.
tyros-tutorial-why-decline = Uno scambio che aiuta l’altro più di te è meglio non farlo.
tyros-tutorial-how-decline = Rifiuta.
tyros-tutorial-title-counter = Fai una controfferta
tyros-tutorial-lesson-counter = Invece di sì o no puoi dire come faresti tu: altre carte per altre carte. Poi decide chi ha fatto l’offerta.
tyros-tutorial-why-counter = Se hai proprio quello che serve all’altro, può costare un po’ di più.
tyros-tutorial-how-counter = Scegli la controfferta, cambia ciò che dai e ciò che ricevi, e inviala.

## Passare

tyros-tutorial-title-pass = Passa
tyros-tutorial-lesson-pass = Se non vuoi fare nulla, passa. Quando tutti hanno passato uno dopo l’altro, il round è finito. Se nel frattempo qualcuno agisce, puoi agire di nuovo anche tu.
tyros-tutorial-why-pass = A volte si aspetta di vedere che cosa fanno gli altri; ma se passano tutti, le carte che hai in mano sono perse, tranne tre.
tyros-tutorial-how-pass = Scegli di passare, e conferma.

## Tenere

tyros-tutorial-title-keep = Tieni tre carte
tyros-tutorial-lesson-keep = Alla fine di un round tieni fino a tre carte; le altre si scartano. Tutti scelgono nello stesso momento.
tyros-tutorial-why-keep = Vale la pena di tenere i jolly, e tutto ciò che quasi basta per una città.
tyros-tutorial-how-keep = Tocca le carte che tieni, e conferma.
