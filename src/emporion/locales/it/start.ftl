### Nel browser: la pagina iniziale con la sala e la pagina del profilo. $names: nomi, già uniti.

start-about = Emporion è un tavolo per giochi da tavolo del Mediterraneo antico: nel browser, senza registrarsi, con gli amici o contro i bot.
start-independent = Emporion è una realizzazione indipendente: le regole sono riscritte con parole nostre e i disegni sono originali.
start-loading = Un momento…
start-again = Riprova

## Una nuova partita

start-games = Scegli un gioco
start-minutes = { $from }–{ $to } min
start-hours = { $from }–{ $to } h
start-seats = { $from }–{ $to } giocatori
start-learn-game = Impara { $game }
start-rules-game = Regole di { $game }
start-new-game = Gioca a { $game }
start-player = Giocatore
start-name = Il tuo nome
start-players = Giocatori
start-way = Con chi?
start-way-bots = Contro i bot
start-way-bots-about = Si comincia subito.
start-way-bots-go = Gioca ora
start-way-friends = Con gli amici
start-way-friends-about = Apri un tavolo e mandi il link agli amici. I posti che restano liberi possono andare ai bot.
start-way-friends-go = Apri il tavolo
start-way-device = Su questo dispositivo
start-way-device-about = Vi passate il dispositivo. Tra un turno e l’altro tutte le carte sono coperte.
start-way-device-go = Gioca ora
start-opening = Si prepara il tavolo…
start-others = Gli altri
start-other = Giocatore { $number }
start-others-about = Dove non c’è un nome gioca un bot.
start-shared-name = Due si chiamano { $name }. Dai a ognuno un nome suo.
start-options = Opzioni
start-options-more = Altre opzioni
start-options-usual = Torna alle opzioni abituali

start-level = Quanto sono forti i bot?

start-pace = Tempo per pensare
start-pace-untimed = Senza orologio
start-pace-untimed-about = Nessuno è mai in ritardo.
start-pace-live = Con orologio
start-pace-live-about = Tutti giocano nello stesso momento. Chi pensa più a lungo consuma la sua riserva; quando è vuota, gioca il pilota automatico.
start-pace-correspondence = Per corrispondenza
start-pace-correspondence-about = Giochi quando ti va. Prima che il tempo scada ricevi un promemoria.
start-pace-brisk = Svelto: 30 secondi a decisione, 5 minuti di riserva
start-pace-steady = Normale: 1 minuto a decisione, 10 minuti di riserva
start-pace-calm = Con calma: 2 minuti a decisione, 20 minuti di riserva
start-pace-one-day = Per corrispondenza: 1 giorno a decisione
start-pace-three-days = Per corrispondenza: 3 giorni a decisione
start-pace-one-week = Per corrispondenza: 1 settimana a decisione
start-listed = Mostra nella sala
start-listed-about = Così chiunque può trovare il tavolo e sedersi.
start-watched = Gli altri possono guardare
start-watched-about = Chi conosce l’indirizzo vede ciò che è aperto a tutti, e mai una mano.

start-option-seat = Posto { $seat }

## Tavoli

start-my-games = Le mie partite
start-waiting =
    { $count ->
        [one] Una partita ti aspetta.
       *[other] { $count } partite ti aspettano.
    }
start-your-turn = Tocca a te
start-waits-for = In attesa di { $names }
start-waits-for-players =
    { $count ->
        [0] Sta per cominciare
        [one] Un posto libero
       *[other] { $count } posti liberi
    }
start-playing = In corso
start-over = Finita
start-closed = Chiusa
start-won =
    { $count ->
        [one] Ha vinto { $names }
       *[other] Hanno vinto insieme { $names }
    }
start-with = Con { $names }
start-show-all = Mostra tutte ({ $count })
start-open-tables = Tavoli aperti
start-open-tables-none = Al momento nessuno aspetta. Apri un tavolo con gli amici e mostralo nella sala.
start-free-seats =
    { $count ->
        [one] Un posto libero
       *[other] { $count } posti liberi
    }
start-terms = A che cosa si gioca
start-terms-players = { $count } giocatori
start-invited-by =
    { $count ->
        [one] { $names } vuole giocare con te. Basta un nome.
       *[other] { $names } vogliono giocare con te. Basta un nome.
    }
start-sit-down = Siediti
start-to-table = Al tavolo
start-upload = Apri una partita salvata
start-upload-about = La registrazione di una partita (un file .jsonl): guardala, o riprendila da dove si è fermata.
start-uploading = Controllo della registrazione…

## Profilo

