# Tyrannos dans le terminal.
tyrannos-screen-month = Mois { $month } sur { $months }. Archonte : { $archon }. Premier : { $first }.
tyrannos-screen-event = Ce mois-ci : { $fate } ({ $player }).
tyrannos-screen-legend = A* : résidence de A, A : vassale de A, - : indépendante, (B) : alliée de B, P : punique, x : rasée.
# For the help of the terminal.
tyrannos-screen-examples = embassy Naxos gift 1, upgrade Gela warehouse, offer B: 20m 2food for 1metal (m : mines d’argent, v : Voitheia, marchandises par leur nom).
tyrannos-screen-about = Pour chaque ville, le plateau montre qui la gouverne, ses niveaux (ville/entrepôt), son armée et sa taille maximale, les mines de son trésor et les lots de son entrepôt. Les chances d’une guerre ne comptent ni les Voitheia, ni les joueurs qui peuvent encore intervenir. +c, +w : un niveau de la ville ou de l’entrepôt est en construction ; ! : inactive ce mois-ci.
# Têtes de colonnes : courtes.
tyrannos-screen-col-city = Ville
tyrannos-screen-col-rule = Tyran
tyrannos-screen-col-levels = Niv.
tyrannos-screen-col-army = Armée
tyrannos-screen-col-mine = Mines
tyrannos-short-food = Vi
tyrannos-short-raw = Mp
tyrannos-short-oil = Hu
tyrannos-short-cloth = Ti
tyrannos-short-metal = Mé
tyrannos-short-luxury = Lu
tyrannos-relation-residence = résidence de { $player }
tyrannos-relation-vassal = vassale de { $player }
tyrannos-relation-independent = indépendante
tyrannos-relation-allied = indépendante, alliée de { $player }
tyrannos-relation-punic = punique
tyrannos-relation-razed = rasée
tyrannos-screen-city = { $city } : { $relation }. Niveau { $level }, entrepôt { $warehouse }, armée { $army } sur { $cap }, trésor { $money } ; lots : { $lots }.
tyrannos-screen-blocks = Restent ouverts : { $blocks }.
tyrannos-screen-market = Marché : { $good } à { $price } le lot ; les droits étaient de { $duty }. Encore { $count } cartes.
tyrannos-screen-pacts = Joueurs alliés : { $pairs }.
tyrannos-screen-bid = { $player } demande { $mine } de droits.
# Une ligne d’un tableau : assez courte pour 80 colonnes.
tyrannos-screen-score = { $letter } { $player } { $total } : cité { $original }, villes { $cities }, alliés { $allies }, bâti { $expansions }, guerre { $battles }, or { $talents }, V { $tokens }
tyrannos-screen-out = { $letter } { $player } : hors jeu
tyrannos-screen-hand =
    { $points ->
        [one] { $player } a { $tokens } (un point).
       *[other] { $player } a { $tokens } ({ $points } points).
    }
tyrannos-screen-lent = On vous prête : { $tokens }.
tyrannos-screen-punic = Les Phéniciens ont { $tokens }.
tyrannos-screen-choice = Vous avez choisi : { $choice }
tyrannos-screen-placed = Sous vos groupes : { $tokens }.
tyrannos-screen-battle = Bataille pour { $city }, manches jouées : { $round }.
tyrannos-screen-side = { $side } ({ $player }) : { $army }. Réserve { $reserve }, attaques restantes { $pool }, lochoi perdus { $lost }, Voitheia { $count }.
tyrannos-screen-nobody = personne

## De quoi il s’agit

