### Nel browser: la pagina di un tavolo.

## La pagina

table-title = Tavolo – Emporion
table-title-turn = ● Tocca a te – Emporion
table-connecting = Collegamento al tavolo…
table-lost = La connessione si è interrotta. La partita riprende appena torna.
table-refused = Non puoi vedere questo tavolo
table-not-found = A questo indirizzo non c’è nessun tavolo, oppure non è aperto a tutti. Chiedi a chi ti ha mandato il link.
table-not-allowed = Questo tavolo è solo per chi ci gioca. Chiedi un invito.
table-to-start = Alla pagina iniziale
table-closed = Questo tavolo è chiuso
table-watching = Stai guardando.
table-invited = Hai un invito
table-invited-what = Qualcuno vuole giocare con te. Basta un nome.
table-only-watch = Guardare soltanto
table-join-name = Il tuo nome
table-join-sit = Siediti
table-join-stale = Questo invito non vale più. Chiedine uno nuovo.
table-invited-full = Questo tavolo è al completo
table-invited-full-why = Hai ricevuto un invito, ma ormai tutti i posti sono occupati.
table-invited-over = Questa partita è finita
table-invited-over-why = Hai ricevuto un invito, ma la partita è già finita.
table-invited-closed = Questo tavolo è chiuso
table-invited-closed-why = Hai ricevuto un invito, ma qui non si giocherà più.
table-invited-watch = Guarda la partita
table-invited-look = Guarda com’è andata
table-invited-own = Apri una tua partita

## Prima della partita

table-lobby = Un tavolo di { $game }
table-lobby-waits =
    { $count ->
        [one] Un posto è libero.
       *[other] { $count } posti sono liberi.
    }
table-lobby-full = Ci siete tutti.
table-lobby-owner = Si comincia quando tutti i posti sono occupati, o quando dà il via chi ha aperto il tavolo.
table-seat-free = libero
table-seat-kept = si aspetta
table-seat-take = Prendo il mio posto
table-seat-you = tu
table-seat-who = Chi gioca al posto { $seat }
table-start-level = Bot sui posti liberi
table-start-bots = Comincia con i bot
table-start = Comincia
table-close = Chiudi il tavolo
table-invite = Invita
table-invite-what = Con un link gli altri arrivano dritti a questo tavolo. Può sedersi solo chi lo riceve da te.
table-invite-make = Crea un link
table-invite-send = Manda questo link, o fallo inquadrare agli altri.
table-invite-link = Link d’invito
table-invite-qr = Il link d’invito come codice QR
table-copy = Copia
table-copied = Copiato

## Posti

table-seats = Giocatori
table-seat-asked = deve giocare
table-seat-away = assente
table-seat-bot = bot
table-seat-remote = programma
table-seat-autopilot = pilota automatico
table-seat-vacant = libero
table-time-left = Tempo rimasto
table-hours = { $count } h
table-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }

## Schede e richieste

table-tabs = Che cosa mostrare
table-tab-waits = qui c’è qualcosa per te
table-tab-turn = Turno
table-tab-trade = Scambi
table-tab-standing = Punti
table-tab-log = Diario
table-tab-table = Tavolo
table-tab-end = Risultato
table-tab-board = Tabellone
table-tab-replay = Rivedi
table-more-room = Più spazio per questa scheda
table-your-turn = Tocca a te.
table-waiting = In attesa di { $names }
table-round = Round { $round }
table-last-round = Ultimo round!
table-hand = La tua mano
table-hand-cards =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
table-hand-empty = Nessuna carta

## Che cosa si può fare

table-why = perché no?
table-cannot = Adesso non si può.
table-ask-board = Scegli un luogo sul tabellone per sapere perché lì no.
table-back = Indietro
table-confirm = Conferma
table-final = Non si può annullare.
table-pass-rest = Passa anche per il resto di questo round
table-passing = Passi per il resto di questo round; le offerte ti vengono ancora sottoposte.
table-passing-end = Torno a giocare io
table-foregone = È possibile una sola risposta, e viene data per te: { $answer }.
table-foregone-now = Rispondi ora
table-order-only-answer = Rispondi per me quando è possibile una sola risposta
table-undo = Annulla
table-reset = Ricomincia il turno
table-take-back = Ritira la mia ultima mossa
table-effect = Che cosa cambierebbe
table-effect-points = { $before } → { $after } punti

## Consigli e sguardo indietro

table-hints = Consigli
table-hint-ask = Dammi un consiglio
table-hint-thinking = Ci sto pensando…
# $chance: of winning, with its percent sign.
table-hint-worth =
    { $points ->
        [one] { $chance } di probabilità di vincere, circa un punto
       *[other] { $chance } di probabilità di vincere, circa { $points } punti
    }
