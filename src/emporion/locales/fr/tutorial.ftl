### Dans le navigateur : l’initiation. Ce qu’elle enseigne est dans les textes de chaque jeu.

tutorial-progress = Étape { $step } sur { $count }
# $words : une action en toutes lettres, comme dans NAME-action-….
tutorial-now = Maintenant : { $words }.
tutorial-why = Pourquoi ?
tutorial-rule = Règle §{ $paragraph }
tutorial-explain = Expliquer encore une fois
tutorial-watching = Regardez ce qui se passe…
tutorial-happened = Ce qui s’est passé
tutorial-skip = Continuer tout de suite
tutorial-back = Une étape en arrière
tutorial-restart = Depuis le début
tutorial-leave = Vous pouvez vous arrêter à tout moment. Ce navigateur se souvient de votre étape.
tutorial-loading = On dresse la table…
tutorial-failed = L’initiation n’a pas pu être chargée.
tutorial-none = Il n’y a pas d’initiation pour ce jeu ici.
tutorial-retry = Réessayer
tutorial-show-me = Le faire pour moi
tutorial-how-listed = Cherchez cette action dans la liste, choisissez-la et confirmez.

## Ce que l’on dit à qui fait autre chose

tutorial-slip-task = C’est permis, mais gardons cela pour plus tard.
tutorial-slip-place = L’idée n’est pas mauvaise, mais dans cette leçon on va ailleurs. Les anneaux sur le plateau montrent où.
tutorial-slip-rest = Presque ! C’est la bonne action, mais avec d’autres cartes ou d’autres joueurs qu’ici.
tutorial-slip-impossible = Ce n’est pas possible en ce moment.
tutorial-slip-unlit = Il n’y a rien à faire là pour l’instant. Les lieux que l’on peut choisir sont éclairés ; les anneaux montrent de quoi parle cette étape.

## La fin

tutorial-done-points = Dans cette courte partie, vous avez obtenu { $points } points.
tutorial-play = Jouer une partie maintenant
tutorial-rules = Lire les règles
