### Dans le navigateur : les images du livre de règles.

tyros-figure-discards = défausse

tyros-figure-board = Plan du plateau : sept colonnes et cinq rangées de cases numérotées, avec entre elles une vague là où les navires passent et une barre là où la terre est en travers.

## Légendes des dessins, par paragraphe

tyros-figure-5-2 = La case 12 touche deux empires. Le joueur qui pose sa tuile choisit : un jeton orange ou un jeton jaune.
tyros-figure-5-5 = La case 31 devient verte, et Tyros aussitôt avec elle.
tyros-figure-7-1 = De Tyros à 23, un navire entre dans quatre cases. La destination est verte, le voyage coûte donc quatre cartes vertes ; les cases violettes en chemin n’y changent rien.
tyros-figure-7-4 = Le même voyage quand Bruno (B) a une cité sur 23 : quatre cartes vertes pour le voyage, et une carte au choix d’Ada pour Bruno.
tyros-figure-8-2 = Avec un navire, une cité coûte cinq cartes, avec deux navires quatre. Un navire retourne à la réserve ; l’autre, s’il y en a un, reste.
tyros-figure-8-4 = Une cité dans chacune des quatre couleurs : le premier à y parvenir reçoit 7 points.
tyros-figure-9-2 = Un navire de Bruno (B) est dans la cité de Clio (C). Le nouveau navire est ici le deuxième, il coûte donc deux cartes, dont une jaune.
tyros-figure-15-2 = La case 7 est à Ada (A) : sa cité tranche. La case 11 est à Clio (C), une seule fois. La case 17 n’est à personne : deux joueurs y ont des navires.
tyros-figure-15-3 = Les empires de l’exemple ci-dessous : l’orange est le plus grand. Une cité (à gauche) y rapporte 12 points, et 8 dans le violet ; des navires (à droite) 6 et 3.
