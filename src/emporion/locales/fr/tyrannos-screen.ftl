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
