### Dans le navigateur : la page d’accueil avec le salon, et la page du compte. $names : des noms, déjà réunis.

start-about = Emporion est une table pour des jeux de plateau de la Méditerranée antique : dans votre navigateur, sans compte, entre amis ou contre des bots.
start-independent = Emporion est une réalisation indépendante : les règles y sont reformulées et les dessins sont originaux.
start-loading = Un instant…
start-again = Réessayer

## Une nouvelle partie

start-games = Choisissez un jeu
start-minutes = { $from }–{ $to } min
start-hours = { $from }–{ $to } h
start-seats = { $from }–{ $to } joueurs
start-learn-game = Apprendre { $game }
start-rules-game = Règles de { $game }
start-new-game = Jouer à { $game }
start-player = Joueur
start-name = Votre nom
start-players = Joueurs
start-way = Avec qui ?
start-way-bots = Contre des bots
start-way-bots-about = La partie commence aussitôt.
start-way-bots-go = Jouer
start-way-friends = Entre amis
start-way-friends-about = Vous ouvrez une table et envoyez son lien à vos amis. Les places restées libres peuvent aller à des bots.
start-way-friends-go = Ouvrir la table
start-way-device = Sur cet appareil
start-way-device-about = Vous vous passez l’appareil. Entre les tours, toutes les cartes sont cachées.
start-way-device-go = Jouer
start-opening = On dresse la table…
start-others = Les autres
start-other = Joueur { $number }
start-others-about = Là où il n’y a pas de nom, un bot joue.
start-shared-name = Deux joueurs s’appellent { $name }. Donnez à chacun son propre nom.
start-options = Options
start-options-more = Plus d’options
start-options-usual = Reprendre les options habituelles

start-level = Quel niveau pour les bots ?

start-pace = Temps de réflexion
start-pace-untimed = Sans pendule
start-pace-untimed-about = Personne n’est jamais en retard.
start-pace-live = À la pendule
start-pace-live-about = Tous jouent en même temps. Qui réfléchit plus longtemps entame sa réserve ; quand elle est vide, le pilote automatique joue.
start-pace-correspondence = Par correspondance
start-pace-correspondence-about = Vous jouez quand cela vous convient. Un rappel vous parvient avant la fin du délai.
start-pace-brisk = Rapide : 30 secondes par décision, 5 minutes en réserve
start-pace-steady = Normal : 1 minute par décision, 10 minutes en réserve
start-pace-calm = Tranquille : 2 minutes par décision, 20 minutes en réserve
start-pace-one-day = Par correspondance : 1 jour par décision
start-pace-three-days = Par correspondance : 3 jours par décision
start-pace-one-week = Par correspondance : 1 semaine par décision
start-listed = Afficher dans le salon
start-listed-about = Chacun peut alors trouver la table et s’y asseoir.
start-watched = Les autres peuvent regarder
start-watched-about = Quiconque connaît l’adresse voit ce qui est visible de tous, mais jamais une main.

start-option-seat = Place { $seat }

## Tables

start-my-games = Mes parties
start-waiting =
    { $count ->
        [one] Une partie vous attend.
       *[other] { $count } parties vous attendent.
    }
start-your-turn = À vous de jouer
start-waits-for = On attend { $names }
start-waits-for-players =
    { $count ->
        [0] Sur le point de commencer
        [one] Une place libre
       *[other] { $count } places libres
    }
start-playing = En cours
start-over = Terminée
start-closed = Fermée
start-won =
    { $count ->
        [one] Victoire : { $names }
       *[other] Victoire partagée : { $names }
    }
start-with = Avec { $names }
start-show-all = Tout afficher ({ $count })
start-open-tables = Tables ouvertes
start-open-tables-none = Personne n’attend en ce moment. Ouvrez une table entre amis et affichez-la dans le salon.
start-free-seats =
    { $count ->
        [one] Une place libre
       *[other] { $count } places libres
    }
start-terms = Ce que l’on joue
start-terms-players = { $count } joueurs
start-invited-by =
    { $count ->
        [one] { $names } veut jouer avec vous. Un nom suffit.
       *[other] { $names } veulent jouer avec vous. Un nom suffit.
    }
start-sit-down = S’asseoir
start-to-table = À la table
start-upload = Ouvrir une partie enregistrée
start-upload-about = L’enregistrement d’une partie (un fichier .jsonl) : regardez-la, ou reprenez-la là où elle s’est arrêtée.
start-uploading = Vérification de l’enregistrement…

## Compte

