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

## Prima della partita

table-lobby = Un tavolo di Tyros
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
table-fact-points = Punti
table-fact-cards = Carte in mano
table-fact-tiles = Tessere territorio
table-fact-ships = Navi in riserva

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
table-round-tiles =
    { $count ->
        [one] ancora una tessera
       *[other] ancora { $count } tessere
    }
table-last-round = Ultimo round!
table-hand = La tua mano
table-hand-cards =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
table-hand-tiles =
    { $count ->
        [one] Una tessera
       *[other] { $count } tessere
    }
table-hand-empty = Nessuna carta

## Che cosa si può fare

table-task-lay = Gioca una tessera
table-task-show = Mostra le tessere
table-task-move = Naviga
table-task-found = Fonda una città
table-task-build = Costruisci una nave
table-task-swap = Cambia alla cieca
table-task-buy = Compra dagli scarti
table-task-offer = Scambia
table-task-pass = Passa
table-task-keep = Tieni carte
table-note-swap = con altrettante nuove
table-note-buy = tre per una a scelta
table-discards = Gli scarti:
table-why = perché no?
table-cannot = Adesso non si può.
table-ask-board = Scegli un luogo sul tabellone per sapere perché lì no.
table-back = Indietro
table-confirm = Conferma
table-final = Non si può annullare.
table-pass-last = Se passi, il round finisce: delle tue { $count } carte puoi tenerne { $most }; le altre sono perse.
table-pass-open = Se dopo di te nessuno fa più nulla, il round finisce e delle tue { $count } carte puoi tenerne solo { $most }. Se qualcuno agisce, tocca di nuovo a te.
table-pass-rest = Passa anche per il resto di questo round
table-passing = Passi per il resto di questo round; le offerte ti vengono ancora sottoposte.
table-passing-end = Torno a giocare io
table-keep-more =
    { $count ->
        [one] Puoi tenere ancora una carta.
       *[other] Puoi tenere ancora { $count } carte.
    }
table-undo = Annulla
table-reset = Ricomincia il turno
table-take-back = Ritira la mia ultima mossa
table-where-lay = Quale tessera?
table-where-move = Quale nave?
table-where-goal = Da { $place } – verso dove?
table-where-found = Dove?
table-where-build = Dove?
table-lit-ship = Scegli { $place }
table-lit-move = Naviga: { $place }
table-lit-found = Fonda una città: { $place }
table-lit-build = Costruisci una nave: { $place }
table-lit-lay = Gioca la tessera: { $place }
table-cards-move = Prezzo del viaggio
table-cards-found = Prezzo
table-cards-build = Prezzo
table-cards-swap = Carte da scartare
table-cards-buy = Tre carte da scartare
table-cards-keep = Carte da tenere
table-extra-move = Pedaggio: una carta per { $name }
table-extra-lay = Per quale impero?
table-extra-buy = Carta da prendere
table-extra-show = Quale tessera va sotto la pila?
table-chances = Probabilità di pescare ogni carta
table-keep-rest = Negli scarti:
table-card-add = Aggiungi { $card }; scelte: { $chosen }
table-card-remove = Togli { $card }; scelte: { $chosen }
table-effect = Che cosa cambierebbe
table-effect-none = Né imperi né punti.
table-effect-size = { $before } → { $after } caselle
table-effect-rank = posto { $before } → { $after }
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
table-text-piles = Mazzo: { $cards } carte. Tessere nella pila: { $tiles }.
table-text-discards = Scarti: { $cards }.
table-text-tiles = Tessere: { $tiles }
table-text-empires = Imperi
table-text-cities = Città: { $places }
table-text-ships = Navi: { $places }
table-text-ships-at = { $count } × { $place }
table-text-stock = Carte: { $cards }; tessere: { $tiles }; in riserva: { $ships } navi, { $cities } città

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
