# Tyrannos : ce qui s’est passé, ce qui est demandé, ce qu’on peut faire, et pourquoi non.
## Mots

tyrannos-decimal-point = ,
tyrannos-mine =
    { $one ->
        [yes] { $amount } mine
       *[no] { $amount } mines
    }
tyrannos-voitheia =
    { $count ->
        [one] { $count } jeton Voitheia
       *[other] { $count } jetons Voitheia
    }
tyrannos-nothing = rien
tyrannos-tokens-none = aucune Voitheia
tyrannos-phoenicians = les Phéniciens
tyrannos-package =
    { $alliance ->
        [yes] { $give } contre { $want }, avec une alliance
       *[no] { $give } contre { $want }
    }
tyrannos-good-food = vivres
tyrannos-good-raw = matières premières
tyrannos-good-oil = vin et huile
tyrannos-good-cloth = céramique et tissus
tyrannos-good-metal = métaux
tyrannos-good-luxury = produits de luxe
tyrannos-token-sword =
    { $count ->
        [one] une épée
       *[other] { $count } épées
    }
tyrannos-token-shield =
    { $count ->
        [one] un bouclier
       *[other] { $count } boucliers
    }
tyrannos-token-helmet =
    { $count ->
        [one] un casque
       *[other] { $count } casques
    }
tyrannos-block-euro = le port Euro
tyrannos-block-scirocco = le port Scirocco
tyrannos-block-libeccio = le port Libeccio
tyrannos-block-zefiro = le port Zefiro
tyrannos-block-borea = le port Borea
tyrannos-block-greco = le port Greco
tyrannos-block-seventh = le septième bloc
tyrannos-sector-city = ville
tyrannos-sector-warehouse = entrepôt
tyrannos-sector-all = toutes les extensions
tyrannos-regime-normal = impôt normal
tyrannos-regime-light = impôt léger
tyrannos-regime-heavy = impôt lourd
tyrannos-side-attacker = attaquant
tyrannos-side-defender = défenseur
tyrannos-branch-money = payer
tyrannos-branch-check = subir une épreuve de confiance
tyrannos-branch-lochoi = perdre des lochoi
tyrannos-branch-tax = percevoir la moitié de l’impôt ce mois-ci
tyrannos-branch-tokens = perdre des Voitheia
tyrannos-branch-level = perdre un niveau de la ville
tyrannos-branch-ally = perdre un allié
tyrannos-branch-cargo = se passer de cargaison ce mois-ci
tyrannos-branch-nothing = ne rien faire
tyrannos-condition-vassal = elle devient vassale
tyrannos-condition-ally = elle devient alliée
tyrannos-condition-pull-city = un niveau de la ville est démoli
tyrannos-condition-pull-warehouse = un niveau de l’entrepôt est démoli
tyrannos-condition-pull-all = toutes les extensions sont démolies
tyrannos-condition-raze = elle est rasée
tyrannos-condition-ransom = elle paie une rançon
tyrannos-condition-none = rien

## Événements du destin

tyrannos-fate-invasion = Invasion phénicienne
tyrannos-fate-death = Mort du tyran
tyrannos-fate-driven-out = Le tyran est chassé
tyrannos-fate-fidelity = Fidélité du peuple
tyrannos-fate-eruption = Éruption de l’Etna
tyrannos-fate-plague = Peste
tyrannos-fate-earthquake = Tremblement de terre
tyrannos-fate-attempted-tyranny = Tentative de tyrannie
tyrannos-fate-petalism = Pétalisme
tyrannos-fate-mercenaries-revolt = Révolte des mercenaires
tyrannos-fate-sikel-raid = Raid des Sikèles
tyrannos-fate-pirates = Pirates
tyrannos-fate-storm = Tempête
tyrannos-fate-bad-harvest = Mauvaise récolte
tyrannos-fate-bribed-commanders = Généraux corrompus
tyrannos-fate-refugees = Réfugiés
tyrannos-fate-exiles-plot = Complot des exilés
tyrannos-fate-forced-transfer = Transfert forcé de citoyens
tyrannos-fate-marsh-fever = Fièvre des marais
tyrannos-fate-border-quarrel = Querelle de frontière
tyrannos-fate-fleet-off-coast = Flotte au large
tyrannos-fate-false-treasure = Faux trésor
tyrannos-fate-ill-omen = Mauvais présage
tyrannos-fate-luxury-of-citizens = Luxe des citoyens
tyrannos-fate-good-harvest = Bonne récolte
tyrannos-fate-oil-for-carthage = Huile et vin pour Carthage
tyrannos-fate-olympic-victory = Victoire à Olympie
tyrannos-fate-victory-at-kyme = Victoire de Cumes
tyrannos-fate-indemnity = Indemnité
tyrannos-fate-gold-crown = Couronne d’or
tyrannos-fate-captives = Captifs pour les travaux publics
tyrannos-fate-fish-pond = Vivier
tyrannos-fate-colonists = Colons
tyrannos-fate-benefactor = Bienfaiteur
tyrannos-fate-poets = Poètes à la cour
tyrannos-fate-empedokles = Empédocle
tyrannos-fate-friendship = Amitié offerte
tyrannos-fate-suppliant-spared = Un suppliant épargné
tyrannos-fate-congress-of-gela = Congrès de Géla
tyrannos-fate-just-accounts = Comptes justes
tyrannos-fate-oath = Serment aux Palikoi
tyrannos-fate-booty = Butin de l’île d’Elbe
tyrannos-fate-mercenaries-hired = Mercenaires engagés
tyrannos-fate-wealthy-citizen = Un riche citoyen
tyrannos-fate-new-temple = Un nouveau temple
tyrannos-fate-merchants = Affluence de marchands
tyrannos-fate-good-price = Bon prix
tyrannos-fate-camp-plague = Peste dans le camp ennemi

