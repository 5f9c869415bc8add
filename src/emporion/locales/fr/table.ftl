### Dans le navigateur : la page d’une table.

## La page

table-title = Table – Emporion
table-title-turn = ● À vous de jouer – Emporion
table-connecting = Connexion à la table…
table-lost = La connexion est perdue. La partie reprendra dès qu’elle sera rétablie.
table-refused = Vous ne pouvez pas voir cette table
table-not-found = Il n’y a pas de table à cette adresse, ou elle n’est pas ouverte à tous. Demandez à la personne qui vous a envoyé le lien.
table-not-allowed = Cette table est réservée à ceux qui y jouent. Demandez une invitation.
table-to-start = Vers la page d’accueil
table-closed = Cette table est fermée
table-watching = Vous regardez la partie.
table-invited = Vous avez une invitation
table-invited-what = Quelqu’un veut jouer avec vous. Un nom suffit.
table-only-watch = Seulement regarder
table-join-name = Votre nom
table-join-sit = S’asseoir
table-join-stale = Cette invitation n’est plus valable. Demandez-en une nouvelle.
table-invited-full = Cette table est complète
table-invited-full-why = Vous êtes invité, mais toutes les places sont déjà prises.
table-invited-over = Cette partie est terminée
table-invited-over-why = Vous êtes invité, mais la partie est déjà finie.
table-invited-closed = Cette table est fermée
table-invited-closed-why = Vous êtes invité, mais on ne jouera plus ici.
table-invited-watch = Regarder la partie
table-invited-look = Voir comment elle s’est passée
table-invited-own = Ouvrir votre propre partie

## Avant la partie

table-lobby = Une table de { $game }
table-lobby-waits =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    }
table-lobby-full = Tout le monde est là.
table-lobby-owner = La partie commence quand toutes les places sont prises, ou quand la personne qui a ouvert la table la lance.
table-seat-free = libre
table-seat-kept = attendu
table-seat-take = Prendre ma place
table-seat-you = vous
table-seat-who = Qui joue à la place { $seat }
table-start-level = Bots aux places libres
table-start-bots = Commencer avec des bots
table-start = Commencer
table-close = Fermer la table
table-invite = Inviter
table-invite-what = Un lien mène les autres droit à cette table. Seuls ceux à qui vous l’envoyez peuvent s’asseoir.
table-invite-make = Créer un lien
table-invite-send = Envoyez ce lien, ou faites-le scanner.
table-invite-link = Lien d’invitation
table-invite-qr = Le lien d’invitation en code QR
table-copy = Copier
table-copied = Copié

## Places

table-seats = Joueurs
table-seat-asked = doit jouer
table-seat-away = absent
table-seat-bot = bot
table-seat-remote = programme
table-seat-autopilot = pilote automatique
table-seat-vacant = libre
table-time-left = Temps restant
table-hours = { $count } h
table-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Onglets et invites

