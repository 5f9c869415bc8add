### Dans le navigateur : l’initiation. Une leçon a un titre, ce que l’on fait (lesson), pourquoi (why), et comment on le
### fait sur la page (how). Elle est la même à tout moment de la partie ; elle ne nomme donc ni case ni carte.

tyros-tutorial-page = Apprendre Tyros
tyros-tutorial-welcome = Vous êtes { $you } (A), avec quelques navires et une main de cartes de commerce ; { $second } (B) et { $third } (C) jouent avec vous. Les cités rapportent des points, et les navires aussi, là où ils sont seuls ; celui qui en a le plus à la fin gagne. En dix minutes environ, vous aurez fait une fois tout ce que l’on peut faire à Tyros. Regardez tout à loisir : rien ne se passe avant que vous confirmiez.

## La fin

tyros-tutorial-done-title = Vous savez jouer à Tyros
tyros-tutorial-done = Vous avez posé des tuiles, fait voile, payé un péage, fondé une cité, construit un navire, utilisé la banque, marchandé, passé et choisi ce que vous gardez. Le reste, c’est de savoir quel empire sera grand, et d’y être le premier.
tyros-tutorial-done-score = Comment on compte : à la fin, une cité rapporte 12 points dans le plus grand empire, puis 10, 9 et 8 ; une case où il n’y a que vos navires rapporte 6, 5, 4 et 3. Celui qui a le plus de cités dans un empire en reçoit 7 de plus, tout comme le premier à avoir une cité dans les quatre. « Score » le montre à tout moment. Chaque manche apporte de nouvelles cartes ; elle finit quand tous passent. La manche où quelqu’un pose sa dernière tuile est la dernière.
tyros-tutorial-play-how = Contre trois bots du niveau le plus facile, avec la mise en place d’une première partie.

## Poser une tuile

tyros-tutorial-title-lay = Étendre un empire
tyros-tutorial-lesson-lay = Chaque manche commence par la terre. Vous posez une de vos tuiles à côté d’un empire, et sa case rejoint cet empire. Si elle en touche plusieurs, vous choisissez lequel.
tyros-tutorial-why-lay = Plus un empire est grand à la fin, plus chaque place y vaut de points. Faites donc grandir les empires où vous êtes, ou serez, et laissez les autres petits.
tyros-tutorial-how-lay = Choisissez une tuile ci-dessous, ou sa case sur le plateau, si aucune n’est déjà choisie ; puis l’empire, s’il vous est demandé, et confirmez.

## Aucune tuile ne convient

tyros-tutorial-title-show = Quand aucune tuile ne convient
tyros-tutorial-lesson-show = Aucune de vos tuiles ne touche un empire. Vous les montrez alors toutes, vous en glissez une sous la pile et vous en piochez une autre, qui doit attendre le prochain tour de pose.
tyros-tutorial-why-show = Écartez la tuile qui aiderait le plus les autres, ou celle qui conviendra le plus tard.
tyros-tutorial-how-show = Choisissez la tuile qui va sous la pile, et confirmez.

## Faire voile

tyros-tutorial-title-move = Faire voile
tyros-tutorial-lesson-move = Un navire coûte une carte par case où il entre, toutes de la couleur de la case où il arrive. Ce qu’il y a en chemin ne compte pas. La destination doit porter un jeton, et il n’y a place que pour deux navires.
tyros-tutorial-why-move = Des navires seuls sur une case rapportent déjà des points, et toute cité commence par eux.
tyros-tutorial-how-move = Choisissez votre navire, puis la case où il va. Le prix est indiqué à côté de chaque case. Puis confirmez.

## Péage

tyros-tutorial-title-toll = Payer un péage
tyros-tutorial-lesson-toll = La cité d’un autre prend un péage. Après le voyage, vous donnez à son propriétaire une carte de plus, à votre choix. Vous deux seuls voyez laquelle.
tyros-tutorial-why-toll = Donnez la carte qui vous manquera le moins et qui servira le moins à l’autre. S’il ne vous reste pas de carte pour le péage, vous ne pouvez pas y aller.
tyros-tutorial-how-toll = Choisissez le navire et la destination comme avant, puis la carte du péage, et confirmez.

## Fonder

tyros-tutorial-title-found = Fonder une cité
tyros-tutorial-lesson-found = Là où il n’y a que vos propres navires, vous pouvez fonder une cité : cinq cartes de la couleur de la case, quatre si deux de vos navires y sont. Un navire retourne à votre réserve.
tyros-tutorial-why-found = Une cité rapporte le double des navires, et personne ne vous prend plus la case. Avoir le plus de cités dans un empire donne 7 points, et le premier à en avoir dans les quatre en reçoit 7 aussi.
tyros-tutorial-how-found = Choisissez la case où est votre navire, regardez le prix, et confirmez.

## Construire

