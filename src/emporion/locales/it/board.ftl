### Nel browser: il tabellone.

board-label = Tabellone
board-keys = Tab porta ai luoghi che puoi scegliere, le frecce dall’uno all’altro; Invio sceglie. Con Maiusc le frecce percorrono tutto il tabellone, e ? chiede perché un luogo non si può scegliere. Più e meno ingrandiscono e riducono, 0 mostra tutto il tabellone.
board-zoom = Zoom
board-closer = Ingrandisci
board-farther = Riduci
board-whole = Tutto il tabellone
