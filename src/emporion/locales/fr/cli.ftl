# Le terminal.
cli-welcome = { $game }, { $players } joueurs. Vous êtes { $player } (place { $letter }). Tapez ? pour l’aide.
cli-help =
    Répondez par un numéro de la liste, ou tapez une action comme dans les parties :
    move T>23 4g, found 23 5g, offer 2o for 1g to B,C (o, y, g, v : couleurs, j : joker).
    Commandes : board (plateau), list (liste), hand (main), score (points), log (journal),
    all (tous les paiements), undo (annuler), save FICHIER, language CODE, quit (quitter).
cli-your-turn = { $player } : { $question }
cli-choose = Votre choix :
cli-back = 0. retour
cli-ways = { $count ->
    [one] une possibilité
   *[other] { $count } possibilités
}
cli-not-a-choice = { $answer } n’est pas un choix. Tapez un numéro de 1 à { $count }, une action, ou ? pour l’aide.
cli-refused = Interdit : { $reason }
cli-undone = Action annulée.
cli-saved = Enregistré dans { $file }.
cli-bye = La partie est gardée dans { $file } ; pour la reprendre : emporion play { $game } --resume
cli-resumed = La partie de { $file } continue.
cli-over = La partie est terminée.
cli-curtain = { $player }, appuyez sur Entrée quand personne d’autre ne voit l’écran.
cli-language-unknown = Il n’y a pas de langue { $language } ; il y a : { $languages }.
cli-end-turn = Entrée pour continuer, undo pour annuler :
cli-cannot-save = La partie ne peut pas être enregistrée ({ $reason }) ; elle continue sans l’être.
cli-more = … et { $count } de plus ; all les montre toutes, ou tapez l’action.
