# Le terminal. $people : places et noms.
cli-welcome = { $game }, { $players } joueurs. Vous êtes { $people }. Tapez ? pour l’aide.
cli-welcome-several = { $game }, { $players } joueurs. À ce terminal : { $people }. Tapez ? pour l’aide.
# $examples: some actions of the game; $screen: how to read its board.
cli-help =
    Répondez par un numéro de la liste, ou tapez une action comme dans les parties :
    { $examples }
    Commandes : board (plateau), list (liste), hand (main), score (points), log (journal), all (tous les paiements), hint (conseil), why ACTION (pourquoi c’est impossible), orders (réponses données d’avance), undo (annuler), save FICHIER, language CODE, quit (quitter).
    { $screen }
cli-your-turn = { $player } : { $question }
cli-news = Ce qui s’est passé :
cli-choose = Votre choix :
cli-back = 0. retour
# $tag : le début de l’action, p. ex. offer.
cli-rest = Tapez ce qui suit { $tag }, comme dans l’exemple, ou 0 pour revenir :
cli-ways = { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}
cli-not-a-choice = { $answer } n’est pas un choix. Tapez un numéro de 1 à { $count }, une action, ou ? pour l’aide.
cli-refused = Interdit : { $reason }
cli-not-now = Impossible pour l’instant : { $what } ({ $reason }).
# $what : le début d’une action, comme il a été tapé.
cli-possible = { $what } : c’est possible maintenant.
cli-why-what = Après why, tapez le début d’une action, par exemple une de celles de l’aide.
cli-orders = Consignes données d’avance (orders NOM=VALEUR, orders NOM=off, orders suggested, orders off) :
cli-undone = Action annulée.
cli-saved = Enregistré dans { $file }.
cli-save-where = Dites où : save FICHIER
# Une commande du shell suit.
cli-bye = La partie est gardée dans { $file } ; pour la reprendre :
cli-bye-unsaved = Au revoir. La partie n’a pas pu être enregistrée.
cli-resumed = La partie de { $file } continue.
cli-over = La partie de { $file } est terminée. Sans --resume, une nouvelle commence.
# Une commande du shell suit.
cli-record = La partie est consignée dans { $file } ; pour la vérifier :
# Une commande du shell suit.
cli-put-aside = Une autre partie était gardée dans { $file } ; pour la reprendre plus tard :
cli-secret-lost = Le secret du donneur n’est plus là : la partie continue, mais ses tirages ne pourront pas être vérifiés à la fin.
cli-curtain = { $player }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
cli-language-unknown = Il n’y a pas de langue { $code } ; il y a : { $languages }.
cli-end-turn = Entrée ou 1 pour continuer, 2 ou undo pour annuler :
cli-cannot-save = La partie ne peut pas être enregistrée ({ $reason }) ; elle continue sans l’être.
cli-cannot-save-there = La partie ne peut pas être enregistrée là ({ $reason }).
cli-more = … et { $count } de plus ; all les montre toutes, ou tapez l’action.
cli-bot-failed = Le robot de { $player } a échoué et fait autre chose, sans conséquence : { $what }
