### Nel browser: Tyros al tavolo.

## Posti

tyros-seat-points = Punti
tyros-seat-cards = Carte in mano
tyros-seat-tiles = Tessere territorio
tyros-seat-ships = Navi in riserva

## Schede e richieste

tyros-round-tiles =
    { $count ->
        [one] ancora una tessera
       *[other] ancora { $count } tessere
    }
tyros-hand-tiles =
    { $count ->
        [one] Una tessera
       *[other] { $count } tessere
    }

## Che cosa si può fare

tyros-task-lay = Gioca una tessera
tyros-task-show = Mostra le tessere
tyros-task-move = Naviga
tyros-task-found = Fonda una città
tyros-task-build = Costruisci una nave
tyros-task-swap = Cambia alla cieca
tyros-task-buy = Compra dagli scarti
tyros-task-offer = Scambia
tyros-task-pass = Passa
tyros-task-keep = Tieni carte
tyros-note-swap = con altrettante nuove
tyros-note-buy = tre per una a scelta
tyros-discards = Gli scarti:
tyros-pass-last = Se passi, il round finisce: delle tue { $count } carte puoi tenerne { $most }; le altre sono perse.
tyros-pass-open = Se dopo di te nessuno fa più nulla, il round finisce e delle tue { $count } carte puoi tenerne solo { $most }. Se qualcuno agisce, tocca di nuovo a te.
tyros-keep-more =
    { $count ->
        [one] Puoi tenere ancora una carta.
       *[other] Puoi tenere ancora { $count } carte.
    }
tyros-where-lay = Quale tessera?
tyros-where-move = Quale nave?
tyros-where-goal = Da { $place } – verso dove?
tyros-where-found = Dove?
tyros-where-build = Dove?
tyros-lit-ship = Scegli { $place }
tyros-lit-move = Naviga: { $place }
tyros-lit-found = Fonda una città: { $place }
tyros-lit-build = Costruisci una nave: { $place }
tyros-lit-lay = Gioca la tessera: { $place }
tyros-pay-move = Prezzo del viaggio
tyros-pay-found = Prezzo
tyros-pay-build = Prezzo
tyros-pay-swap = Carte da scartare
tyros-pay-buy = Tre carte da scartare
tyros-pay-keep = Carte da tenere
tyros-extra-move = Pedaggio: una carta per { $name }
tyros-extra-lay = Per quale impero?
tyros-extra-buy = Carta da prendere
tyros-extra-show = Quale tessera va sotto la pila?
tyros-chances = Probabilità di pescare ogni carta
tyros-keep-rest = Negli scarti:
tyros-card-add = Aggiungi { $card }; scelte: { $chosen }
tyros-card-remove = Togli { $card }; scelte: { $chosen }
tyros-effect-none = Imperi e punti restano uguali.
tyros-effect-size = { $before } → { $after } caselle
tyros-effect-rank = posto { $before } → { $after }

## A parole

tyros-text-piles = Mazzo: { $cards } carte. Tessere nella pila: { $tiles }.
tyros-text-discards = Scarti: { $cards }.
tyros-text-tiles = Tessere: { $tiles }
tyros-text-empires = Imperi
tyros-text-cities = Città: { $places }
tyros-text-ships = Navi: { $places }
tyros-text-ships-at = { $count } × { $place }
tyros-text-stock = Carte: { $cards }; tessere: { $tiles }; in riserva: { $ships } navi, { $cities } città

## Punti

tyros-standing-leads-tie-break = { $name } è in testa solo grazie all’impero più grande.
tyros-source-cities = Città
tyros-source-ships = Navi
tyros-source-majorities = Maggioranze
tyros-source-four_empires = Quattro imperi
# $place: una casella con la sua preposizione.
tyros-standing-field-city = Città { $place }: { tyros-count-points }
tyros-standing-field-ships = Navi { $place }: { tyros-count-points }
tyros-standing-no-fields = Ancora nessuna casella.
tyros-standing-majority-bonus = Più città di tutti in
tyros-standing-four-empires-bonus = Primo con città in tutti e quattro gli imperi

## Imperi

tyros-standing-empires = Imperi
tyros-head-empire = Impero, caselle
tyros-head-worth = Città / navi
tyros-head-cities-of = Città di { $name }
tyros-standing-fields =
    { $count ->
        [one] casella
       *[other] caselle
    }
# Quante caselle mancano per un posto nell’ordine degli imperi; molto breve.
tyros-standing-lacks = +{ $count } → { $rank }°
tyros-standing-worth = Una città vale { $city }, le navi { $ships }
tyros-standing-majority = più città di tutti:
tyros-standing-race = Città in quanti imperi
tyros-standing-race-won = primo in tutti e quattro:
tyros-standing-about-worth = Città / navi: quanto vale una casella.
# Come si legge tyros-standing-lacks.
tyros-standing-about-lacks = +2 → 1° significa: con due caselle in più è il più grande.
tyros-standing-about-majority = ★ più città di chiunque altro: 7 punti.
# $order: gli imperi, il primo prevale.
tyros-standing-about-ties = A parità di grandezza (=) l’ordine è { $order }.
tyros-standing-about-race = 7 punti al primo con una città in tutti e quattro.

## Carte e tessere

tyros-standing-stocks = Carte e tessere
tyros-standing-draw-pile = Mazzo
tyros-standing-discards = Scarti ({ $count })
tyros-standing-pile = Pila delle tessere
tyros-standing-tiles =
    { $count ->
        [one] una tessera coperta
       *[other] { $count } tessere coperte
    }
tyros-standing-under = sotto
tyros-head-cards = Carte
tyros-head-tiles = Tessere
tyros-head-ships_left = Navi di riserva
tyros-head-cities_left = Città di riserva
tyros-standing-shown = Tessere viste da tutti
tyros-standing-memory = Memoria delle carte: ciò che hanno di sicuro
tyros-standing-memory-unknown =
    { $count ->
        [one] e una ignota
       *[other] e { $count } ignote
    }
tyros-standing-memory-off = Questo tavolo è stato aperto senza il conto delle carte.

## Guardare indietro

tyros-hand-tiles-small = Tessere in mano

## La fine della partita

tyros-chart-empires = Caselle degli imperi

## Che cosa si trova in un luogo, come parti di un elenco

tyros-board-no-chip = nessun impero
tyros-board-city = città di { $name }
tyros-board-ships =
    { $count ->
        [one] una nave di { $name }
       *[other] { $count } navi di { $name }
    }

tyros-tie-break = La parità è stata decisa dai punti nell’impero più grande ({ $points }).