tyrannos-screen-block = À prendre, { $block } : { $lots }. Droits : { $duty }.
tyrannos-screen-taker = { $player } le prend, sauf si quelqu’un s’interpose pour des droits plus bas.
tyrannos-screen-room = Place dans vos entrepôts : { $cities }.
tyrannos-screen-for-sale = Vous pouvez vendre : { $cities }.
tyrannos-screen-dump = Après le marché : { $good } à { $price } le lot ; les droits étaient de { $duty }.
# Avant le déploiement. $cities : chacune avec ses lochoi.
tyrannos-screen-army = { $side } ({ $player }) : lochoi { $lochoi }, pions { $tokens } ; { $cities }.
# $side : attaquant ou défenseur. $cities : chacune avec ses pions.
tyrannos-screen-join = On vous demande d’aider : { $side }. Pions que vous pouvez envoyer : { $count } ({ $cities }).
tyrannos-screen-allowance = Voitheia que vous pouvez placer : { $count }. Disponibles : { $tokens }.
tyrannos-screen-beaten = { $city } est vaincue : niveau { $level }, entrepôt { $warehouse }, armée { $army }, trésor { $treasury }.
tyrannos-screen-consent = { $player } veut envoyer une ambassade à { $city }, avec un cadeau de { $gift } (+{ $points }).
tyrannos-screen-due = À payer : { $sum }.
tyrannos-screen-points-due = Points de Voitheia à dépenser : { $points }.
tyrannos-screen-tokens-due = Voitheia à choisir : { $count }.
tyrannos-screen-costs = Frais de { $city } : { $costs }. Son trésor contient { $treasury }, et l’impôt rapporte { $tax }.
tyrannos-screen-levels = L’argent manque pour les prochains niveaux : { $levels }.
tyrannos-screen-level = { $city }, { $sector } : { $sum }
tyrannos-screen-check = Épreuve de confiance à { $city } : un dé, { $modifier }. À 1 ou moins, vous êtes chassé ; à partir de 6, tout va bien. 3 points de Voitheia ajoutent 1, 6 points ajoutent 2.
# Une alliance imposée. $pair : les deux joueurs ; $player : celui qui y est tenu.
tyrannos-screen-forced = { $pair } (imposée à { $player }, impossible à rompre avant le mois { $month })

## Ce qu’il faut attendre

tyrannos-wait-truce = Trêve jusqu’à la fin du mois { $month } : les résidences sont à l’abri.
tyrannos-wait-general-truce = Trêve jusqu’à la fin du mois { $month } : aucune guerre.
tyrannos-wait-embassy = Ambassades de nouveau possibles : { $what }.
tyrannos-wait-agitation = Agitation de nouveau possible : { $what }.
tyrannos-wait-war = Vous pourrez de nouveau déclarer la guerre : { $what }.
tyrannos-wait-peace = On pourra de nouveau leur déclarer la guerre : { $what }.
tyrannos-wait-oath = Liées par un serment, impossibles à débaucher : { $what }.
tyrannos-wait-month = mois { $month }
tyrannos-wait-until = { $what } (mois { $month })
tyrannos-wait-never = { $what } (jamais)

## Ce que les actions coûtent et rapportent, entre parenthèses

tyrannos-fact-duty = droits { $sum }
tyrannos-fact-stored = { $good } à { $city }, { $other } à { $second }
tyrannos-fact-sold = { $lots } pour { $sum }
tyrannos-fact-gain = rapporte { $sum }
tyrannos-fact-gained = gagnée ce mois-ci, donc pas d’épreuve de confiance : 3 à 5 ne font rien
tyrannos-fact-support = le groupe { $grouping } soutient { $supported }
tyrannos-fact-price = coûte { $sum }
tyrannos-fact-price-points = coûte { $sum } et { $points } points de Voitheia
tyrannos-fact-free = gratuit
tyrannos-fact-treasury = trésor { $sum }
tyrannos-fact-check =
    { $count ->
        [0] sans malus
       *[other] à −{ $count }
    }
tyrannos-fact-lochoi =
    { $count ->
        [one] un lochos
       *[other] { $count } lochoi
    }
