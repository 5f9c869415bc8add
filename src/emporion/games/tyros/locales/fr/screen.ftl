# Tyros dans le terminal.
tyros-screen-city-of = Cité de { $player } : { $place }
tyros-screen-ships-of = Navires de { $player } : { $ships }
tyros-screen-round = { $last ->
    [yes] Manche { $round }, la dernière.
   *[no] Manche { $round }.
}
tyros-screen-cards = Pioche : { $count ->
    [one] une carte
   *[other] { $count } cartes
}. Défausse : { $discards }.
tyros-screen-pile = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
} dans la pile.
tyros-screen-under = Dessous : { $under }.
tyros-screen-hand = Main de { $player } : { $cards }. Tuiles : { $tiles }.
# Une ligne de tableau : assez courte pour 80 colonnes.
tyros-screen-score = { $letter } { $player } { $total } : cités { $cities }, navires { $ships }, bonus { $bonus }. Cartes { $hand }, tuiles { $tiles }, réserve { $left }
# $empires : du plus grand au plus petit, chacun par l’une des deux suivantes.
tyros-screen-empires = Empires par cases : { $empires }.
tyros-screen-empire = { $empire } { $size }
tyros-screen-empire-leader = { $empire } { $size } (le plus de cités : { $leader })
tyros-group-lay = poser une tuile
tyros-group-show = montrer ses tuiles
tyros-group-move = déplacer un navire
tyros-group-found = fonder une cité
tyros-group-build = construire un navire
tyros-group-swap = échanger des cartes à la banque
tyros-group-buy = acheter une carte de la défausse
tyros-group-offer-many = proposer un échange (tapez : offer 2o for 1g to B,C ; vous donnez 2o et voulez 1g)
tyros-group-offer-one = proposer un échange à un joueur (tapez : offer 2o for 1g to B ; vous donnez 2o et voulez 1g)
tyros-group-accept = accepter
tyros-group-decline = refuser
tyros-group-counter = faire une contre-offre (tapez : counter 2o for 1g ; vous recevez 2o et donnez 1g)
tyros-group-close = conclure l’échange
tyros-group-pass = passer
tyros-group-keep = garder des cartes
# For the help of the terminal.
tyros-screen-examples = move T>23 4g, found 23 5g, offer 2o for 1g to B,C (o, y, g, v : couleurs, j : joker).
tyros-screen-about = Sur le plateau, une case a son numéro, la lettre de son empire (O, Y, G, V) et, entre crochets, la place de sa cité ; dessous, les places de ses navires. Les traits entre les cases sont des terres qu’aucun navire ne traverse.

## Consignes données d’avance, telles que le terminal les énumère.

tyros-order-only-answer = Répondre là où une seule réponse est possible.
tyros-order-decline-offers = Refuser toutes les offres de cette manche.
tyros-order-pass-turns = Passer jusqu’à la fin de la manche ou jusqu’à ce que vos cartes changent.