## Ce qui s’est passé : mise en place et mois

tyrannos-city-drawn = { $seat } tire { $city }.
tyrannos-archon-chosen = { $seat } est le premier archonte.
tyrannos-month-began = Le mois { $month } commence.
tyrannos-archon-changed = { $seat } est maintenant archonte.
tyrannos-turn-began = À { $seat } de jouer.
tyrannos-time-called = { $seat } annonce que le temps est écoulé : ce mois est le dernier.
tyrannos-turn-ended = { $seat } termine son tour.
tyrannos-fate-turned = Moira retourne la carte { $card }.
tyrannos-fate-named = Le dé donne { $face } : { $fate }.
tyrannos-fate-met = « { $fate } » échoit à { $seat }, qui commence ce mois-ci.
tyrannos-branch-chosen = { $seat } choisit : { $branch }.
tyrannos-ally-named = { $seat } désigne { $city }.
tyrannos-plotter-drawn = { $seat } peut agiter { $city } sans frais.

## Voitheia

tyrannos-tokens-drawn =
    { $count ->
        [one] { $seat } pioche une Voitheia.
       *[other] { $seat } pioche { $count } Voitheia.
    }
tyrannos-tokens-drawn-tokens = { $seat } pioche { $tokens }.
tyrannos-tokens-discarded = { $seat } défausse { $tokens }.
tyrannos-tokens-picked = { $seat } a choisi les Voitheia à remettre.
tyrannos-tokens-given =
    { $count ->
        [one] Une Voitheia passe de { $seat } à { $to }.
       *[other] { $count } Voitheia passent de { $seat } à { $to }.
    }
tyrannos-tokens-given-tokens = De { $seat } à { $to } : { $tokens }.
tyrannos-tokens-bought =
    { $count ->
        [one] { $seat } achète une Voitheia.
       *[other] { $seat } achète { $count } Voitheia.
    }

## Le peuple et l’entretien

tyrannos-help-given = { $seat } dépense { $tokens } pour gagner { $city }.
tyrannos-trust-checked =
    { $result ->
        [1] Épreuve de confiance à { $city } : { $face } et { $modifier }. { $seat } est chassé !
        [2] Épreuve de confiance à { $city } : { $face } et { $modifier }. Émeute contre { $seat }.
        [3] Épreuve de confiance à { $city } : { $face } et { $modifier }. { $seat } mécontente le peuple.
        [4] Épreuve de confiance à { $city } : { $face } et { $modifier }. { $seat } ne convainc pas le peuple.
        [5] Épreuve de confiance à { $city } : { $face } et { $modifier }. { $seat } est accepté, avec un avertissement.
       *[6] Épreuve de confiance à { $city } : { $face } et { $modifier }. { $seat } est accepté.
    }
tyrannos-agitation-begun = { $seat } agite { $city }.
tyrannos-agitation-rolled =
    { $face ->
        [1] { $city } reste fidèle ; les agitateurs de { $seat } font { $face }.
        [2] { $city } ne veut plus entendre { $seat } pendant 6 mois ; le dé donne { $face }.
        [6] { $city } se soulève pour { $seat } ; le dé donne { $face }.
       *[other] Les agitateurs de { $seat } font { $face } : { $city } met son tyran à l’épreuve.
    }
tyrannos-tax-levied = { $seat }, { $city } : { $regime }.
tyrannos-heavy-tax-answered =
    { $face ->
        [4] { $city } accepte le lourd impôt de { $seat } ({ $face }).
       *[other] { $city } proteste contre le lourd impôt de { $seat } ({ $face }).
    }
tyrannos-tax-imposed = { $seat } impose le lourd impôt à { $city }.
tyrannos-tax-given-up = { $seat } cède à { $city }.
tyrannos-costs-rolled = { $city } coûte { $mine } à { $seat } ce mois-ci.
tyrannos-costs-paid = { $seat } paie les frais à { $city }.
tyrannos-costs-refused = { $seat } ne paie pas les frais à { $city }.

## Cargaison et marché

tyrannos-block-opened = Ouverture, { $block } : { $lots }.
tyrannos-block-taken = { $seat } prend { $lots }.
tyrannos-block-refused = { $seat } refuse.
tyrannos-lot-taken = { $seat } prend un lot : { $good }.
tyrannos-cut-in-answered = { $seat } a décidé d’intervenir ou non.
tyrannos-challenged = { $seat } coupe l’herbe sous le pied de { $taker }.
tyrannos-bid-made = { $seat } ne demande que { $mine } de droits.
tyrannos-block-yielded = { $seat } cède.
tyrannos-lot-dropped = { $seat } perd un lot à { $city } : { $good }.
tyrannos-market-opened = Le marché ouvre avec { $count } cartes.
tyrannos-card-turned = Demande : { $good }, mais personne n’en a à vendre.
tyrannos-card-turned-drachmas = Demande : { $good }, { $drachmas } le lot.
tyrannos-sale-chosen = { $seat } a choisi ses ventes.
tyrannos-lots-sold = { $seat } vend { $good } ({ $count }) pour { $drachmas }.

