### Ce que disent tous les jeux. Devant « : » et « ; » : une espace insécable.

## Énumérations. $first : tous sauf le dernier, avec des virgules ; $last : le dernier.

engine-list-and = { $first } et { $last }
engine-rank = { $rank }. { $player } ({ $points })
engine-yes = oui
engine-no = non

## Ce qui s’est passé. $seat : le nom du joueur ; $entry : le numéro d’une entrée de l’enregistrement.

engine-undone = { $seat } reprend son dernier coup.
engine-taken-back = La partie revient à la situation d’après l’entrée { $entry } : tous sont d’accord.

## Ce qui est impossible ou illisible, quel que soit le jeu.

engine-game-is-over = la partie est terminée ; plus aucun coup n’est possible
engine-not-your-decision = ce n’est pas le moment de jouer ; il faut attendre son tour
engine-stale-decision = cette question n’est plus posée ; regarder la table et répondre à celle qui l’est maintenant
engine-cannot-undo = rien à reprendre : jamais au-delà d’une pioche, d’une révélation ou de la décision d’un autre
engine-bad-notation = impossible de lire cela comme un coup ; vérifier la notation
