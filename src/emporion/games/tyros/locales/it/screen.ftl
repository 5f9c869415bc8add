# Tyros nel terminale.
tyros-screen-city-of = Città di { $player }: { $place }
tyros-screen-ships-of = Navi di { $player }: { $ships }
tyros-screen-round = { $last ->
    [yes] Round { $round }, l’ultimo.
   *[no] Round { $round }.
}
tyros-screen-cards = Mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
}. Scarti: { $discards }.
tyros-screen-pile = { $count ->
    [one] Una tessera
   *[other] { $count } tessere
} nella pila.
tyros-screen-under = Sotto: { $under }.
tyros-screen-hand = Mano di { $player }: { $cards }. Tessere: { $tiles }.
# Una riga di tabella: abbastanza corta per 80 colonne.
tyros-screen-score = { $letter } { $player } { $total }: città { $cities }, navi { $ships }, bonus { $bonus }. Carte { $hand }, tessere { $tiles }, riserva { $left }
# $empires: dal più grande al più piccolo, con una delle due seguenti.
tyros-screen-empires = Imperi per caselle: { $empires }.
tyros-screen-empire = { $empire } { $size }
tyros-screen-empire-leader = { $empire } { $size } (più città: { $leader })
tyros-group-lay = giocare una tessera
tyros-group-show = mostrare le tessere
tyros-group-move = muovere una nave
tyros-group-found = fondare una città
tyros-group-build = costruire una nave
tyros-group-swap = cambiare carte con la banca
tyros-group-buy = comprare una carta dagli scarti
tyros-group-offer-many = proporre uno scambio (scrivi: offer 2o for 1g to B,C; dai 2o e vuoi 1g)
tyros-group-offer-one = proporre uno scambio a un giocatore (scrivi: offer 2o for 1g to B; dai 2o e vuoi 1g)
tyros-group-accept = accettare
tyros-group-decline = rifiutare
tyros-group-counter = fare una controfferta (scrivi: counter 2o for 1g; ricevi 2o e dai 1g)
tyros-group-close = concludere lo scambio
tyros-group-pass = passare
tyros-group-keep = tenere carte
# For the help of the terminal.
tyros-screen-examples = move T>23 4g, found 23 5g, offer 2o for 1g to B,C (o, y, g, v: colori, j: jolly).
tyros-screen-about = Sul tabellone una casella ha il suo numero, la lettera del suo impero (O, Y, G, V) e, tra parentesi, il posto della sua città; sotto stanno i posti delle sue navi. Le linee tra le caselle sono terra che nessuna nave attraversa.

## Ordini dati in anticipo, come li elenca il terminale.

tyros-order-only-answer = Rispondere dove è possibile una sola risposta.
tyros-order-decline-offers = Rifiutare tutte le offerte di questo giro.
tyros-order-pass-turns = Passare fino alla fine del giro o finché cambiano le tue carte.