tyros-tutorial-title-build = Construire un navire
tyros-tutorial-lesson-build = Dans votre propre cité, ou à Tyros, vous construisez de nouveaux navires. Vous payez autant de cartes qu’il y aura alors de navires sur la case ; dans votre cité, l’une au moins de sa couleur. Un joker vaut n’importe quelle couleur.
tyros-tutorial-why-build = Un navire construit au loin épargne tout le voyage depuis Tyros.
tyros-tutorial-how-build = Choisissez la case, regardez le prix, et confirmez.

## Échanger à la banque

tyros-tutorial-title-swap = Échanger à la banque
tyros-tutorial-lesson-swap = Vous défaussez une à trois cartes et vous en piochez autant, sans les voir d’avance.
tyros-tutorial-why-swap = Si vos cartes ne vont pas ensemble, deux nouvelles aident souvent plus que deux inutiles. Les chances sont indiquées à côté.
tyros-tutorial-how-swap = Appuyez sur « Échanger à l’aveugle », touchez les cartes que vous donnez, et confirmez.

## Acheter à la banque

tyros-tutorial-title-buy = Acheter à la banque
tyros-tutorial-lesson-buy = Trois cartes quelconques achètent une carte de votre choix dans la défausse, qui est visible.
tyros-tutorial-why-buy = C’est cher. Mais quand il ne manque qu’une carte pour une cité, cela en vaut la peine.
tyros-tutorial-how-buy = Appuyez sur « Acheter à la défausse », touchez les trois cartes que vous donnez, choisissez celle que vous prenez, et confirmez.

## Proposer

tyros-tutorial-title-offer = Faire une offre
tyros-tutorial-lesson-offer = À votre tour, vous pouvez proposer des cartes contre d’autres, à un joueur ou à tous. Une offre ne coûte rien : si personne n’en veut, vous avez toujours votre action.
tyros-tutorial-why-offer = Ce qui vous manque, d’autres en ont trop. Un bon échange en aide deux et laisse le troisième derrière.
tyros-tutorial-how-offer = Touchez ce que vous donnez et ce que vous voulez, choisissez à qui vous vous adressez, et envoyez l’offre.

## Conclure

tyros-tutorial-title-close = Conclure l’échange
tyros-tutorial-lesson-close = Toutes les réponses sont là, et vous les voyez ensemble. Échangez avec l’un de ceux qui ont dit oui ou fait une contre-offre, ou avec personne. Un échange conclu est votre action de ce tour.
tyros-tutorial-why-close = Rien n’oblige à prendre le premier venu. Comparez, et pensez à qui est en tête.
tyros-tutorial-how-close = Choisissez le joueur avec qui vous échangez.

## Réponses

tyros-tutorial-title-accept = Accepter une offre
tyros-tutorial-lesson-accept = Quelqu’un vous propose un échange. Vous pouvez accepter, refuser ou faire une contre-offre. Personne ne voit votre réponse avant que tous aient répondu.
tyros-tutorial-why-accept = Ce n’est pas votre tour, et pourtant vous recevez ce qu’il vous faut : c’est un coup gratuit.
tyros-tutorial-how-accept = Regardez ce que vous donnez et ce que vous recevez, et acceptez.
tyros-tutorial-title-decline = Refuser une offre
tyros-tutorial-lesson-decline = Vous pouvez toujours dire non, sans jamais dire pourquoi. « Je ne peux pas » et « je ne veux pas » se ressemblent.
tyros-tutorial-why-decline = Un échange qui aide l’autre plus que vous, mieux vaut ne pas le faire.
tyros-tutorial-how-decline = Refusez.
tyros-tutorial-title-counter = Faire une contre-offre
tyros-tutorial-lesson-counter = Au lieu de oui ou non, vous pouvez dire comment vous feriez : d’autres cartes contre d’autres cartes. Celui qui a fait l’offre décide ensuite.
tyros-tutorial-why-counter = Si vous avez justement ce qu’il faut à l’autre, cela peut coûter un peu plus.
tyros-tutorial-how-counter = Choisissez la contre-offre, changez ce que vous donnez et ce que vous recevez, et envoyez-la.

## Passer

tyros-tutorial-title-pass = Passer
tyros-tutorial-lesson-pass = Si vous ne voulez rien faire, passez. Quand tous ont passé l’un après l’autre, la manche est finie. Si quelqu’un agit entre-temps, vous pouvez agir de nouveau, vous aussi.
tyros-tutorial-why-pass = Parfois on attend de voir ce que font les autres ; mais si tous passent, vos cartes sont perdues, sauf trois.
tyros-tutorial-how-pass = Choisissez de passer, et confirmez.

## Garder

tyros-tutorial-title-keep = Garder trois cartes
tyros-tutorial-lesson-keep = À la fin d’une manche, vous gardez jusqu’à trois cartes ; les autres sont défaussées. Tous choisissent en même temps.
tyros-tutorial-why-keep = Les jokers valent la peine d’être gardés, et tout ce qui suffit presque pour une cité.
tyros-tutorial-how-keep = Touchez les cartes que vous gardez, et confirmez.
