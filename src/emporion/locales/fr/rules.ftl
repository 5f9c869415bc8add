### Dans le navigateur : le livre de règles.

rules-contents = Sommaire
rules-tutorial = Vous débutez ? L’initiation vous apprend le jeu en dix minutes, coup par coup.
rules-search = Chercher
rules-search-example = cité, §7.4…
rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-nothing = Rien ici n’en parle. Essayez avec un seul mot.
rules-link = Lien vers le paragraphe { $number }
rules-differs = selon l’édition
rules-none = Il n’y a pas de livre de règles pour ce jeu ici.
