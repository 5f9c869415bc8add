### Dans le navigateur : le plateau.

board-label = Plateau
board-keys = La touche Tabulation mène aux lieux que vous pouvez choisir, les flèches de l’un à l’autre ; Entrée choisit. Avec Majuscule, les flèches parcourent tout le plateau, et ? demande pourquoi un lieu ne peut pas être choisi. Plus et moins agrandissent et réduisent, 0 montre tout le plateau.
board-zoom = Zoom
board-closer = Agrandir
board-farther = Réduire
board-whole = Tout le plateau