start-you-nobody = Qui non c’è nessuno connesso. Non serve registrarsi: basta un nome.
start-you-guest = Sei { $name }, come ospite. Solo questo browser ti conosce.
start-you-account = Sei { $name }, con il profilo { $login }.
start-identity = Chi sei
start-identity-about = Il nome che vedono gli altri e la lingua in cui ti si scrive.
start-save = Salva
start-saved = Salvato.
start-register = Conserva le tue partite
start-register-about = Con un profilo ritrovi le tue partite su ogni dispositivo. Il tuo nome e le partite di qui restano tuoi.
start-register-go = Registrati
start-login = Nome utente
start-login-about = Da 3 a 32 lettere a–z, cifre, punti, trattini o trattini bassi.
start-password = Password
start-password-about = Almeno 10 caratteri; meglio se sono più parole in fila.
start-log-in = Ho già un profilo
start-log-in-about = Accedi, e le tue partite saranno anche qui.
start-log-in-go = Accedi
start-log-out = Esci
start-log-out-about = Solo su questo dispositivo. Le tue partite restano.
start-new-password = Cambia la password
start-new-password-effect = Tutti gli altri dispositivi vengono disconnessi.
start-new-password-go = Cambia
start-old-password = Password attuale
start-next-password = Nuova password
start-device = Un altro dispositivo
start-device-about = Un link per ritrovare le tue partite anche sul telefono o in un altro browser. Vale una volta sola, per dieci minuti; non darlo a nessun altro.
start-device-go = Crea un link
start-device-anew = Crea un nuovo link
start-device-code = Codice QR del link
start-device-link = Link
start-copy = Copia
start-copied = Copiato
start-this-device = Gioca anche qui
start-this-device-about = Con questo link sei la stessa persona su questo dispositivo e sull’altro.
start-this-device-guest = Qui sei { $name }, come ospite. Dopo non potrai più raggiungere le partite di questo ospite.
start-this-device-account = Qui sei { $name }. Uscirai da questo profilo.
start-this-device-go = Sì, sono io
start-cancel = Annulla
start-channels = Notifiche
start-channels-about = Dove ricevere l’avviso che una partita ti aspetta.
start-channels-none = Ancora da nessuna parte.
start-channels-not-offered = Questo server non invia notifiche. La pagina iniziale mostra quali delle tue partite ti aspettano.
start-channel-kind = Avvisami
start-channel-email = Per e-mail
start-channel-webhook = A un indirizzo web
start-channel-push = Nel browser
start-channel-here = In questo browser
start-channel-email-address = Indirizzo e-mail
start-channel-webhook-address = Indirizzo web (https://…)
start-channel-code = Codice ricevuto per e-mail a { $address }
start-channel-code-hint = È stato inviato a questo indirizzo. Per riceverne un altro, aggiungi di nuovo l’indirizzo.
start-confirm = Conferma
start-channel-remove = Togli { $address }
start-channel-remove-push = Togli il browser
start-channel-remove-here = Togli questo browser
start-push-go = Usa questo browser
start-push-about = Prima il browser te lo chiede. Poi ti avvisa anche quando questa pagina è chiusa.
start-push-here = Questo browser ti avvisa.
start-push-insecure = I browser lo fanno solo per le pagine il cui indirizzo comincia con https.
start-push-unable = Questo browser non può farlo. Provane un altro, o scegli un altro modo.
start-push-refused = Questo browser non può mostrarti notifiche da qui. Consentile nelle sue impostazioni, poi riprova.
start-push-unreachable = Questo browser non raggiunge il servizio che gli porta le notifiche. Riprova più tardi, o usa un altro browser.
start-add = Aggiungi
start-remove = Togli
start-forget = Cancella i miei dati
start-forget-about = Il tuo nome, il tuo profilo e le tue note vengono cancellati. Le partite giocate con altri restano, con «qualcuno» al tuo posto.
start-forget-go = Cancella tutto…
start-forget-sure = Non si può annullare. Vuoi davvero cancellare tutto?
start-forget-yes = Sì, cancella tutto

## Che cosa è andato storto. $seconds: da aspettare.

start-trouble-offline = Il server non è raggiungibile. Controlla la connessione e riprova.
start-trouble-not-signed-in = Il server non ti conosce più. Ricarica la pagina.
start-trouble-not-found = Non c’è più.
start-trouble-too-big = È troppo grande per questo server.
start-trouble-too-much =
    { $seconds ->
        [one] Troppe richieste in poco tempo. Riprova tra un secondo.
       *[other] Troppe richieste in poco tempo. Riprova tra { $seconds } secondi.
    }
start-trouble-try-again = Il server è occupato; non è cambiato nulla. Riprova tra un momento.
start-trouble-fault = Qualcosa è andato storto sul server. Riprova; se continua, dillo a chi lo gestisce.
start-trouble-seat-taken = Il posto è appena stato preso, o la partita è cominciata.
start-trouble-no-record = Non è la registrazione di una partita, o non segue le regole.
start-trouble-login-taken = Questo nome utente è già preso. Scegline un altro.
start-trouble-wrong-password = Il nome utente o la password sono sbagliati.
start-trouble-old-password = La password attuale è sbagliata.
start-trouble-link-used = Questo link è già stato usato o è troppo vecchio. Creane uno nuovo sull’altro dispositivo.
start-trouble-no-channel = Questo server non lo offre, lì non si è potuta inviare alcuna e-mail, o hai già raggiunto il massimo.
start-trouble-wrong-code = Questo non è il codice inviato.
start-trouble-old-code = Questo codice è troppo vecchio o è stato provato troppe volte. Aggiungi di nuovo l’indirizzo per riceverne un altro.
