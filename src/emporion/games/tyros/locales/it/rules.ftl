### Nel browser: le immagini del libro delle regole.

tyros-figure-discards = scarti

tyros-figure-board = Schema del tabellone: sette colonne e cinque righe di caselle numerate; fra l’una e l’altra un’onda dove le navi passano e una barra dove c’è di mezzo la terra.

## Didascalie delle figure, per paragrafo

tyros-figure-5-2 = La casella 12 tocca due imperi. Chi gioca la sua tessera sceglie: un segnalino arancione o uno giallo.
tyros-figure-5-5 = La casella 31 diventa verde, e subito con lei Tyros.
tyros-figure-7-1 = Da Tyros a 23 una nave entra in quattro caselle. La destinazione è verde, quindi il viaggio costa quattro carte verdi; le caselle viola lungo la rotta non contano.
tyros-figure-7-4 = Lo stesso viaggio quando Bruno (B) ha una città su 23: quattro carte verdi per il viaggio e una carta, a scelta di Ada, per Bruno.
tyros-figure-8-2 = Con una nave una città costa cinque carte, con due navi quattro. Una nave torna nella riserva; l’altra, se c’è, resta.
tyros-figure-8-4 = Una città in ognuno dei quattro colori: il primo che ci riesce riceve 7 punti.
tyros-figure-9-2 = Una nave di Bruno (B) è nella città di Clio (C). La nave nuova qui è la seconda, quindi costa due carte, di cui una gialla.
tyros-figure-15-2 = La casella 7 è di Ada (A): decide la sua città. La casella 11 è di Clio (C), una volta sola. La casella 17 non è di nessuno: vi hanno navi due giocatori.
tyros-figure-15-3 = Gli imperi dell’esempio qui sotto: l’arancione è il più grande. Una città (a sinistra) vi dà 12 punti, e 8 nel viola; le navi (a destra) 6 e 3.