table-hint-count =
    { $count ->
        [one] Un consiglio
       *[other] { $count } consigli
    }
table-hint-about = Da molte partite immaginate, con ciò che puoi sapere. Scegline uno per compilarlo; non è ancora giocato nulla.
table-look-back = Rivedi
table-past = Stai rivedendo la partita.
table-to-present = Torna al gioco

## Scambiare

table-your-offer = La tua offerta
table-offers = ti offre
table-you-give = Tu dai
table-you-get = Tu ricevi
table-name-gives = { $name } dà
table-name-gets = { $name } riceve
table-answer-accept = accetta
table-answer-decline = rifiuta
table-answer-counter = fa una controfferta
table-answer-secret = ha risposto
table-answer-missing = ci pensa…
table-answer-yours = la tua risposta?
table-close-with = Scambia con { $name }
table-close-nobody = Non scambiare con nessuno
table-accept = Accetta
table-decline = Rifiuta
table-counter = Controfferta…
table-counter-title = La tua controfferta
table-counter-send = Proponi
table-offer-new = Una nuova offerta
table-offer-to = A
table-offer-one = Un’offerta va a un solo giocatore. Se rifiuta, puoi chiedere al prossimo.
table-offer-send = Offri
table-clear = Svuota
table-count-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
table-offers-left =
    { $count ->
        [one] Ancora un’offerta in questo turno.
       *[other] Ancora { $count } offerte in questo turno.
    }
table-offer-wait = Puoi preparare un’offerta: la farai quando tocca a te.
table-trades = Scambi in questo round: { $count } su { $most }.
table-decline-round = Niente scambi in questo round: rifiuta ogni offerta

## Insieme

table-chat = Chat
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-note = Nota privata
table-note-private = La vedi solo tu.
table-note-unsaved = Si salva quando esci dal campo.
table-together = Insieme
table-game = La partita
table-together-how = Devono essere d’accordo tutti quelli che giocano.
table-proposed = { $name } propone: { $what }
table-agreed = Già d’accordo: { $names }
table-agree = D’accordo
table-disagree = Non d’accordo
table-withdraw = Ritira
table-proposal-take-back = ritirare l’ultima mossa
table-proposal-pace = giocare { $pace }
table-proposal-substitute =
    { $bot ->
        [none] lasciare il posto di { $name } a chi si siede
       *[other] dare il posto di { $name } a { $bot }
    }
table-proposal-relieve = far giocare il pilota automatico per { $name }
table-proposal-stop = fermare qui la partita
table-propose-take-back = Ritirare la mia ultima mossa
table-propose-pace = Giocare { $pace }
table-propose-anybody = Libera il posto di { $name }
table-propose-bot = { $bot } al posto di { $name }
table-propose-relieve = Pilota automatico per { $name }
table-propose-stop = Ferma la partita
table-stop-sure = La partita finirà senza risultato.
table-pace-untimed = senza orologio
table-pace-live = con l’orologio
table-pace-correspondence = per corrispondenza
table-place = Il tuo posto: { $name }
table-get-up = Alzati
table-get-up-sure = Dopo un po’ il pilota automatico gioca per te. Puoi tornare quando vuoi.
table-come-back = Torna
table-curtain = { $name }, tocca a te
table-curtain-why = Adesso nessun altro dovrebbe guardare lo schermo.
table-curtain-show = Sono { $name }: mostra le mie carte
table-curtain-undo = Sono { $name }: annulla la mia ultima mossa

## La fine

table-over = La partita è finita
table-stopped = La partita è stata fermata
table-rematch = Gioca ancora
table-to-rematch = Alla partita successiva

## A parole

table-text-filter = Cerca un’azione (scrivi parole che contiene)
table-text-count =
    { $count ->
        [one] Un’azione
       *[other] { $count } azioni
    }
table-text-impossible = Ora non è possibile
table-text-table = Il tavolo
table-text-none = nessuna

## Tasti

table-keys = Tastiera
table-keys-on = Scorciatoie con un solo tasto
table-key-task = scegli che cosa fare
table-key-confirm = conferma
table-key-back = un passo indietro
table-key-board = da un luogo all’altro sul tabellone
table-key-zoom = più vicino, più lontano, tutto il tabellone
table-key-undo = annulla
table-key-hint = chiedere un consiglio
table-key-look-back = rivedere la partita fin qui
table-key-tabs = scheda successiva
table-key-help = questo elenco

## A table of a game without pages of its own

table-generic-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
table-generic-search = Cerca un’azione
table-generic-less = Meno: { $what }
table-generic-more = Più: { $what }
table-generic-details = Dettagli
table-generic-situation = La situazione
