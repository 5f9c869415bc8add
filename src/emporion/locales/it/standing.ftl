### Nel browser: come stanno tutti, il diario, lo sguardo indietro e la fine di una partita.

## Punti

standing-title = Situazione
standing-points = Punti
standing-you = tu
standing-all-level = Nessuno è ancora in testa.
# $names: chi è in testa.
standing-level =
    { $points ->
        [one] Alla pari con un punto: { $names }.
       *[other] Alla pari con { $points } punti: { $names }.
    }
standing-leads =
    { $points ->
        [one] { $name } è in testa di un punto.
       *[other] { $name } è in testa di { $points } punti.
    }
standing-you-behind =
    { $points ->
        [one] Ti manca un punto.
       *[other] Ti mancano { $points } punti.
    }
# Si legge dopo il numero.
standing-points-unit =
    { $points ->
        [one] punto
       *[other] punti
    }

## Carte e tessere

standing-head-player = Giocatore

## Il diario

standing-log = Diario
standing-log-earlier = Mostra le righe precedenti
standing-log-empty = Non è ancora successo nulla.
standing-log-rule = Regola §{ $paragraph }
standing-since = Dal tuo ultimo turno
standing-since-nothing = Dal tuo ultimo turno non è successo nulla.
standing-since-steps = Passo per passo
standing-since-all = Mostra tutto
standing-since-skip = Salta
standing-back = Indietro
standing-on = Avanti
standing-of = { $number } di { $count }

## Guardare indietro

standing-replay = Rivedere la partita
standing-replay-slider = Momento della partita
# $entry, $entries: numeri della registrazione.
standing-replay-at = Mossa { $entry } di { $entries }
standing-replay-round = round { $round }
standing-replay-beginning = L’inizio
standing-replay-play = Riproduci
standing-replay-pause = Pausa
standing-replay-back = Una mossa indietro
standing-replay-on = Una mossa avanti
standing-replay-round-back = Al round precedente
standing-replay-round-on = Al round successivo
standing-replay-speed = Velocità
standing-replay-speed-slow = lenta
standing-replay-speed-normal = normale
standing-replay-speed-fast = veloce
standing-replay-eyes = Visto da
standing-replay-spectator = spettatori
standing-replay-hand = Carte in mano
standing-replay-clone = Gioca da qui
standing-replay-clone-about = Un nuovo tavolo con questa posizione; la partita resta com’è.
standing-replay-clone-later = Le posizioni precedenti si possono copiare a partita finita.
standing-share = Condividi questa posizione
standing-share-link = Link a questa posizione
standing-share-about = Chi può vedere questo tavolo vede questo momento, con ciò che gli è dato sapere.
standing-replay-failed = Non è stato possibile caricare questo momento.
standing-again = Riprova
standing-replay-keys = Frecce: mossa per mossa. Pagina su e pagina giù: round per round. Spazio: riproduci e pausa.

## La fine della partita

standing-over = La partita è finita
standing-over-wins =
    { $points ->
        [one] { $names } vince con un punto.
       *[other] { $names } vince con { $points } punti.
    }
# A chi ha vinto.
standing-over-you-win =
    { $points ->
        [one] Vinci con un punto.
       *[other] Vinci con { $points } punti.
    }
standing-over-shared =
    { $points ->
        [one] { $names } si dividono la vittoria con un punto.
       *[other] { $names } si dividono la vittoria con { $points } punti.
    }
standing-over-none = La partita è stata interrotta senza risultato.
standing-course = Come ci si è arrivati
standing-chart-points = Punti
standing-chart-chances = Probabilità di vittoria
standing-chart-move = Mossa
standing-chart-round = R{ $round }
standing-chart-figures = In cifre
standing-chart-loading = Lettura della partita…
standing-chart-pick = Tocca un momento in un grafico per rivederlo.
standing-percent = { $percent }%
standing-look-back = Rivedi la partita
standing-hide-replay = Chiudi la rilettura
standing-download = Scarica la registrazione
standing-review = Analizza questa partita
standing-review-about = Un bot forte giudica ogni decisione da ciò che il giocatore poteva sapere: le probabilità di vittoria lungo la partita, e che cosa è costato di più. Ci vuole un po’.
standing-review-working = Analisi in corso: { $percent }%
standing-review-ready = L’analisi
standing-review-failed = L’analisi non è riuscita.
standing-review-worst = Le decisioni più costose
standing-review-worst-own = Le tue decisioni più costose
standing-review-worst-others = Le decisioni più costose degli altri
standing-review-worst-none = Nessuna decisione è costata qualcosa che si possa distinguere dalla sfortuna.
standing-review-loss = −{ $percent }% di probabilità
standing-review-points-loss = −{ $points } punti
standing-review-played = Giocato: { $action }
standing-review-better = Meglio: { $action }
standing-review-show = Mostra sul tabellone
standing-review-accuracy = La qualità delle decisioni
standing-head-decisions = Decisioni
standing-head-agreed = Come consigliato
standing-head-loss = Perdita per decisione
standing-head-mistakes = Errori
standing-head-blunders = Errori gravi
standing-review-accuracy-about = “Come consigliato”: come avrebbe deciso il bot. Perdita: di probabilità di vittoria. Un errore costa il 3% o più, un errore grave il 10% o più.
