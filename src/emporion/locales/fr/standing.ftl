### Dans le navigateur : où chacun en est, le journal, le retour en arrière et la fin d’une partie.

## Points

standing-title = Situation
standing-points = Points
standing-you = vous
standing-all-level = Personne n’est encore en tête.
# $names : ceux qui sont en tête.
standing-level =
    { $points ->
        [one] À égalité avec { $points } point : { $names }.
       *[other] À égalité avec { $points } points : { $names }.
    }
standing-leads =
    { $points ->
        [one] { $name } mène de { $points } point.
       *[other] { $name } mène de { $points } points.
    }
standing-you-behind =
    { $points ->
        [one] Il vous manque { $points } point.
       *[other] Il vous manque { $points } points.
    }
# Lu après le nombre.
standing-points-unit =
    { $points ->
        [one] point
       *[other] points
    }

## Cartes et tuiles

standing-head-player = Joueur

## Le journal

standing-log = Journal
standing-log-earlier = Afficher les lignes précédentes
standing-log-empty = Il ne s’est encore rien passé.
standing-log-rule = Règle §{ $paragraph }
standing-since = Depuis votre dernier tour
standing-since-nothing = Rien ne s’est passé depuis votre dernier tour.
standing-since-steps = Pas à pas
standing-since-all = Tout afficher
standing-since-skip = Revenir au présent
standing-back = Précédent
standing-on = Suivant
standing-of = { $number } sur { $count }

## Revoir la partie

standing-replay = Revoir la partie
standing-replay-slider = Moment de la partie
# $entry, $entries : numéros de l’enregistrement.
standing-replay-at = Coup { $entry } sur { $entries }
standing-replay-round = manche { $round }
standing-replay-beginning = Le début
standing-replay-play = Lecture
standing-replay-pause = Pause
standing-replay-back = Un coup en arrière
standing-replay-on = Un coup en avant
standing-replay-round-back = À la manche précédente
standing-replay-round-on = À la manche suivante
standing-replay-speed = Vitesse
standing-replay-speed-slow = lente
standing-replay-speed-normal = normale
standing-replay-speed-fast = rapide
standing-replay-eyes = Vu par
standing-replay-spectator = les spectateurs
standing-replay-hand = Cartes en main
standing-replay-clone = Rejouer à partir d’ici
standing-replay-clone-about = Une nouvelle table avec cette position ; la partie reste telle quelle.
standing-replay-clone-later = Les positions antérieures peuvent être copiées une fois la partie terminée.
standing-share = Partager cette position
standing-share-link = Lien vers cette position
standing-share-about = Quiconque peut voir cette table voit ce moment, avec ce qu’il a le droit de savoir.
standing-replay-failed = Ce moment n’a pas pu être chargé.
standing-again = Réessayer
standing-replay-keys = Flèches : coup par coup. Page précédente et page suivante : manche par manche. Espace : lecture et pause.

## La fin de la partie

standing-over = La partie est finie
standing-over-wins =
    { $points ->
        [one] { $names } gagne avec { $points } point.
       *[other] { $names } gagne avec { $points } points.
    }
# À qui a gagné.
standing-over-you-win =
    { $points ->
        [one] Vous gagnez avec { $points } point.
       *[other] Vous gagnez avec { $points } points.
    }
standing-over-shared =
    { $points ->
        [one] { $names } partagent la victoire avec { $points } point.
       *[other] { $names } partagent la victoire avec { $points } points.
    }
standing-over-none = La partie a été arrêtée sans résultat.
standing-course = Comment on en est arrivé là
standing-chart-points = Points
standing-chart-chances = Chances de gagner
standing-chart-move = Coup
standing-chart-round = M{ $round }
standing-chart-figures = En chiffres
standing-chart-loading = Lecture de la partie…
standing-chart-pick = Touchez un moment dans un graphique pour le revoir.
standing-percent = { $percent } %
standing-look-back = Revoir la partie
standing-hide-replay = Fermer la relecture
standing-download = Télécharger l’enregistrement
standing-review = Analyser cette partie
standing-review-about = Un bot très fort juge chaque décision d’après ce que le joueur pouvait savoir : les chances de gagner au fil de la partie, et ce qui a coûté le plus. Cela prend un moment.
standing-review-working = Analyse en cours : { $percent } %
standing-review-ready = L’analyse
standing-review-failed = L’analyse n’a pas abouti.
standing-review-worst = Les décisions les plus coûteuses
standing-review-worst-own = Vos décisions les plus coûteuses
standing-review-worst-others = Les décisions les plus coûteuses des autres
standing-review-worst-none = Aucune décision n’a coûté quoi que ce soit qu’on puisse distinguer de la chance.
standing-review-loss = −{ $percent } % de chances
standing-review-points-loss = −{ $points } points
standing-review-played = Joué : { $action }
standing-review-better = Mieux : { $action }
standing-review-show = Montrer sur le plateau
standing-review-accuracy = La qualité des décisions
standing-head-decisions = Décisions
standing-head-agreed = Comme conseillé
standing-head-loss = Perte par décision
standing-head-mistakes = Erreurs
standing-head-blunders = Bévues
standing-review-accuracy-about = « Comme conseillé » : comme le bot aurait décidé. Perte : de chances de gagner. Une erreur coûte 3 % ou plus, une bévue 10 % ou plus.
