### Conseils et analyses. Chances et pertes en pour cent. $action, $played et $best sont des actions en toutes lettres.

analysis-percent = { $percent } %
analysis-number = { $number }

## Conseils

analysis-hint =
    { $points ->
        [one] { $action } : { $chance } % de chances de gagner, environ { $points } point.
       *[other] { $action } : { $chance } % de chances de gagner, environ { $points } points.
    }
# $loss : autant de moins qu’avec la meilleure.
analysis-hint-worse =
    { $points ->
        [one] { $action } : { $chance } % de chances de gagner ({ $loss } % de moins), environ { $points } point.
       *[other] { $action } : { $chance } % de chances de gagner ({ $loss } % de moins), environ { $points } points.
    }
analysis-hint-source =
    { $visits ->
        [one] D’après une partie imaginée, avec ce que { $player } peut savoir.
       *[other] D’après { $visits } parties imaginées, avec ce que { $player } peut savoir.
    }
analysis-hint-few = Si peu de parties disent peu de chose. Plus de temps en donne davantage ; lancer une fois « emporion warm » aussi.

## Analyses

analysis-review-title =
    { $decisions ->
        [one] Une décision, { $visits } parties imaginées pour elle.
       *[other] { $decisions } décisions, { $visits } parties imaginées pour chacune.
    }
analysis-curve = Chances de gagner, de la première décision au résultat, toutes les mains connues :

# Les têtes du tableau, en colonnes : dix lettres au plus. Elles sont expliquées dessous.
analysis-head-decisions = décisions
analysis-head-agreed = conformes
analysis-head-loss = % perdus
analysis-head-points = pts perdus
analysis-head-mistakes = erreurs
analysis-head-blunders = gaffes
# $mistake, $blunder : à partir de quelle perte.
analysis-table-about = « conformes » : décisions que le bot aurait prises aussi, avec ce que la place savait. « % perdus » et « pts perdus » : chances de gagner et points qu’une décision a coûtés en moyenne. Une erreur coûte { $mistake } % ou plus, une gaffe { $blunder } % ou plus.

# $list : des entrées avec la lettre de la place et la perte.
analysis-worst = Les décisions les plus coûteuses de toutes, par entrée : { $list }.
analysis-worst-of = Ce qui a le plus coûté à { $player } :
analysis-nothing-lost = { $player } n’a rien perdu qui se distingue du hasard.
analysis-costly = Entrée { $entry } : { $played }. Mieux : { $best }. Chances de gagner { $chance } % au lieu de { $best-chance } %, points { $points } au lieu de { $best-points }.

## Le graphique

analysis-chart-title = { $game } : chances de gagner
analysis-chart-about =
    { $visits ->
        [one] Toutes les mains connues ; une partie imaginée par point
       *[other] Toutes les mains connues ; { $visits } parties imaginées par point
    }
analysis-chart-entries = entrées de la partie
analysis-chart-flags = lignes pointillées : les décisions les plus coûteuses
analysis-chart-written = Le graphique est dans { $file }.
