### Ce qui se raconte à une table sur l’écran, à côté du jeu lui-même.

## Pourquoi quelque chose n’est pas possible

# $players : ceux à qui l’on demande, en liste.
play-wait = c’est à { $players } de décider ; attendez votre tour

## Le journal. $name : le nom du joueur.

play-log-opened = La table est ouverte.
play-log-sat-down = { $name } prend place.
play-log-reserved = Une place est réservée à { $name }.
play-log-got-up = { $name } se relève.
play-log-left = { $name } a quitté la table ; la place reste réservée un moment.
play-log-came-back = { $name } est de retour.
play-log-bot-sat-down = { $name }, un bot, prend place.
play-log-program-sat-down = { $name }, un programme extérieur, prend place.
# $bot : lequel.
play-log-bot-for = Désormais un bot ({ $bot }) joue pour { $name }.
play-log-autopilot-for = Le pilote automatique joue pour { $name }.
play-log-by-order = { $sentence } (répondu pour vous)
play-log-seat-free = La place de { $name } est libre.
play-log-began = La partie commence.
play-log-over = Le secret du donneur est révélé : chaque tirage peut être vérifié.
# $entry : un numéro de l’enregistrement.
play-log-proposed-take-back = { $name } propose de revenir à la position après le coup { $entry }.
play-log-proposed-pace = { $name } propose de jouer { $pace }.
# $player : de qui est la place.
play-log-proposed-substitute = { $name } propose de donner la place de { $player } à qui viendra s’asseoir.
play-log-proposed-substitute-bot = { $name } propose qu’un bot ({ $bot }) joue pour { $player }.
play-log-proposed-relief = { $name } propose que le pilote automatique joue pour { $player } : la partie attend depuis longtemps.
play-log-proposed-stop = { $name } propose d’arrêter la partie ici.
play-log-voted-yes = { $name } est d’accord.
play-log-voted-no = { $name } n’est pas d’accord.
play-log-settled-yes = C’est entendu.
play-log-settled-no = La proposition est écartée.
play-log-pace-changed = Désormais on joue { $pace }.
play-log-went-on = Les mêmes joueurs rejouent à une autre table.
play-log-closed = La table est fermée.

## À quel rythme on joue, après « jouer »

play-pace-untimed = sans pendule
play-pace-live =
    { $seconds ->
        [one] à la pendule, avec une seconde par décision
       *[other] à la pendule, avec { $seconds } secondes par décision
    }
play-pace-correspondence =
    { $days ->
        [one] par correspondance, avec un jour par décision
       *[other] par correspondance, avec { $days } jours par décision
    }