tyrannos-fact-tokens = { tyrannos-voitheia }
# Parts de nombreuses batailles, en pour cent.
tyrannos-fact-war = { $own } lochoi contre { $enemy } : victoire environ { $win } %, nul { $draw } %, défaite { $lose } %, sans Voitheia
tyrannos-fact-war-undefended = { $own } lochoi contre aucun

## Consignes données d’avance, telles que le terminal les énumère.

tyrannos-order-only-answer = Répondre là où une seule réponse est possible.
tyrannos-order-decline-offers = Refuser toutes les offres de ce mois.
tyrannos-order-pass-turns = Finir vos tours aussitôt, tant que vos cités, armées et alliés ne changent pas.
tyrannos-order-never-cut-in = Ne jamais s’interposer pour un lot de port.
tyrannos-order-stay-out-below = Ne pas s’interposer si le droit imprimé est inférieur (mines).
tyrannos-order-cut-in-from = S’interposer si le droit imprimé atteint ce montant (mines).
tyrannos-order-bid-down-to = Enchérir une mine de moins à chaque fois, mais pas sous ce montant ; puis céder.
tyrannos-order-take-what-fits = Prendre les marchandises pour lesquelles il y a de la place.
tyrannos-order-unload-at = Décharger d’abord dans ces cités, puis là où il y a le plus de place (any : aucune d’abord).
tyrannos-order-sell-from = Vendre tout d’une marchandise à partir de ce prix, rien au-dessous (food:5,oil:9).
tyrannos-order-dump-rest = Écouler le reste après la dernière carte (no : le garder).
tyrannos-order-tax = Le régime d’impôt de toutes les cités : normal, light ou heavy.
tyrannos-order-tax-in = Un autre régime d’impôt dans certaines cités (Gela:light).
tyrannos-order-pay-costs = Payer les coûts des cités tant qu’il y a de l’argent.
tyrannos-order-pay-from = Payer d’abord de ces trésors, puis du plus rempli (any : aucun d’abord).
tyrannos-order-spend-first = Dépenser le moins de points de Voitheia possible ; à somme égale, d’abord : sword, shield, helmet (any : peu importe).
tyrannos-order-buy-voitheia-to = Acheter des Voitheia jusqu’à en avoir ce nombre en main.
tyrannos-order-close-offers = Conclure une offre qu’un seul joueur a acceptée.

## Forms, and what the parts of the table are called

tyrannos-piece-m = mines
tyrannos-piece-v = Voitheia
tyrannos-piece-with-alliance = avec une alliance
tyrannos-piece-win = je gagne
tyrannos-piece-lose = je perds
tyrannos-field-to = À
tyrannos-field-give = Vous donnez
tyrannos-field-want = Vous recevez
tyrannos-field-alliance = Alliance
tyrannos-field-wins = Issue
tyrannos-field-pull-down = Démoli
tyrannos-field-shape = Jetons par groupe
tyrannos-field-front = Devant
tyrannos-field-placed = Voitheia sous les groupes
tyrannos-field-city = Ville
tyrannos-field-sector = Secteur
tyrannos-field-count = Nombre
tyrannos-field-lots = Lots
tyrannos-field-treasury = Trésor
tyrannos-field-army = Armée
tyrannos-field-owner = Souverain
tyrannos-field-level = Niveau de la ville
tyrannos-field-warehouse = Entrepôt
tyrannos-field-players = Joueurs
tyrannos-field-cities = Villes
tyrannos-field-month = Mois
tyrannos-field-name = Nom
tyrannos-field-relation = Statut
tyrannos-field-port = Port
tyrannos-field-money = Argent
tyrannos-field-tokens = Voitheia
tyrannos-field-scores = Points
tyrannos-field-seat = Joueur
tyrannos-field-total = Total
tyrannos-field-hand = Main
tyrannos-field-market = Marché
tyrannos-field-cargo = Cargaison
tyrannos-field-battle = Bataille
tyrannos-field-regime = Impôt
tyrannos-field-residence = Résidence