## Actes et diplomatie

tyrannos-upgrade-begun = { $seat } construit à { $city } : { $sector }.
tyrannos-embassy-sent = { $seat } envoie une ambassade à { $city } (+{ $points }).
tyrannos-lure-sent = { $seat } tente de détourner { $city } de { $ally } (+{ $points }).
tyrannos-consent-answered = { $seat } a répondu au sujet de l’ambassade.
tyrannos-consent-given = Tous consentent : l’ambassade de { $seat } part pour { $city }.
tyrannos-consent-refused = L’ambassade de { $seat } à { $city } est refusée.
tyrannos-embassy-answered =
    { $reply ->
        [1] { $city } répond à { $seat } : plus jamais ({ $face } +{ $points }).
        [2] { $city } répond à { $seat } : pas avant 12 mois ({ $face } +{ $points }).
        [3] { $city } répond à { $seat } : pas avant 6 mois ({ $face } +{ $points }).
        [4] { $city } répond à { $seat } : pas avant 3 mois ({ $face } +{ $points }).
        [5] { $city } répond à { $seat } : alliance ({ $face } +{ $points }).
       *[6] { $city } répond à { $seat } : elle devient vassale ({ $face } +{ $points }).
    }
tyrannos-offer-made = { $seat } négocie avec { $asked }.
tyrannos-offer-made-package = { $seat } propose à { $asked } : { $package }.
tyrannos-offer-answered = { $seat } a répondu.
tyrannos-answer-revealed =
    { $answer ->
        [accept] { $seat } accepte.
       *[decline] { $seat } refuse.
    }
tyrannos-answer-revealed-package = { $seat } fait une contre-offre : { $package }.
tyrannos-exchange-closed = { $seat } et { $partner } s’accordent : { $package }.
tyrannos-offer-withdrawn = { $seat } ne conclut aucun accord.

## Guerre

tyrannos-war-declared = { $seat } déclare la guerre à { $city } !
tyrannos-invasion-began = Les Phéniciens débarquent devant { $city } !
tyrannos-punic-commander-drawn = { $seat } commande les Phéniciens.
tyrannos-punic-tokens-drawn = Les Phéniciens piochent { $count } Voitheia.
tyrannos-punic-tokens-drawn-tokens = Les Phéniciens piochent { $tokens }.
tyrannos-join-answered = { $seat } a décidé d’entrer en guerre ou non.
tyrannos-war-joined = { $seat } entre en guerre dans le camp { $side }.
tyrannos-loan-chosen = { $seat } a décidé de prêter ou non des Voitheia.
tyrannos-tokens-lent =
    { $count ->
        [one] { $seat } prête une Voitheia.
       *[other] { $seat } prête { $count } Voitheia.
    }
tyrannos-tokens-lent-tokens = { $seat } prête { $tokens }.
tyrannos-deployment-chosen = { $seat } a déployé son armée.
tyrannos-army-deployed = Déploiement, { $side } : { $shape }, avec { $count } Voitheia.
tyrannos-resolve-chosen = { $seat } a pris sa décision.
tyrannos-resolve-revealed =
    { $resolve ->
        [fight] { $seat } continue le combat.
        [give-up] { $seat } renonce.
       *[terms] { $seat } propose des conditions.
    }
tyrannos-terms-offered = Les conditions de { $seat } sont sur la table.
tyrannos-terms-offered-package = Les conditions de { $seat } : { $package }.
tyrannos-terms-accepted = { $seat } accepte les conditions.
tyrannos-terms-declined = { $seat } rejette les conditions.
tyrannos-plan-chosen = { $seat } a préparé la manche.
tyrannos-round-fought = Manche { $round } de la bataille.
tyrannos-symbols-played = Voitheia, { $side } : épées { $swords }, boucliers { $shields }, casques { $helmets }.
tyrannos-support-given = Soutien, { $side } : groupe { $grouping } pour le groupe { $supported }.
tyrannos-attack-rolled = Attaque, { $side } : groupe { $grouping } contre { $target } ; { $face } contre une force de { $force }.
tyrannos-morale-rolled =
    { $holds ->
        [yes] Moral, { $side } : le groupe { $grouping } fait { $face } et tient.
       *[no] Moral, { $side } : le groupe { $grouping } fait { $face } et quitte le champ.
    }
tyrannos-battle-ended =
    { $result ->
        [draw] La bataille est indécise.
       *[over] La bataille est finie.
    }
tyrannos-battle-ended-winner =
    { $result ->
        [crushing] Victoire écrasante : { $winner }.
        [narrow] Victoire de justesse : { $winner }.
       *[agreed] Victoire convenue : { $winner }.
    }
tyrannos-wounds-rolled = À { $city }, des hommes tombés { $returned } reviennent et { $lost } sont perdus.
tyrannos-lochos-saved = { $seat } choisit : un casque sauve un lochos ({ $city }).
tyrannos-condition-imposed = { $seat } impose une condition à { $city } : { $condition }.
tyrannos-points-won =
    { $points ->
        [one] { $seat } gagne un point.
       *[other] { $seat } gagne { $points } points.
    }
tyrannos-tribute-rolled = Les Phéniciens exigent { $mine } à { $city }.
tyrannos-tribute-answered = { $seat } décide pour { $city } : { $branch }.
tyrannos-punic-ransom-rolled = Les Phéniciens sont battus ; le dé de leur rançon donne { $face }.