start-you-nobody = Personne n’est connecté ici. Il ne faut pas de compte : un nom suffit.
start-you-guest = Vous êtes { $name }, en invité. Seul ce navigateur vous connaît.
start-you-account = Vous êtes { $name }, avec le compte { $login }.
start-identity = Qui vous êtes
start-identity-about = Le nom que voient les autres, et la langue dans laquelle on vous écrit.
start-save = Enregistrer
start-saved = C’est enregistré.
start-register = Garder vos parties
start-register-about = Avec un compte, vous retrouvez vos parties sur tous vos appareils. Vous gardez votre nom et vos parties d’ici.
start-register-go = Créer un compte
start-login = Identifiant
start-login-about = De 3 à 32 lettres a–z, chiffres, points, traits d’union ou de soulignement.
start-password = Mot de passe
start-password-about = Au moins 10 caractères ; le mieux est d’enchaîner plusieurs mots.
start-log-in = J’ai un compte
start-log-in-about = Connectez-vous, et vos parties seront ici aussi.
start-log-in-go = Se connecter
start-log-out = Se déconnecter
start-log-out-about = Sur cet appareil seulement. Vos parties sont conservées.
start-new-password = Changer le mot de passe
start-new-password-effect = Tous les autres appareils sont déconnectés.
start-new-password-go = Changer
start-old-password = Mot de passe actuel
start-next-password = Nouveau mot de passe
start-device = Un autre appareil
start-device-about = Un lien pour retrouver vos parties sur votre téléphone ou dans un autre navigateur. Il ne sert qu’une fois et reste valable dix minutes ; ne le donnez à personne d’autre.
start-device-go = Créer un lien
start-device-anew = Créer un nouveau lien
start-device-code = Code QR du lien
start-device-link = Lien
start-copy = Copier
start-copied = Copié
start-this-device = Jouer ici aussi
start-this-device-about = Avec ce lien, vous êtes la même personne sur cet appareil et sur l’autre.
start-this-device-guest = Ici, vous êtes { $name }, en invité. Ensuite, vous n’aurez plus accès aux parties de cet invité.
start-this-device-account = Ici, vous êtes { $name }. Ce compte sera déconnecté.
start-this-device-go = Oui, c’est moi
start-cancel = Annuler
start-channels = Notifications
start-channels-about = Où l’on vous prévient qu’une partie vous attend.
start-channels-none = Nulle part pour l’instant.
start-channels-not-offered = Ce serveur n’envoie pas de notifications. La page d’accueil montre lesquelles de vos parties vous attendent.
start-channel-kind = Me prévenir
start-channel-email = Par e-mail
start-channel-webhook = À une adresse web
start-channel-push = Dans le navigateur
start-channel-here = Dans ce navigateur
start-channel-email-address = Adresse e-mail
start-channel-webhook-address = Adresse web (https://…)
start-channel-code = Code reçu par e-mail à { $address }
start-channel-code-hint = Il a été envoyé à cette adresse. Pour en recevoir un autre, ajoutez l’adresse une nouvelle fois.
start-confirm = Confirmer
start-channel-remove = Retirer { $address }
start-channel-remove-push = Retirer le navigateur
start-channel-remove-here = Retirer ce navigateur
start-push-go = Utiliser ce navigateur
start-push-about = Votre navigateur vous le demande d’abord. Ensuite, il vous prévient même quand cette page est fermée.
start-push-here = Ce navigateur vous prévient.
start-push-insecure = Les navigateurs ne le font que pour les pages dont l’adresse commence par https.
start-push-unable = Ce navigateur ne peut pas le faire. Essayez-en un autre, ou choisissez un autre moyen.
start-push-refused = Ce navigateur n’a pas le droit de vous montrer des notifications d’ici. Autorisez-les dans ses réglages, puis réessayez.
start-push-unreachable = Ce navigateur ne peut pas joindre le service qui lui apporte les notifications. Réessayez plus tard, ou utilisez un autre navigateur.
start-add = Ajouter
start-remove = Retirer
start-forget = Effacer mes données
start-forget-about = Votre nom, votre compte et vos notes sont effacés. Les parties jouées avec d’autres restent, avec « quelqu’un » à votre place.
start-forget-go = Tout effacer…
start-forget-sure = C’est définitif. Voulez-vous vraiment tout effacer ?
start-forget-yes = Oui, tout effacer

## Ce qui n’a pas marché. $seconds : à attendre.

start-trouble-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
start-trouble-not-signed-in = Le serveur ne vous connaît plus. Rechargez la page.
start-trouble-not-found = Cela n’existe plus.
start-trouble-too-big = C’est trop volumineux pour ce serveur.
start-trouble-too-much =
    { $seconds ->
        [one] Trop de demandes à la fois. Réessayez dans une seconde.
       *[other] Trop de demandes à la fois. Réessayez dans { $seconds } secondes.
    }
start-trouble-try-again = Le serveur est occupé ; rien n’a changé. Réessayez dans un instant.
start-trouble-fault = Quelque chose a échoué sur le serveur. Réessayez ; si cela persiste, prévenez la personne qui le gère.
start-trouble-seat-taken = Cette place vient d’être prise, ou la partie a commencé.
start-trouble-no-record = Ce n’est pas l’enregistrement d’une partie, ou il ne suit pas les règles.
start-trouble-login-taken = Cet identifiant est pris. Choisissez-en un autre.
start-trouble-wrong-password = L’identifiant ou le mot de passe est faux.
start-trouble-old-password = Le mot de passe actuel est faux.
start-trouble-link-used = Ce lien a déjà servi ou est trop vieux. Créez-en un nouveau sur l’autre appareil.
start-trouble-no-channel = Ce serveur ne le propose pas, aucun e-mail n’a pu y être envoyé, ou vous avez atteint le maximum.
start-trouble-wrong-code = Ce n’est pas le code qui a été envoyé.
start-trouble-old-code = Ce code est trop ancien ou a été essayé trop souvent. Ajoutez l’adresse une nouvelle fois pour en recevoir un autre.
