# Tyros dans le terminal.
tyros-screen-city-of = Cité de { $player } : { $place }
tyros-screen-ships-of = Navires de { $player } : { $ships }
tyros-screen-round = { $last ->
    [yes] Manche { $round }, la dernière
   *[no] Manche { $round }
}
tyros-screen-cards = Pioche : { $count ->
    [one] une carte
   *[other] { $count } cartes
}. Défausse : { $discards }
tyros-screen-pile = Tuiles dans la pile : { $count }. Dessous : { $under }
tyros-screen-hand = { $player } a { $cards }. Tuiles : { $tiles }
tyros-screen-score = { $letter } { $player } : { $total } (cités { $cities }, navires { $ships }, bonus { $bonus }). Cartes { $hand }, tuiles { $tiles }, réserve { $left }
tyros-screen-empire = { $rank }. { $empire } : { $size ->
    [one] une case
   *[other] { $size } cases
}, le plus de cités : { $leader }
tyros-group-lay = poser une tuile
tyros-group-show = montrer ses tuiles
tyros-group-move = déplacer un navire
tyros-group-found = fonder une cité
tyros-group-build = construire un navire
tyros-group-swap = échanger des cartes à la banque
tyros-group-buy = acheter une carte de la défausse
tyros-group-offer = proposer un échange (tapez : offer 2o for 1g to B,C)
tyros-group-accept = accepter
tyros-group-decline = refuser
tyros-group-counter = faire une contre-offre (tapez : counter 2o for 1g)
tyros-group-close = conclure l’échange
tyros-group-pass = passer
tyros-group-keep = garder des cartes