## Ce qui s’ensuit

tyrannos-city-gained = { $city } passe sous { $seat }.
tyrannos-city-lost = { $seat } perd { $city }.
tyrannos-city-razed = { $city } est rasée.
tyrannos-residence-moved = { $seat } réside désormais à { $city }.
tyrannos-player-left = { $seat } est hors jeu.
tyrannos-alliance-made = { $city } est alliée à { $seat }.
tyrannos-alliance-ended = { $city } n’est plus alliée à { $seat }.
tyrannos-pact-made = { $seat } et { $ally } sont alliés.
tyrannos-pact-ended = { $seat } et { $ally } ne sont plus alliés.
tyrannos-level-raised = { $city } : { $sector }, niveau { $level } atteint.
tyrannos-level-lost = { $city } : { $sector }, retombe au niveau { $level }.
tyrannos-city-idle = { $city } est paralysée jusqu’à la fin du mois.
tyrannos-army-grew =
    { $count ->
        [one] { $city } gagne un lochos.
       *[other] { $city } gagne { $count } lochoi.
    }
tyrannos-army-shrank =
    { $count ->
        [one] { $city } perd un lochos.
       *[other] { $city } perd { $count } lochoi.
    }
tyrannos-lots-stored = Entreposé à { $city } : { $lots }.
tyrannos-lots-gone = Sorti, { $city } : { $lots }.
tyrannos-money-earned = À { $city }, le trésor gagne { $drachmas }.
tyrannos-money-paid = À { $city }, le trésor perd { $drachmas }.

## La fin

tyrannos-game-ended =
    { $winners-count ->
        [one] La partie est finie : { $reason }. { $winners } gagne avec { $points } points. Classement : { $ranking }.
       *[other] La partie est finie : { $reason }. { $winners } partagent la victoire avec { $points } points. Classement : { $ranking }.
    }
tyrannos-game-ended-tie-break =
    { $winners-count ->
        [one] La partie est finie : { $reason }. { $winners } gagne avec { $points } points ; l’égalité est départagée par les vassaux, puis par l’argent. Classement : { $ranking }.
       *[other] La partie est finie : { $reason }. { $winners } partagent la victoire avec { $points } points ; l’égalité est départagée par les vassaux, puis par l’argent. Classement : { $ranking }.
    }
tyrannos-reason-last-month = le dernier mois est terminé
tyrannos-reason-last-player = il ne reste qu’un tyran

## Ce qui est demandé

tyrannos-decision-choose-fate = Le destin vous laisse un choix.
tyrannos-decision-choose-lot = Choisissez un lot à perdre.
tyrannos-decision-choose-level = Choisissez ce que bâtissent les colons.
tyrannos-decision-choose-ally = Désignez l’un de vos alliés.
tyrannos-decision-choose-sale = Vendez un lot au bon prix.
tyrannos-decision-plot = Voulez-vous agiter la ville sans frais avec l’aide des exilés ?
tyrannos-decision-discard-extra = Vous avez trop de Voitheia : défaussez jusqu’à la limite.
tyrannos-decision-spend-points = Choisissez les Voitheia que vous dépensez.
tyrannos-decision-lose-tokens = Choisissez les Voitheia que vous perdez.
tyrannos-decision-give-tokens = Choisissez les Voitheia que vous remettez.
tyrannos-decision-swap-tokens = Vous remettez chacun des Voitheia : choisissez les vôtres. Elles changent de mains quand les deux ont choisi.
tyrannos-decision-pay = Choisissez le trésor qui paie d’abord.
tyrannos-decision-check = Une épreuve de confiance a lieu : dépensez des Voitheia, ou aucune.
tyrannos-decision-choose-residence = Vous avez perdu votre résidence : choisissez une autre ville.
tyrannos-decision-upkeep = Levez l’impôt d’une de vos villes.
tyrannos-decision-heavy-answer = Le peuple proteste : imposez le lourd impôt, ou cédez.
tyrannos-decision-costs = Payez les frais de la ville, ou refusez.
tyrannos-decision-acts = Agissez, ou terminez votre tour.
tyrannos-decision-consent = L’ambassade peut-elle se rendre chez votre allié ?
tyrannos-decision-answer = Répondez à l’offre : acceptez, refusez ou faites une contre-offre.
tyrannos-decision-close-offer = Concluez l’échange avec un joueur, ou avec personne.
tyrannos-decision-ask-block = Prenez les lots de ce port, ou refusez.
tyrannos-decision-ask-single = Prenez l’un des lots, ou refusez.
tyrannos-decision-ask-cut-in = Voulez-vous intervenir, pour 3 points de Voitheia ?
tyrannos-decision-challenge = Annoncez des droits inférieurs à ceux imprimés.
tyrannos-decision-answer-bid = Descendez plus bas, ou cédez.
tyrannos-decision-store-block = Choisissez où entreposer les lots.
tyrannos-decision-take-open = Prenez un bloc resté ouvert, ou refusez.
tyrannos-decision-selling = Choisissez combien de lots vous vendez.
tyrannos-decision-join-war = Entrez-vous en guerre ? Choisissez combien de pions vous envoyez.
tyrannos-decision-lend-tokens = Choisissez les Voitheia que vous prêtez au commandant.
tyrannos-decision-deployment = Déployez l’armée : groupes, première ligne, Voitheia.
tyrannos-decision-resolve = Continuez le combat, proposez des conditions ou renoncez.
tyrannos-decision-answer-terms = Acceptez les conditions, ou rejetez-les.
tyrannos-decision-plans = Préparez la manche : qui vos groupes attaquent, quelles Voitheia vous jouez.
tyrannos-decision-save-lochos = Un casque sauve un lochos : choisissez de quelle ville.
tyrannos-decision-impose-condition = Vous avez gagné : imposez une condition.
tyrannos-decision-tribute = Payez le tribut de cette ville, ou laissez-la raser.

