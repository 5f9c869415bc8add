### Quello che si racconta a un tavolo sullo schermo, accanto al gioco stesso.

## Perché qualcosa non è possibile

# $players: chi deve decidere, come elenco.
play-wait = adesso tocca a { $players }; aspetta il tuo turno

## Il diario. $name: il nome del giocatore.

play-log-opened = Il tavolo è aperto.
play-log-sat-down = { $name } si siede.
play-log-reserved = Un posto è riservato a { $name }.
play-log-got-up = { $name } si alza di nuovo.
play-log-left = { $name } ha lasciato il tavolo; il posto resta suo per un po’.
play-log-came-back = { $name } è di ritorno.
play-log-bot-sat-down = { $name }, un bot, si siede.
play-log-program-sat-down = { $name }, un programma esterno, si siede.
# $bot: quale.
play-log-bot-for = D’ora in poi un bot ({ $bot }) gioca per { $name }.
play-log-autopilot-for = Il pilota automatico gioca per { $name }.
play-log-by-order = { $sentence } (risposto per te)
play-log-seat-free = Il posto di { $name } è libero.
play-log-began = La partita comincia.
play-log-over = Il segreto del mazziere è svelato: ora ogni pesca si può verificare.
# $entry: un numero della registrazione.
play-log-proposed-take-back = { $name } propone di tornare alla posizione dopo la mossa { $entry }.
play-log-proposed-pace = { $name } propone di giocare { $pace }.
# $player: di chi è il posto.
play-log-proposed-substitute = { $name } propone di dare il posto di { $player } a chi si siederà.
play-log-proposed-substitute-bot = { $name } propone che un bot ({ $bot }) giochi per { $player }.
play-log-proposed-relief = { $name } propone che il pilota automatico giochi per { $player }: la partita aspetta da molto.
play-log-proposed-stop = { $name } propone di fermare qui la partita.
play-log-voted-yes = { $name } è d’accordo.
play-log-voted-no = { $name } non è d’accordo.
play-log-settled-yes = Tutti sono d’accordo.
play-log-settled-no = La proposta è ritirata.
play-log-pace-changed = D’ora in poi si gioca { $pace }.
play-log-went-on = Gli stessi giocano di nuovo a un altro tavolo.
play-log-closed = Il tavolo è chiuso.

## A che ritmo si gioca, dopo «giocare»

play-pace-untimed = senza orologio
play-pace-live =
    { $seconds ->
        [one] con l’orologio, un secondo per ogni decisione
       *[other] con l’orologio, { $seconds } secondi per ogni decisione
    }
play-pace-correspondence =
    { $days ->
        [one] per corrispondenza, un giorno per ogni decisione
       *[other] per corrispondenza, { $days } giorni per ogni decisione
    }
