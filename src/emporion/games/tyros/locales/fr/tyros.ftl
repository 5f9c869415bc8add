### Tyros. Sauf mention contraire, les arguments sont déjà en toutes lettres : $seat, $owner et $partner sont des noms de
### joueurs ; $cards, $fare, $price, $give, $want et $kept des cartes (« 3 orange, 1 joker »), leur nombre étant dans
### …-count. $field est le numéro seul, $place la même case avec sa préposition (« sur la case 23 », « à Tyros »).
### Devant « : » et « ; » : une espace insécable. Pas de « de » ni de « que » devant un nom de joueur (élision).

## Couleurs et jokers, comme étiquettes

tyros-colour-orange = orange
tyros-colour-yellow = jaune
tyros-colour-green = vert
tyros-colour-violet = violet
tyros-colour-joker = joker

## Des cartes, séparées par des virgules : 3 orange, 1 joker

tyros-cards-none = aucune carte
tyros-cards-orange = { $count } orange
tyros-cards-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
tyros-cards-green =
    { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
tyros-cards-violet =
    { $count ->
        [one] { $count } violette
       *[other] { $count } violettes
    }
tyros-cards-joker =
    { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }

## Une carte que l’on paie ou que l’on prend

tyros-card-orange = une carte orange
tyros-card-yellow = une carte jaune
tyros-card-green = une carte verte
tyros-card-violet = une carte violette
tyros-card-joker = un joker

## Les empires, sujets ou compléments

tyros-empire-orange = l’empire orange
tyros-empire-yellow = l’empire jaune
tyros-empire-green = l’empire vert
tyros-empire-violet = l’empire violet

## Lieux. $place : tyros, west ou east (les côtes de la case 16) ou field ; $number : le numéro de la case.

tyros-place-name =
    { $place ->
        [tyros] Tyros
        [west] la côte ouest de la case 16
        [east] la côte est de la case 16
       *[field] la case { $number }
    }
tyros-place-at =
    { $place ->
        [tyros] à Tyros
        [west] sur la côte ouest de la case 16
        [east] sur la côte est de la case 16
       *[field] sur la case { $number }
    }
tyros-place-from =
    { $place ->
        [tyros] de Tyros
        [west] de la côte ouest de la case 16
        [east] de la côte est de la case 16
       *[field] de la case { $number }
    }
tyros-place-to =
    { $place ->
        [tyros] vers Tyros
        [west] vers la côte ouest de la case 16
        [east] vers la côte est de la case 16
       *[field] vers la case { $number }
    }
# Où l’on fonde une cité ; sur la case 16, aussi avec quel navire.
tyros-place-site =
    { $place ->
        [tyros] à Tyros
        [west] sur la case 16 (avec le navire de la côte ouest)
        [east] sur la case 16 (avec le navire de la côte est)
       *[field] sur la case { $number }
    }

## Ce que l’on compte, pour d’autres messages

tyros-count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
tyros-count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $fields : les numéros des tuiles.
tyros-count-tiles =
    { $fields-count ->
        [one] la tuile { $fields }
       *[other] les tuiles { $fields }
    }

## Ce qui s’est passé

tyros-first-player-chosen = { $seat } commence la partie.
tyros-empire-founded = La tuile { $field } est retournée : { $empire } y voit le jour.
tyros-tile-did-not-fit = La tuile { $field } est retournée, mais ne convient pas ; on en retourne une autre.
tyros-tyros-joined = Tyros rejoint { $empire }.
tyros-tiles-dealt =
    { $count ->
        [one] { $seat } reçoit { $count } tuile.
       *[other] { $seat } reçoit { $count } tuiles.
    }
tyros-tiles-dealt-fields = { $seat } reçoit { tyros-count-tiles }.
tyros-round-began = La manche { $round } commence ; { $seat } joue en premier.
tyros-cards-dealt = { $seat } reçoit { tyros-count-cards }.
tyros-cards-dealt-cards = { $seat } reçoit { $cards }.
tyros-empire-extended = { $seat } pose la tuile { $field } et étend { $empire }.
tyros-tiles-shown = { $seat } ne peut poser aucune tuile et montre { tyros-count-tiles }.
tyros-tiles-shown-under = { $seat } ne peut poser aucune tuile, montre { tyros-count-tiles } et glisse la { $under } sous la pile.
tyros-tile-drawn = { $seat } pioche une tuile.
tyros-tile-drawn-field = { $seat } pioche la tuile { $field }.
tyros-ship-moved = { $seat } fait voile { $start } { $goal } et paie { $fare }.
tyros-toll-paid = { $seat } donne une carte à { $owner } comme péage.
tyros-toll-paid-card = { $seat } donne { $card } à { $owner } comme péage.
tyros-city-founded = { $seat } fonde une cité { $place } et paie { $price }.
tyros-four-empires-reached = { $seat } a, avant tout le monde, une cité dans chacun des quatre empires et marque 7 points.
tyros-ship-built = { $seat } construit un navire { $place } et paie { $price }.
tyros-cards-swapped = { $seat } échange à la banque et défausse { $cards }.
tyros-cards-drawn = { $seat } pioche { tyros-count-cards }.
tyros-cards-drawn-cards = { $seat } pioche { $cards }.
tyros-card-bought = { $seat } défausse { $cards } à la banque et prend { $card } dans la défausse.
# $asked : les joueurs sollicités.
tyros-offer-made =
    { $give-count ->
        [0] { $seat } demande { $want } en cadeau à { $asked }.
       *[other]
            { $want-count ->
                [0] { $seat } propose { $give } en cadeau à { $asked }.
               *[other] { $seat } propose { $give } contre { $want } à { $asked }.
            }
    }
tyros-offer-answered = { $seat } a répondu.
# $answer : accept ou decline.
tyros-answer-revealed =
    { $answer ->
        [accept] { $seat } accepte.
       *[decline] { $seat } refuse.
    }
# Une contre-offre. Elle est vue du côté de celui qui a fait l’offre : il donne $give, l’autre donne $want.
tyros-answer-revealed-give-want =
    { $give-count ->
        [0] { $seat } fait une contre-offre : { $want } en cadeau.
       *[other]
            { $want-count ->
                [0] { $seat } fait une contre-offre et demande { $give } en cadeau.
               *[other] { $seat } fait une contre-offre : { $want } contre { $give }.
            }
    }
tyros-trade-closed =
    { $give-count ->
        [0] Marché conclu : { $seat } reçoit { $want }, un cadeau offert par { $partner }.
       *[other]
            { $want-count ->
                [0] Marché conclu : { $seat } donne { $give } en cadeau à { $partner }.
               *[other] Marché conclu : { $seat } donne { $give } à { $partner } contre { $want }.
            }
    }
tyros-offer-withdrawn = { $seat } n’échange avec personne ; l’offre est retirée.
tyros-passed = { $seat } passe.
tyros-keep-chosen = { $seat } a choisi les cartes à garder.
tyros-keep-chosen-kept =
    { $kept-count ->
        [0] { $seat } ne garde aucune carte.
       *[other] { $seat } garde { $kept }.
    }
# $cards : ce qui est défaussé ; $count : le nombre de cartes gardées.
tyros-cards-dropped =
    { $cards-count ->
        [0] { $seat } ne défausse rien et garde { tyros-count-cards }.
       *[other]
            { $count ->
                [0] { $seat } défausse { $cards } et ne garde rien.
               *[other] { $seat } défausse { $cards } et garde { tyros-count-cards }.
            }
    }
tyros-last-round-announced = { $seat } n’a plus de tuile : c’est la dernière manche.

## La fin. $winners : les noms des gagnants, $winners-count : leur nombre ; $ranking : la place de chacun.

tyros-game-ended =
    { $winners-count ->
        [one] La partie est terminée : { $reason }. { $winners } gagne avec { tyros-count-points }. Classement : { $ranking }.
       *[other] La partie est terminée : { $reason }. { $winners } se partagent la victoire avec { tyros-count-points }. Classement : { $ranking }.
    }
# Quelqu’un d’autre a autant de points que les gagnants.
tyros-game-ended-tie-break =
    { $winners-count ->
        [one] La partie est terminée : { $reason }. { $winners } gagne avec { tyros-count-points } ; l’égalité est départagée par le plus grand empire. Classement : { $ranking }.
       *[other] La partie est terminée : { $reason }. { $winners } se partagent la victoire avec { tyros-count-points } ; l’égalité est départagée par le plus grand empire. Classement : { $ranking }.
    }
tyros-reason-last-tile = quelqu’un a posé sa dernière tuile
tyros-reason-cut-off = aucune des tuiles restantes ne peut plus être posée

## Ce qui est demandé

tyros-decision-lay = Poser une tuile à côté d’un empire ; si aucune ne convient, montrer ses tuiles.
tyros-decision-act = Faire une action, ou passer.
tyros-decision-answer = Répondre à l’offre : accepter, refuser ou faire une contre-offre.
tyros-decision-close = Conclure l’échange avec un joueur, ou avec personne.
tyros-decision-keep = Choisir les cartes à garder, trois au plus.

## Ce que l’on peut faire, pour les menus

tyros-action-lay = poser la tuile { $field } pour { $empire }
tyros-action-show = montrer toutes ses tuiles
tyros-action-show-under = montrer toutes ses tuiles et glisser la { $under } sous la pile
tyros-action-move = faire voile { $start } { $goal } en payant { $fare }
tyros-action-move-toll = faire voile { $start } { $goal } en payant { $fare } et en donnant { $toll } comme péage
tyros-action-found = fonder une cité { $berth } en payant { $price }
tyros-action-build = construire un navire { $place } en payant { $price }
tyros-action-swap = échanger { $cards } à la banque
tyros-action-buy = défausser { $cards } et prendre { $take } dans la défausse
# $to : les joueurs sollicités.
tyros-action-offer =
    { $give-count ->
        [0] demander { $want } en cadeau à { $to }
       *[other]
            { $want-count ->
                [0] proposer { $give } en cadeau à { $to }
               *[other] proposer { $give } contre { $want } à { $to }
            }
    }
tyros-action-accept = accepter l’offre
tyros-action-decline = refuser l’offre
# L’auteur de la contre-offre donne $want et reçoit $give.
tyros-action-counter =
    { $give-count ->
        [0] contre-offre : { $want } en cadeau
       *[other]
            { $want-count ->
                [0] contre-offre : demander { $give } en cadeau
               *[other] contre-offre : { $want } contre { $give }
            }
    }
tyros-action-close = n’échanger avec personne
tyros-action-close-partner = échanger avec { $partner }
tyros-action-pass = passer
tyros-action-keep =
    { $cards-count ->
        [0] ne garder aucune carte
       *[other] garder { $cards }
    }

## Options : à quoi elles servent, et leur nom

tyros-option-players = Le nombre de joueurs : trois ou quatre.
tyros-option-players-name = Joueurs
tyros-option-edition = Deux versions imprimées des règles. Celle de Kosmos, la plus répandue, a des péages ; dans celle de Giochi Rari, on pose moins de tuiles et un port accueille plus de navires.
tyros-option-edition-name = Édition
tyros-option-setup = Les cases fixes sont conseillées pour une première partie ; elles appartiennent à l’édition Kosmos.
tyros-option-setup-name = Où commencent les empires
tyros-option-first_player = Qui commence : quelqu’un au hasard, ou une place donnée.
tyros-option-first_player-name = Qui commence
tyros-option-toll_without_card = Kosmos seulement : qui arrive avec un navire dans la cité d’un autre joueur lui donne une carte.
tyros-option-toll_without_card-name = Entrer dans la cité d’un autre sans carte pour le péage
tyros-option-gifts = Un côté d’un échange peut être vide.
tyros-option-gifts-name = Cadeaux
tyros-option-offers_per_turn = Nombre d’offres d’échange qu’un joueur peut faire en un tour.
tyros-option-offers_per_turn-name = Offres par tour
tyros-option-trades_per_round = Nombre d’échanges qu’un joueur peut conclure pendant ses tours d’une manche ; 0 pour autant qu’il veut.
tyros-option-trades_per_round-name = Échanges par manche
tyros-option-offer_partners = Avec un seul joueur, vous pouvez vous adresser au suivant après un refus.
tyros-option-offer_partners-name = Destinataires d’une offre
tyros-option-card_tracking = La table montre quelles cartes un joueur doit avoir, d’après ce que tous ont vu.
tyros-option-card_tracking-name = Mémoire des cartes
tyros-option-board = Le plateau intégré, ou un fichier avec d’autres liaisons maritimes.
tyros-option-board-name = Plateau

## Faits dans les refus. Ici $field et $start sont en notation (T est Tyros), $empire est orange, yellow, green, violet ou « - ».

tyros-fact-field =
    { $field ->
        [T] Tyros
       *[other] la case { $field }
    }
tyros-fact-at-field =
    { $field ->
        [T] à Tyros
       *[other] sur la case { $field }
    }
tyros-fact-at-start =
    { $start ->
        [T] à Tyros
       *[other] sur la case { $start }
    }
tyros-fact-cards =
    { $empire ->
        [orange] cartes orange
        [yellow] cartes jaunes
        [green] cartes vertes
        [violet] cartes violettes
       *[other] cartes de la couleur de l’empire
    }
tyros-fact-one-card =
    { $empire ->
        [orange] une carte orange
        [yellow] une carte jaune
        [green] une carte verte
        [violet] une carte violette
       *[other] une carte de la couleur de l’empire
    }

## Refus : ce qui ne va pas, et ce qui serait permis. Le paragraphe vient devant. Cartes et actions sont en notation.

tyros-refusal-malformed = il manque quelque chose à cette action, ou une partie n’existe pas
tyros-refusal-not-asked = ce n’est pas ce qui est demandé maintenant ; actions possibles : { $asked }
tyros-refusal-cards-not-held = ces cartes ne sont pas en main ; en main : { $hand }
tyros-refusal-tile-not-held = la tuile { $field } n’est pas en main ; tuiles en main : { $tiles }
tyros-refusal-no-chip-adjacent = aucun jeton à côté de la case { $field } ; poser une tuile qui touche un empire
tyros-refusal-empire-not-adjacent = la case { $field } ne touche pas cet empire ; au choix : { $adjacent }
tyros-refusal-can-lay = une des tuiles en main ({ $tiles }) peut être posée, il faut donc la poser ; on ne les montre que si aucune ne va
tyros-refusal-nothing-to-put-under = la pile est vide ; montrer ses tuiles sans en glisser une dessous
tyros-refusal-must-put-under = dire quelle tuile va sous la pile : { $tiles }
tyros-refusal-no-ship-there = pas de navire à soi { tyros-fact-at-start } ; choisir un lieu où il y en a un
tyros-refusal-stays-there = le navire y est déjà ; un déplacement finit sur une autre case ou sur l’autre côte de la 16
tyros-refusal-no-chip-at-goal = pas de jeton { tyros-fact-at-field } ; un navire ne va que sur une case qui en porte un
tyros-refusal-empty-tyros = Tyros n’a pas encore de jeton ; tant qu’il n’y en a pas, aucun navire n’y revient
tyros-refusal-field-full = il y a déjà deux navires { tyros-fact-at-field } ; choisir une case où il reste de la place
tyros-refusal-tyros-full = déjà deux navires à soi à Tyros ; tant qu’il n’y a pas de cité, chaque joueur peut en avoir deux
tyros-refusal-wrong-price =
    { $price ->
        [one] cela coûte { $price } carte exactement
       *[other] cela coûte { $price } cartes exactement
    }
tyros-refusal-wrong-colour = mauvaise couleur : { tyros-fact-at-field }, on ne paie qu’en { tyros-fact-cards } et en jokers
tyros-refusal-one-colour-only = pour aller à Tyros, on paie d’une seule couleur ; les jokers peuvent la remplacer
tyros-refusal-toll-missing = il y a la cité d’un autre { tyros-fact-at-field } ; dire quelle carte est donnée comme péage
tyros-refusal-no-card-for-toll = il y a la cité d’un autre { tyros-fact-at-field } et il ne resterait pas de carte pour le péage ; il en faut une de plus que pour le trajet
tyros-refusal-toll-not-held = cette carte n’est plus en main une fois le trajet payé ; en donner une qui reste de { $hand }
tyros-refusal-no-toll-due = aucun péage n’est dû { tyros-fact-at-field } ; y aller sans péage
tyros-refusal-no-city-left = les dix cités sont toutes sur le plateau ; impossible d’en fonder une autre
tyros-refusal-no-chip-for-city = pas de jeton { tyros-fact-at-field } ; une cité se fonde sur une case qui en porte un
tyros-refusal-city-there = il y a déjà une cité { tyros-fact-at-field } ; une seule par case
tyros-refusal-foreign-ship = il y a le navire d’un autre { tyros-fact-at-field } ; on ne fonde une cité que là où l’on est seul
tyros-refusal-no-city-in-tyros = dans cette édition, on ne fonde pas de cité à Tyros ; choisir une autre case avec un jeton
tyros-refusal-no-ship-left = les dix navires sont tous sur le plateau ; fonder une cité en fait revenir un
tyros-refusal-not-a-shipyard = impossible de construire un navire { tyros-fact-at-field } ; on construit dans ses propres cités, ou à Tyros tant que personne d’autre n’y a de cité
tyros-refusal-colour-missing = il faut au moins { tyros-fact-one-card } ou un joker
tyros-refusal-swap-size =
    { $least-swap ->
        [3] la banque échange exactement trois cartes
       *[other] la banque échange de { $least-swap } à 3 cartes
    }
tyros-refusal-draw-pile-too-small =
    { $draw-pile ->
        [0] la pioche est vide, on ne peut rien échanger
        [one] on pioche autant de cartes qu’on en défausse, et il n’en reste qu’une dans la pioche
       *[other] on pioche autant de cartes qu’on en défausse, et il n’en reste que { $draw-pile } dans la pioche
    }
tyros-refusal-buy-with-three = une carte de la défausse coûte exactement trois cartes
tyros-refusal-not-in-discards = cette carte n’est ni dans la défausse ({ $discards }) ni parmi les trois qu’on y met ; en prendre une qui s’y trouve
tyros-refusal-offer-empty = une offre sans cartes n’en est pas une ; nommer au moins une carte
tyros-refusal-offer-one-sided = pas de cadeaux à cette table ; nommer au moins une carte de chaque côté
tyros-refusal-kind-on-both-sides = une sorte de carte ne peut pas figurer des deux côtés ; la retirer de l’un d’eux
tyros-refusal-not-in-deck = il n’y a pas autant de ces cartes ; le paquet en a 14 de chaque couleur et 4 jokers
tyros-refusal-nobody-asked = dire à qui l’offre s’adresse ; possible : { $can-be-asked }
tyros-refusal-asked-unknown = une offre ne s’adresse qu’aux autres joueurs de cette table ; possible : { $can-be-asked }
tyros-refusal-too-many-asked = à cette table, une offre s’adresse à un seul joueur ; s’il refuse, s’adresser au suivant ; possible : { $can-be-asked }
tyros-refusal-asked-too-poor = un joueur sollicité doit avoir au moins autant de cartes qu’on en demande ; en demander moins ou s’adresser à d’autres
tyros-refusal-offers-used-up =
    { $offers-per-turn ->
        [0] pas d’offres à cette table ; faire une autre action ou passer
        [one] l’unique offre de ce tour a été faite ; faire une autre action ou passer
       *[other] les { $offers-per-turn } offres de ce tour ont été faites ; faire une autre action ou passer
    }
tyros-refusal-trades-used-up =
    { $trades-per-round ->
        [one] l’unique échange de cette manche a été conclu ; faire une autre action ou passer
       *[other] les { $trades-per-round } échanges de cette manche ont été conclus ; faire une autre action ou passer
    }
tyros-refusal-cannot-accept = l’offre demande { $offer-want }, et en main il y a { $hand } ; refuser ou faire une contre-offre
tyros-refusal-counter-same = c’est l’offre elle-même ; l’accepter ou nommer d’autres cartes
tyros-refusal-counter-not-held = les cartes à donner ne sont pas en main ; en main : { $hand }
tyros-refusal-counter-too-much = l’auteur de l’offre n’a pas autant de cartes ; en demander moins
tyros-refusal-not-agreed = ce joueur n’a pas donné son accord ; conclure avec quelqu’un qui a accepté ou fait une contre-offre, ou avec personne
tyros-refusal-counter-out-of-reach = les cartes que demande cette contre-offre ne sont pas en main ; en main : { $hand }
tyros-refusal-keep-three = on garde trois cartes au plus ; en main : { $hand }
tyros-refusal-impossible-draw = cela n’a pas pu être pioché parmi ce qui reste

## Pourquoi quelque chose n’est pas possible. $price : ce que cela coûte ; $held : combien de ces cartes vous avez ; $empire : une couleur.

tyros-too-far =
    { $price ->
        [one] le trajet coûte { tyros-fact-one-card } ou un joker, et vous n’avez ni l’une ni l’autre
       *[other] le chemin le plus court compte { $price } cases et coûte autant de { tyros-fact-cards } ou de jokers ; vous en avez { $held }
    }
tyros-too-dear =
    { $price ->
        [one] cela coûte { tyros-fact-one-card } ou un joker, et vous n’avez ni l’une ni l’autre
       *[other] cela coûte { $price } { tyros-fact-cards } ou jokers ; vous en avez { $held }
    }
tyros-too-few =
    { $price ->
        [one] il y faut une carte, et vous n’en avez pas
       *[other] il y faut { $price } cartes ; vous en avez { $held }
    }
tyros-no-ship = pas de navire à soi sur le plateau ; il faut d’abord en construire un