## Ce qu’on peut faire, pour les menus

tyrannos-action-choose = { $branch }
tyrannos-action-discard = défausser { $tokens }
tyrannos-action-pay-from = payer d’abord avec { $city }
tyrannos-action-drop = abandonner { $good } à { $city }
tyrannos-action-name = désigner { $city }
tyrannos-action-sell-lot = vendre { $good } de { $city }
tyrannos-action-move = transférer la résidence à { $city }
tyrannos-action-tax = { $city } : { $regime }
tyrannos-action-impose = imposer le lourd impôt à { $city }
tyrannos-action-give-way = céder à { $city }
tyrannos-action-pay = payer les frais à { $city }
tyrannos-action-refuse-costs = ne pas payer les frais à { $city }
tyrannos-action-take = prendre les lots
tyrannos-action-take-block = prendre { $block }
tyrannos-action-refuse = refuser
tyrannos-action-take-lot = prendre { $good }
tyrannos-action-cut-in = intervenir
tyrannos-action-stay-out = rester à l’écart
tyrannos-action-bid = ne demander que { $duty }
tyrannos-action-yield = céder
tyrannos-action-store = entreposer à { $city } et { $second }
tyrannos-action-sell = vendre : { $lots }
tyrannos-action-upgrade = construire à { $city } : { $sector }
tyrannos-action-buy =
    { $count ->
        [one] acheter une Voitheia
       *[other] acheter { $count } Voitheia
    }
tyrannos-action-embassy =
    { $free ->
        [yes] envoyer l’ambassade gratuite à { $city }
       *[no]
            { $voitheia ->
                [0] envoyer une ambassade à { $city }, cadeau +{ $gift }
               *[other] envoyer une ambassade à { $city }, cadeau +{ $gift }, dont { $voitheia } points de Voitheia
            }
    }
tyrannos-action-lure =
    { $halved ->
        [yes] détourner { $city } de { $ally }, +{ $points }, à moitié prix avec des Voitheia
       *[no] détourner { $city } de { $ally }, +{ $points }
    }
tyrannos-action-agitate = agiter { $city }
tyrannos-action-war = déclarer la guerre à { $city }
tyrannos-action-end-alliance = rompre l’alliance avec { $city }
tyrannos-action-end-pact = rompre l’alliance avec { $ally }
tyrannos-action-offer =
    { $alliance ->
        [yes] proposer à { $to } { $give } contre { $want }, avec une alliance
       *[no] proposer à { $to } { $give } contre { $want }
    }
tyrannos-action-accept = accepter
tyrannos-action-decline = refuser
# Du point de vue de celui qui a fait l’offre : celui qui répond donne $want et reçoit $give.
tyrannos-action-counter =
    { $alliance ->
        [yes] contre-offre : { $want } contre { $give }, avec une alliance
       *[no] contre-offre : { $want } contre { $give }
    }
tyrannos-action-close = n’échanger avec personne
tyrannos-action-close-partner = échanger avec { $partner }
tyrannos-action-time = annoncer que le temps est écoulé ; ce mois sera le dernier
tyrannos-action-end = terminer le tour
tyrannos-action-join =
    { $tokens ->
        [0] rester hors de la guerre
        [one] envoyer un pion
       *[other] envoyer { $tokens } pions
    }
tyrannos-action-lend = prêter { $tokens }
tyrannos-action-deploy = déployer des groupes de { $shape } pions, { $front } devant, { $placed }
tyrannos-action-fight = continuer le combat
tyrannos-action-give-up = renoncer
tyrannos-action-terms =
    { $wins ->
        [yes] proposer des conditions en vainqueur : { $give } contre { $want }, alliance : { $alliance-word }
       *[no] proposer des conditions en vaincu : { $give } contre { $want }, alliance : { $alliance-word }
    }
tyrannos-action-terms-pull-down =
    { $wins ->
        [yes] proposer des conditions en vainqueur : { $give } contre { $want }, alliance : { $alliance-word }, démoli : { $pull-down }
       *[no] proposer des conditions en vaincu : { $give } contre { $want }, alliance : { $alliance-word }, démoli : { $pull-down }
    }
tyrannos-action-plan = attaquer { $targets } ; Voitheia jouées : { $played }
tyrannos-action-save = sauver un lochos de { $city }
tyrannos-action-condition =
    { $treasury ->
        [yes] { $city } : { $condition }, avec son trésor en rançon (Voitheia : { $voitheia-word })
       *[no] { $city } : { $condition } (Voitheia : { $voitheia-word })
    }
tyrannos-action-condition-pull-down =
    { $treasury ->
        [yes] { $city } : { $condition }, avec son trésor en rançon (Voitheia : { $voitheia-word }), démoli : { $pull-down }
       *[no] { $city } : { $condition } (Voitheia : { $voitheia-word }), démoli : { $pull-down }
    }

