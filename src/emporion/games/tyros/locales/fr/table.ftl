### Dans le navigateur : Tyros à la table.

## Places

tyros-seat-points = Points
tyros-seat-cards = Cartes en main
tyros-seat-tiles = Tuiles de territoire
tyros-seat-ships = Navires en réserve

## Onglets et invites

tyros-round-tiles =
    { $count ->
        [one] une tuile à poser
       *[other] { $count } tuiles à poser
    }
tyros-hand-tiles =
    { $count ->
        [one] Une tuile
       *[other] { $count } tuiles
    }

## Ce qu’on peut faire

tyros-task-lay = Poser une tuile
tyros-task-show = Montrer ses tuiles
tyros-task-move = Faire voile
tyros-task-found = Fonder une cité
tyros-task-build = Construire un navire
tyros-task-swap = Échanger à l’aveugle
tyros-task-buy = Acheter à la défausse
tyros-task-offer = Commercer
tyros-task-pass = Passer
tyros-task-keep = Garder des cartes
tyros-note-swap = contre autant de nouvelles
tyros-note-buy = trois pour une au choix
tyros-discards = La défausse :
tyros-pass-last = Si vous passez, la manche se termine : de vos { $count } cartes, vous pourrez en garder { $most } ; les autres seront perdues.
tyros-pass-open = Si plus personne n’agit après vous, la manche se termine, et de vos { $count } cartes vous ne pourrez en garder que { $most }. Si quelqu’un agit, ce sera de nouveau à vous.
tyros-keep-more =
    { $count ->
        [one] Vous pouvez garder encore une carte.
       *[other] Vous pouvez garder encore { $count } cartes.
    }
tyros-where-lay = Quelle tuile ?
tyros-where-move = Quel navire ?
tyros-where-goal = Départ : { $place } – vers où ?
tyros-where-found = Où ?
tyros-where-build = Où ?
tyros-lit-ship = Choisir { $place }
tyros-lit-move = Faire voile : { $place }
tyros-lit-found = Fonder une cité : { $place }
tyros-lit-build = Construire un navire : { $place }
tyros-lit-lay = Poser la tuile : { $place }
tyros-pay-move = Prix du voyage
tyros-pay-found = Prix
tyros-pay-build = Prix
tyros-pay-swap = Cartes à déposer
tyros-pay-buy = Trois cartes à déposer
tyros-pay-keep = Cartes à garder
tyros-extra-move = Péage : une carte pour { $name }
tyros-extra-lay = Pour quel empire ?
tyros-extra-buy = Carte à prendre
tyros-extra-show = Quelle tuile va sous la pile ?
tyros-chances = Chances de piocher chaque carte
tyros-keep-rest = À la défausse :
tyros-card-add = Ajouter { $card } ; choisi : { $chosen }
tyros-card-remove = Retirer { $card } ; choisi : { $chosen }
tyros-effect-none = Empires et points restent les mêmes.
tyros-effect-size = { $before } → { $after } cases
tyros-effect-rank = rang { $before } → { $after }

## En mots

tyros-text-piles = Pioche : { $cards } cartes. Tuiles dans la pile : { $tiles }.
tyros-text-discards = Défausse : { $cards }.
tyros-text-tiles = Tuiles : { $tiles }
tyros-text-empires = Empires
tyros-text-cities = Cités : { $places }
tyros-text-ships = Navires : { $places }
tyros-text-ships-at = { $count } × { $place }
tyros-text-stock = Cartes : { $cards } ; tuiles : { $tiles } ; en réserve : { $ships } navires, { $cities } cités

## Points

tyros-standing-leads-tie-break = { $name } ne mène que grâce au plus grand empire.
tyros-source-cities = Cités
tyros-source-ships = Navires
tyros-source-majorities = Majorités
tyros-source-four_empires = Quatre empires
# $place : une case avec sa préposition.
tyros-standing-field-city = Cité { $place } : { tyros-count-points }
tyros-standing-field-ships = Navires { $place } : { tyros-count-points }
tyros-standing-no-fields = Encore aucune case.
tyros-standing-majority-bonus = Le plus de cités dans
tyros-standing-four-empires-bonus = Premier à avoir une cité dans les quatre empires

## Empires

tyros-standing-empires = Empires
tyros-head-empire = Empire, cases
tyros-head-worth = Cité / navires
tyros-head-cities-of = Cités : { $name }
tyros-standing-fields =
    { $count ->
        [one] case
       *[other] cases
    }
# Le nombre de cases qui manquent pour un rang dans l’ordre des empires ; très court.
tyros-standing-lacks =
    { $rank ->
        [1] +{ $count } → 1er
       *[other] +{ $count } → { $rank }e
    }
tyros-standing-worth = Une cité vaut { $city }, des navires { $ships }
tyros-standing-majority = le plus de cités :
tyros-standing-race = Des cités dans combien d’empires
tyros-standing-race-won = premier dans les quatre :
tyros-standing-about-worth = Cité / navires : ce que vaut une case.
# Comment lire tyros-standing-lacks.
tyros-standing-about-lacks = +2 → 1er signifie : avec deux cases de plus, c’est le plus grand.
tyros-standing-about-majority = ★ plus de cités que tout autre joueur : 7 points.
# $order : les empires, le premier l’emporte.
tyros-standing-about-ties = À taille égale (=), l’ordre est { $order }.
tyros-standing-about-race = 7 points au premier qui a une cité dans les quatre.

## Cartes et tuiles

tyros-standing-stocks = Cartes et tuiles
tyros-standing-draw-pile = Pioche
tyros-standing-discards = Défausse ({ $count })
tyros-standing-pile = Pile de tuiles
tyros-standing-tiles =
    { $count ->
        [one] { $count } tuile cachée
       *[other] { $count } tuiles cachées
    }
tyros-standing-under = dessous
tyros-head-cards = Cartes
tyros-head-tiles = Tuiles
tyros-head-ships_left = Navires en réserve
tyros-head-cities_left = Cités en réserve
tyros-standing-shown = Tuiles que tous ont vues
tyros-standing-memory = Mémoire des cartes : ce qu’ils ont forcément
tyros-standing-memory-unknown =
    { $count ->
        [one] et { $count } inconnue
       *[other] et { $count } inconnues
    }
tyros-standing-memory-off = Cette table a été ouverte sans suivi des cartes.

## Revoir la partie

tyros-hand-tiles-small = Tuiles en main

## La fin de la partie

tyros-chart-empires = Cases des empires

## Ce qui se trouve à un lieu, comme éléments d’une liste

tyros-board-no-chip = aucun empire
tyros-board-city = cité ({ $name })
tyros-board-ships =
    { $count ->
        [one] { $count } navire ({ $name })
       *[other] { $count } navires ({ $name })
    }

tyros-tie-break = L’égalité a été départagée par les points dans le plus grand empire ({ $points }).
