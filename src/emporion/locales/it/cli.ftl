# Il terminale.
cli-welcome = { $game }, { $players } giocatori. Tu sei { $player } (posto { $letter }). Scrivi ? per l’aiuto.
cli-help =
    Rispondi con un numero della lista, o scrivi un’azione come nelle partite registrate:
    move T>23 4g, found 23 5g, offer 2o for 1g to B,C (o, y, g, v: colori, j: jolly).
    Comandi: board (tabellone), list (elenco), hand (mano), score (punti), log (cronaca),
    all (tutti i pagamenti), undo (annulla), save FILE, language CODICE, quit (esci).
cli-your-turn = { $player }: { $question }
cli-choose = La tua scelta:
cli-back = 0. indietro
cli-ways = { $count ->
    [one] un modo
   *[other] { $count } modi
}
cli-not-a-choice = { $answer } non è tra le scelte. Scrivi un numero da 1 a { $count }, un’azione, o ? per l’aiuto.
cli-refused = Non permesso: { $reason }
cli-undone = Azione annullata.
cli-saved = Salvato in { $file }.
cli-bye = La partita è conservata in { $file }; per continuarla: emporion play { $game } --resume
cli-resumed = Continua la partita di { $file }.
cli-over = La partita è finita.
cli-curtain = { $player }, premi Invio quando nessun altro vede lo schermo.
cli-language-unknown = Non c’è la lingua { $language }; ci sono: { $languages }.
cli-end-turn = Invio per proseguire, undo per annullare:
cli-cannot-save = La partita non si può salvare ({ $reason }); prosegue senza.
cli-more = … e altri { $count }; all li mostra tutti, oppure scrivi l’azione.