## Sortes d’actions, en tête de liste

tyrannos-group-choose = choisir
tyrannos-group-discard = défausser des Voitheia
tyrannos-group-pay-from = payer avec un trésor
tyrannos-group-drop = abandonner un lot
tyrannos-group-name = désigner un allié
tyrannos-group-sell-lot = vendre un lot
tyrannos-group-move = transférer la résidence
tyrannos-group-tax = lever un impôt
tyrannos-group-impose = imposer l’impôt
tyrannos-group-give-way = céder
tyrannos-group-pay = payer
tyrannos-group-refuse-costs = ne pas payer
tyrannos-group-take = prendre
tyrannos-group-refuse = refuser
tyrannos-group-take-lot = prendre un lot
tyrannos-group-cut-in = intervenir
tyrannos-group-stay-out = rester à l’écart
tyrannos-group-bid = enchérir
tyrannos-group-yield = céder
tyrannos-group-store = entreposer
tyrannos-group-sell = vendre
tyrannos-group-upgrade = construire
tyrannos-group-buy = acheter des Voitheia
tyrannos-group-embassy = envoyer une ambassade
tyrannos-group-lure = détourner un allié
tyrannos-group-agitate = agiter une ville
tyrannos-group-war = déclarer la guerre
tyrannos-group-end-alliance = rompre l’alliance avec une ville
tyrannos-group-end-pact = rompre l’alliance avec un joueur
tyrannos-group-offer = faire une offre
tyrannos-group-accept = accepter
tyrannos-group-decline = refuser
tyrannos-group-counter = faire une contre-offre
tyrannos-group-close = conclure l’échange
tyrannos-group-time = annoncer que le temps est écoulé
tyrannos-group-end = terminer le tour
tyrannos-group-join = entrer en guerre
tyrannos-group-lend = prêter des Voitheia
tyrannos-group-deploy = déployer l’armée
tyrannos-group-fight = continuer le combat
tyrannos-group-give-up = renoncer
tyrannos-group-terms = proposer des conditions
tyrannos-group-plan = préparer la manche
tyrannos-group-save = sauver un lochos
tyrannos-group-condition = imposer une condition

## Options : à quoi chacune sert, et son nom

tyrannos-option-players = Combien de joueurs : deux à six.
tyrannos-option-players-name = Joueurs
tyrannos-option-preset = Règle beaucoup d’options à la fois. Celles que vous changez plus bas restent telles quelles.
tyrannos-option-preset-name = Préréglage
tyrannos-option-months = La durée de la partie : 12 mois à deux, 24 à trois ou quatre, 36 à cinq ou six, ou comme vous voulez.
tyrannos-option-months-name = Mois
tyrannos-option-time_limit = Minutes après lesquelles le mois en cours est le dernier. Les joueurs mesurent le temps : quand il est écoulé, la personne dont c’est le tour le dit.
tyrannos-option-time_limit-name = Limite de temps
tyrannos-option-cities = Combien de villes grecques sont en jeu.
tyrannos-option-cities-name = Villes
tyrannos-option-tax_per_level = Mines d’impôt par niveau de ville.
tyrannos-option-tax_per_level-name = Impôt par niveau
tyrannos-option-dump_rate = Quelle part des droits est payée pour les lots liquidés après le marché.
tyrannos-option-dump_rate-name = Taux de liquidation
tyrannos-option-treasury_transfers = Si les constructions et les frais peuvent être payés par d’autres villes à soi.
tyrannos-option-treasury_transfers-name = Transferts entre trésors
tyrannos-option-moira_grace = Si la mort et l’expulsion par le destin sont sans effet le premier mois.
tyrannos-option-moira_grace-name = Grâce de Moira
tyrannos-option-truce_months = Mois du début pendant lesquels les résidences sont à l’abri de la guerre et de l’agitation.
tyrannos-option-truce_months-name = Trêve
tyrannos-option-conquest = Si la seule ville d’un joueur peut être conquise ou rasée par un autre.
tyrannos-option-conquest-name = Conquête
tyrannos-option-peace_after_defeat = Mois pendant lesquels nul ne peut déclarer la guerre à un vaincu.
tyrannos-option-peace_after_defeat-name = Paix après défaite
tyrannos-option-war_pause = Mois d’attente entre deux déclarations de guerre.
tyrannos-option-war_pause-name = Pause de guerre
tyrannos-option-rout = Quand un camp est en déroute : à la moitié des lochoi ennemis, ou de son propre début.
tyrannos-option-rout-name = Déroute
tyrannos-option-strict_terms = Si toute condition peut être imposée après toute victoire.
tyrannos-option-strict_terms-name = Conditions strictes
tyrannos-option-heir = Si un tyran mort par le destin a un héritier.
tyrannos-option-heir-name = Héritier
tyrannos-option-truce_scope = Ce que la trêve du début protège de la guerre : toutes les cités ou seulement les résidences.
tyrannos-option-truce_scope-name = Portée de la trêve
tyrannos-option-new_vassal_army = Si l’armée d’un nouveau vassal attaque avec vous aussitôt ou à partir du mois suivant.
tyrannos-option-new_vassal_army-name = Armée d’un nouveau vassal
tyrannos-option-points_pause = Mois avant que des victoires sur le même adversaire rapportent de nouveau des points.
tyrannos-option-points_pause-name = Pause des points
tyrannos-option-support = Ce que peut faire un groupe sans vis-à-vis : attaquer n’importe quel ennemi, ou aussi soutenir l’attaque d’un voisin.
tyrannos-option-support-name = Soutien dans la bataille
tyrannos-option-alliance_end = Quand une alliance entre joueurs peut prendre fin : à votre tour, ou dès que l’on vous demande quelque chose à vous seul hors d’une bataille.
tyrannos-option-alliance_end-name = Fin des alliances
tyrannos-option-warehouse_room = Ce qui fixe la place pour les lots : le niveau de l’entrepôt, ou le plus bas des deux niveaux.
tyrannos-option-warehouse_room-name = Place pour les lots
tyrannos-option-embassy_from = Le premier mois où l’on peut envoyer des ambassades et détourner des alliés.
tyrannos-option-embassy_from-name = Ambassades dès le mois
tyrannos-option-vassal_by_gift = Si un don peut gagner un vassal ; sinon il gagne au mieux une alliance, et un vassal demande un 6 au dé.
tyrannos-option-vassal_by_gift-name = Vassal par un don
tyrannos-option-last_city_spared = Si les cartes de Moira épargnent votre seule cité : au lieu de vous chasser, son peuple se soulève.
tyrannos-option-last_city_spared-name = Dernière cité épargnée
tyrannos-option-agitation = Quelles villes peuvent être agitées.
tyrannos-option-agitation-name = Agitation
tyrannos-option-punic_tokens = Pions que chaque ville punique envoie lors d’une invasion.
tyrannos-option-punic_tokens-name = Pions puniques
tyrannos-option-voitheia_hand = Combien de Voitheia on peut garder.
tyrannos-option-voitheia_hand-name = Voitheia en main
tyrannos-option-ally_points = Quels alliés rapportent des points à la fin : les non représentés, ou aussi les joueurs.
tyrannos-option-ally_points-name = Points d’alliance
tyrannos-option-offers_per_turn = Combien d’offres un joueur peut faire en un tour.
tyrannos-option-offers_per_turn-name = Offres par tour
tyrannos-option-components = Le matériel intégré, ou un fichier avec le vôtre.
tyrannos-option-components-name = Matériel

