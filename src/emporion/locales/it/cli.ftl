# Il terminale. $people: posti e nomi.
cli-welcome = { $game }, { $players } giocatori. Tu sei { $people }. Scrivi ? per l’aiuto.
cli-welcome-several = { $game }, { $players } giocatori. A questo terminale: { $people }. Scrivi ? per l’aiuto.
# $examples: some actions of the game; $screen: how to read its board.
cli-help =
    Rispondi con un numero della lista, o scrivi un’azione come nelle partite registrate:
    { $examples }
    Comandi: board (tabellone), list (elenco), hand (mano), score (punti), log (cronaca), all (tutti i pagamenti), hint (consiglio), why AZIONE (perché non si può), orders (risposte date in anticipo), undo (annulla), save FILE, language CODICE, quit (esci).
    { $screen }
cli-your-turn = { $player }: { $question }
cli-news = Che cosa è successo:
cli-choose = La tua scelta:
cli-back = 0. indietro
# $tag: come comincia l’azione, p. es. offer.
cli-rest = Scrivi ciò che segue { $tag }, come nell’esempio, o 0 per tornare indietro:
cli-ways = { $count ->
    [one] un modo
   *[other] { $count } modi
}
cli-not-a-choice = { $answer } non è tra le scelte. Scrivi un numero da 1 a { $count }, un’azione, o ? per l’aiuto.
cli-refused = Non permesso: { $reason }
cli-not-now = Ora non si può: { $what } ({ $reason }).
# $what: l’inizio di un’azione, come è stato scritto.
cli-possible = { $what }: ora si può.
cli-why-what = Dopo why scrivi l’inizio di un’azione, per esempio una di quelle dell’aiuto.
cli-orders = Ordini dati in anticipo (orders NOME=VALORE, orders NOME=off, orders suggested, orders off):
cli-undone = Azione annullata.
cli-saved = Salvato in { $file }.
cli-save-where = Di’ dove: save FILE
# Segue un comando della shell.
cli-bye = La partita è conservata in { $file }; per continuarla:
cli-bye-unsaved = Arrivederci. Non è stato possibile salvare la partita.
cli-resumed = Continua la partita di { $file }.
cli-over = La partita in { $file } è finita. Senza --resume ne comincia una nuova.
# Segue un comando della shell.
cli-record = La partita è registrata in { $file }; per verificarla:
# Segue un comando della shell.
cli-put-aside = In { $file } era conservata un’altra partita; per continuarla più tardi:
cli-secret-lost = Il segreto di chi distribuisce non c’è più: la partita continua, ma alla fine le pescate non si potranno verificare.
cli-curtain = { $player }, premi Invio quando nessun altro vede lo schermo.
cli-language-unknown = Non c’è la lingua { $code }; ci sono: { $languages }.
cli-end-turn = Invio o 1 per proseguire, 2 o undo per annullare:
cli-cannot-save = La partita non si può salvare ({ $reason }); prosegue senza.
cli-cannot-save-there = La partita non si può salvare lì ({ $reason }).
cli-more = … e altri { $count }; all li mostra tutti, oppure scrivi l’azione.
cli-bot-failed = Il bot di { $player } ha fallito e fa invece qualcosa di innocuo: { $what }