table-tabs = Ce qui est affiché
table-tab-waits = quelque chose vous attend ici
table-tab-turn = Tour
table-tab-trade = Échanges
table-tab-standing = Score
table-tab-log = Journal
table-tab-table = Table
table-tab-end = Résultat
table-tab-board = Plateau
table-tab-replay = Revoir
table-more-room = Plus de place pour cet onglet
table-your-turn = C’est à vous.
table-waiting = On attend { $names }
table-round = Manche { $round }
table-last-round = Dernière manche !
table-hand = Votre main
table-hand-cards =
    { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
table-hand-empty = Aucune carte

## Ce qu’on peut faire

table-why = pourquoi pas ?
table-cannot = Ce n’est pas possible maintenant.
table-ask-board = Choisissez un lieu sur le plateau pour savoir pourquoi pas là.
table-back = Retour
table-confirm = Confirmer
table-final = Ce coup ne pourra pas être annulé.
table-pass-rest = Passer aussi jusqu’à la fin de cette manche
table-passing = Vous passez jusqu’à la fin de cette manche ; on vous soumet toujours les offres.
table-passing-end = Jouer de nouveau moi-même
table-foregone = Une seule réponse est possible, et elle est donnée pour vous : { $answer }.
table-foregone-now = Répondre maintenant
table-order-only-answer = Répondre pour moi quand une seule réponse est possible
table-undo = Annuler
table-reset = Recommencer le tour
table-take-back = Reprendre mon dernier coup
table-effect = Ce qui changerait
table-effect-points = { $before } → { $after } points

## Conseils et retour en arrière

table-hints = Conseils
table-hint-ask = Donnez-moi un conseil
table-hint-thinking = Réflexion en cours…
# $chance: of winning, with its percent sign.
table-hint-worth =
    { $points ->
        [one] { $chance } de chances de gagner, environ { $points } point
       *[other] { $chance } de chances de gagner, environ { $points } points
    }
table-hint-count =
    { $count ->
        [one] Un conseil
       *[other] { $count } conseils
    }
table-hint-about = D’après de nombreuses parties imaginées, avec ce que vous pouvez savoir. Choisissez-en un pour le reprendre ; rien n’est encore joué.
table-look-back = Revoir
table-past = Vous revoyez la partie.
table-to-present = Retour au jeu

## Commercer

table-your-offer = Votre offre
table-offers = vous propose
table-you-give = Vous donnez
table-you-get = Vous recevez
table-name-gives = { $name } donne
table-name-gets = { $name } reçoit
table-answer-accept = accepte
table-answer-decline = refuse
table-answer-counter = fait une contre-offre
table-answer-secret = a répondu
table-answer-missing = réfléchit…
table-answer-yours = votre réponse ?
table-close-with = Conclure avec { $name }
table-close-nobody = Ne conclure avec personne
table-accept = Accepter
table-decline = Refuser
table-counter = Contre-offre…
table-counter-title = Votre contre-offre
table-counter-send = Proposer
table-offer-new = Une nouvelle offre
table-offer-to = À
table-offer-one = Une offre s’adresse à un seul joueur. S’il refuse, vous pouvez vous adresser au suivant.
table-offer-send = Proposer
table-clear = Effacer
table-count-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
table-offers-left =
    { $count ->
        [one] Encore une offre ce tour-ci.
       *[other] Encore { $count } offres ce tour-ci.
    }
table-offer-wait = Vous pouvez préparer une offre ; vous la ferez à votre tour.
table-trades = Échanges dans cette manche : { $count } sur { $most }.
table-decline-round = Pas d’échange dans cette manche : refuser toute offre

## Ensemble

table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-note = Note personnelle
table-note-private = Elle n’est visible que pour vous.
table-note-unsaved = Enregistrée quand vous quittez le champ.
table-together = Ensemble
table-game = La partie
table-together-how = Tous ceux qui jouent doivent être d’accord.
table-proposed = { $name } propose : { $what }
table-agreed = Déjà d’accord : { $names }
table-agree = D’accord
table-disagree = Pas d’accord
table-withdraw = Retirer
table-proposal-take-back = reprendre le dernier coup
table-proposal-pace = jouer { $pace }
table-proposal-substitute =
    { $bot ->
        [none] laisser à qui voudra la place occupée par { $name }
       *[other] donner à { $bot } la place occupée par { $name }
    }
table-proposal-relieve = laisser le pilote automatique jouer pour { $name }
table-proposal-stop = arrêter la partie ici
table-propose-take-back = Reprendre mon dernier coup
table-propose-pace = Jouer { $pace }
table-propose-anybody = Libérer la place occupée par { $name }
table-propose-bot = { $bot } joue pour { $name }
table-propose-relieve = Le pilote automatique pour { $name }
table-propose-stop = Arrêter la partie
table-stop-sure = La partie finira sans résultat.
table-pace-untimed = sans pendule
table-pace-live = à la pendule
table-pace-correspondence = par correspondance
table-place = Votre place : { $name }
table-get-up = Se lever
table-get-up-sure = Après un moment, le pilote automatique jouera pour vous. Vous pourrez revenir à tout moment.
table-come-back = Revenir
table-curtain = { $name }, c’est à vous
table-curtain-why = Personne d’autre ne devrait regarder l’écran maintenant.
table-curtain-show = Je suis { $name } : montrer mes cartes
table-curtain-undo = Je suis { $name } : annuler mon dernier coup

## La fin

table-over = La partie est finie
table-stopped = La partie a été arrêtée
table-rematch = Rejouer
table-to-rematch = Vers la partie suivante

## En mots

table-text-filter = Chercher une action (tapez-en des mots)
table-text-count =
    { $count ->
        [one] Une action
       *[other] { $count } actions
    }
table-text-impossible = Impossible pour l’instant
table-text-table = La table
table-text-none = aucun

## Touches

table-keys = Clavier
table-keys-on = Raccourcis à une seule touche
table-key-task = choisir quoi faire
table-key-confirm = confirmer
table-key-back = un pas en arrière
table-key-board = de lieu en lieu sur le plateau
table-key-zoom = plus près, plus loin, tout le plateau
table-key-undo = annuler
table-key-hint = demander un conseil
table-key-look-back = revoir la partie jusqu’ici
table-key-tabs = onglet suivant
table-key-help = cette liste

## A table of a game without pages of its own

table-generic-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-generic-search = Chercher une action
table-generic-less = Moins : { $what }
table-generic-more = Plus : { $what }
table-generic-details = Détails
table-generic-situation = La situation
