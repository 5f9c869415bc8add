### Dans le navigateur : la page des règles. Les règles elles-mêmes sont dans docs/rules et web/src/rules.

rules-contents = Sommaire
rules-tutorial = Vous débutez ? L’initiation vous apprend le jeu en dix minutes, coup par coup.
rules-search = Chercher
rules-search-example = péage, §7.4…
rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-nothing = Rien ici n’en parle. Essayez avec un seul mot.
rules-link = Lien vers le paragraphe { $number }
rules-differs = selon l’édition
rules-discards = défausse
rules-chart = Plan du plateau : sept colonnes et cinq rangées de cases numérotées, avec entre elles une vague là où les navires passent et une barre là où la terre est en travers.

## Légendes des dessins, par paragraphe

rules-figure-5-2 = La case 12 touche deux empires. Qui pose sa tuile choisit : un jeton orange ou un jeton jaune.
rules-figure-5-5 = La case 31 devient verte, et Tyros aussitôt avec elle.
rules-figure-7-1 = De Tyros à 23, un navire entre dans quatre cases. La destination est verte, le voyage coûte donc quatre cartes vertes ; les cases violettes en chemin n’y changent rien.
rules-figure-7-4 = Le même voyage quand Bruno (B) a une cité sur 23 : quatre cartes vertes pour le voyage, et une carte au choix d’Ada pour Bruno.
rules-figure-8-2 = Avec un navire, une cité coûte cinq cartes, avec deux navires quatre. Un navire retourne à la réserve ; l’autre, s’il y en a un, reste.
rules-figure-8-4 = Une cité dans chacune des quatre couleurs : le premier à y parvenir reçoit 7 points.
rules-figure-9-2 = Un navire de Bruno (B) est dans la cité de Clio (C). Le nouveau navire est ici le deuxième, il coûte donc deux cartes, dont une jaune.
rules-figure-15-2 = La case 7 est à Ada (A) : sa cité tranche. La case 11 est à Clio (C), une seule fois. La case 17 n’est à personne : deux joueurs y ont des navires.
rules-figure-15-3 = Les empires de l’exemple ci-dessous : l’orange est le plus grand. Une cité (à gauche) y rapporte 12 points, et 8 dans le violet ; des navires (à droite) 6 et 3.