## Refus : ce qui ne va pas, et ce qui serait permis

tyrannos-refusal-malformed = cette action a une partie qui manque ou n’existe pas
tyrannos-refusal-not-asked = ce n’est pas ce qui est demandé ; actions possibles : { $asked }
tyrannos-refusal-impossible-draw = cela n’a pas pu être tiré de ce qui reste
tyrannos-refusal-tokens-not-held = ces Voitheia ne sont pas là ; vous avez { $hand }
tyrannos-refusal-tokens-not-with-army = cette armée n’a pas ces Voitheia ; elle a { $army }
tyrannos-refusal-wrong-number-of-tokens = ce n’est pas le nombre ou les points de Voitheia demandés ; vous avez { $hand }
tyrannos-refusal-token-superfluous = les points suffisent sans l’une de ces Voitheia ; retirez-la
tyrannos-refusal-too-much-help = les Voitheia ajoutent au plus +2 à une épreuve : 6 points suffisent
tyrannos-refusal-not-this-city = { $city } ne peut être choisie ici ; choisissez l’une de vos villes proposées
tyrannos-refusal-not-this-branch = cette voie ne vous est pas ouverte ; choisissez-en une de la liste
tyrannos-refusal-not-an-ally = { $city } n’est pas votre alliée
tyrannos-refusal-not-this-level = ce niveau ne peut plus être élevé
tyrannos-refusal-upkeep-over = l’entretien de { $city } est terminé pour ce mois
tyrannos-refusal-city-idle = { $city } est paralysée jusqu’à la fin du mois
tyrannos-refusal-top-level = { $city } y a déjà le niveau le plus haut
tyrannos-refusal-already-building = { $city } y construit déjà ; un niveau par mois
tyrannos-refusal-already-bought = vous avez déjà acheté des Voitheia ce mois-ci
tyrannos-refusal-no-tokens-left = il ne reste pas tant de Voitheia ; on peut en acheter jusqu’à trois
tyrannos-refusal-not-anothers-city = { $city } n’est pas la ville d’un autre joueur
tyrannos-refusal-agitated-already = vous avez déjà agité une ville ce mois-ci
tyrannos-refusal-city-agitated = { $city } a déjà été agitée ce mois-ci
tyrannos-refusal-agitation-delayed = vous ne pouvez agiter { $city } avant le mois { $agitate-after }
tyrannos-refusal-truce = les résidences sont à l’abri jusqu’à la fin du mois { $truce }
tyrannos-refusal-safe-from-agitation = { $city } est à l’abri de l’agitation
tyrannos-refusal-no-time-limit = aucune limite de temps n’a été convenue, ou ce mois est déjà le dernier
tyrannos-refusal-moved-already = vous avez déjà transféré votre résidence dans cette partie
tyrannos-refusal-not-a-vassal = { $city } n’est pas l’une de vos vassales
tyrannos-refusal-no-room = il n’y a pas de place pour ces lots
tyrannos-refusal-no-such-lot = il n’y a pas de tel lot
tyrannos-refusal-points-missing = vous n’avez que { $points } points de Voitheia
tyrannos-refusal-bid-too-high = les droits doivent être inférieurs à { $limit } mines
tyrannos-refusal-no-open-block = aucun lot n’y est ouvert
tyrannos-refusal-not-for-sale = ces villes n’ont pas tant de lots à vendre
tyrannos-refusal-not-independent = { $city } n’est pas une ville indépendante
tyrannos-refusal-embassy-used = vous avez déjà envoyé une ambassade ou une séduction ce mois-ci
tyrannos-refusal-petalism-rules = pétalisme : ni ambassade, ni agitation, ni alliance ce mois-ci
tyrannos-refusal-no-embassies-yet = on ne peut envoyer d’ambassades ni détourner d’alliés avant le mois { $embassy-from }
tyrannos-refusal-too-early = { $city } n’écoute aucune ambassade de vous avant le mois { $embassy-after }
tyrannos-refusal-never-again = { $city } n’écoutera plus jamais vos ambassades
tyrannos-refusal-no-such-gift = il n’y a pas de tel cadeau ; +1 ou +2, au plus la moitié en Voitheia
tyrannos-refusal-nothing-free = vous n’avez pas d’ambassade gratuite
tyrannos-refusal-money-missing = il n’y a pas assez d’argent ; vous avez { $mine } mines en tout
tyrannos-refusal-not-its-ally = { $city } n’est pas l’alliée de ce joueur
tyrannos-refusal-oath-holds = un serment lie { $city } à son allié
tyrannos-refusal-no-alliance = il n’y a pas de telle alliance
tyrannos-refusal-held-by-force = cette alliance vous a été imposée et ne peut encore être rompue
tyrannos-refusal-offer-empty = une offre sans contenu n’en est pas une
tyrannos-refusal-on-both-sides = l’argent ou un bien ne peut figurer des deux côtés
tyrannos-refusal-nobody-asked = dites à qui vous faites l’offre
tyrannos-refusal-asked-unknown = on ne propose qu’aux autres joueurs encore en jeu
tyrannos-refusal-offers-used-up = vous avez fait vos { $offers-per-turn } offres de ce tour
tyrannos-refusal-lots-missing = ces lots ne sont pas tous là
tyrannos-refusal-already-allied = vous êtes déjà alliés
tyrannos-refusal-counter-same = c’est l’offre elle-même ; acceptez-la, ou proposez autre chose
tyrannos-refusal-not-agreed = ce joueur n’est pas d’accord ; concluez avec un autre, ou avec personne
tyrannos-refusal-cannot-be-attacked = { $city } ne peut être attaquée : elle est à vous, punique ou rasée
tyrannos-refusal-war-declared = vous avez déjà déclaré une guerre ce tour-ci
tyrannos-refusal-war-pause = vous ne pouvez déclarer la guerre avant le mois { $war-after }
tyrannos-refusal-residence-idle = votre résidence est paralysée ; pas de guerre ce mois-ci
tyrannos-refusal-no-men = vous n’avez pas d’hommes qui puissent partir : les cités paralysées restent chez elles et, si les nouveaux vassaux attendent, celles gagnées ce mois-ci aussi
tyrannos-refusal-general-truce = personne ne peut déclarer la guerre avant la fin du mois { $truce }
tyrannos-refusal-war-peace = le tyran de { $city } a été battu récemment et reste en paix
tyrannos-refusal-war-congress = le congrès de Géla protège le tyran de { $city }
tyrannos-refusal-too-many-sent = vous n’avez pas tant de pions à envoyer
tyrannos-refusal-too-many-lent = on peut prêter six Voitheia au plus
tyrannos-refusal-not-this-shape = un à trois groupes d’un à trois pions, depuis la gauche, et pas plus de pions qu’il n’y en a
tyrannos-refusal-not-this-lead = les hommes de tête doivent être d’une ville de cette armée
tyrannos-refusal-too-many-placed = on ne peut placer tant de Voitheia sous cette armée
tyrannos-refusal-placed-nowhere = les Voitheia se placent sous des groupes existants
tyrannos-refusal-not-playable = seules les Voitheia sous des groupes debout peuvent être jouées
tyrannos-refusal-not-this-target = ce groupe ne peut attaquer celui-là
tyrannos-refusal-not-so-many-attacks = chaque groupe attaque tant qu’il reste des attaques, ni plus ni moins
tyrannos-refusal-not-this-support = seulement si l’option le permet, un groupe sans vis-à-vis peut soutenir un voisin qui attaque au lieu d’attaquer
tyrannos-refusal-no-terms = il n’y a personne à qui proposer des conditions
tyrannos-refusal-nothing-to-pull-down = il n’y a pas de telle extension à démolir
tyrannos-refusal-nothing-to-save = { $city } n’a pas de lochos à sauver
tyrannos-refusal-not-this-condition = cette condition ne peut être imposée après cette victoire
tyrannos-refusal-last-city = la seule ville d’un joueur est épargnée
tyrannos-refusal-not-this-ransom = une telle rançon n’est pas possible ici

## How actions are typed that are not listed.

tyrannos-typed-offer = tapez : offer B: 20m 2food 1v for 1metal with alliance
tyrannos-typed-counter = tapez : counter 10m for 1metal ; vous recevez 10m et donnez 1metal
tyrannos-typed-deploy = tapez : deploy 3-3-2 front Gela: sword2@1 helmet1@2
tyrannos-typed-terms = tapez : terms lose: 30m for -, ou terms win: - for 30m pull-down city
