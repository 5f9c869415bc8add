### Tyros. Se non è detto altro, gli argomenti sono già in parole: $seat, $owner e $partner sono nomi di giocatori; $cards,
### $fare, $price, $give, $want e $kept insiemi di carte («3 arancioni, 1 jolly»), e il loro numero è in …-count. $field è il
### solo numero, $place la stessa casella con la sua preposizione («sulla casella 23», «a Tyros»).
### Gli imperi hanno già l’articolo: niente «di», «a», «da», «in», «su» davanti.

## Colori e jolly, come etichette

tyros-colour-orange = arancione
tyros-colour-yellow = giallo
tyros-colour-green = verde
tyros-colour-violet = viola
tyros-colour-joker = jolly

## Insiemi di carte, separati da virgole: 3 arancioni, 1 jolly

tyros-cards-none = nessuna carta
tyros-cards-orange =
    { $count ->
        [one] { $count } arancione
       *[other] { $count } arancioni
    }
tyros-cards-yellow =
    { $count ->
        [one] { $count } gialla
       *[other] { $count } gialle
    }
tyros-cards-green =
    { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
tyros-cards-violet = { $count } viola
tyros-cards-joker = { $count } jolly

## Una carta che si paga o si prende

tyros-card-orange = una carta arancione
tyros-card-yellow = una carta gialla
tyros-card-green = una carta verde
tyros-card-violet = una carta viola
tyros-card-joker = un jolly

## Imperi, come soggetto o complemento oggetto

tyros-empire-orange = l’impero arancione
tyros-empire-yellow = l’impero giallo
tyros-empire-green = l’impero verde
tyros-empire-violet = l’impero viola

## Luoghi. $place: tyros, west o east (le coste della casella 16) o field; $number: il numero della casella.

tyros-place-name =
    { $place ->
        [tyros] Tyros
        [west] la costa ovest della casella 16
        [east] la costa est della casella 16
       *[field] la casella { $number }
    }
tyros-place-at =
    { $place ->
        [tyros] a Tyros
        [west] sulla costa ovest della casella 16
        [east] sulla costa est della casella 16
       *[field] sulla casella { $number }
    }
tyros-place-from =
    { $place ->
        [tyros] da Tyros
        [west] dalla costa ovest della casella 16
        [east] dalla costa est della casella 16
       *[field] dalla casella { $number }
    }
tyros-place-to =
    { $place ->
        [tyros] a Tyros
        [west] alla costa ovest della casella 16
        [east] alla costa est della casella 16
       *[field] alla casella { $number }
    }
# Dove si fonda una città; sulla casella 16 anche con quale nave.
tyros-place-site =
    { $place ->
        [tyros] a Tyros
        [west] sulla casella 16 (con la nave della costa ovest)
        [east] sulla casella 16 (con la nave della costa est)
       *[field] sulla casella { $number }
    }

## Cose contate, per altri messaggi

tyros-count-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
tyros-count-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
# $fields: i numeri delle tessere.
tyros-count-tiles =
    { $fields-count ->
        [one] la tessera { $fields }
       *[other] le tessere { $fields }
    }

## Che cosa è successo

tyros-first-player-chosen = { $seat } comincia la partita.
tyros-empire-founded = Si scopre la tessera { $field }: lì nasce { $empire }.
tyros-tile-did-not-fit = Si scopre la tessera { $field }, ma non va bene; se ne scopre un’altra.
tyros-tyros-joined = Ora { $empire } comprende anche Tyros.
tyros-tiles-dealt =
    { $count ->
        [one] { $seat } riceve una tessera.
       *[other] { $seat } riceve { $count } tessere.
    }
tyros-tiles-dealt-fields = { $seat } riceve { tyros-count-tiles }.
tyros-round-began = Inizia il round { $round }; comincia { $seat }.
tyros-cards-dealt = { $seat } riceve { tyros-count-cards }.
tyros-cards-dealt-cards = { $seat } riceve { $cards }.
tyros-empire-extended = { $seat } gioca la tessera { $field } ed espande { $empire }.
tyros-tiles-shown = { $seat } non può giocare tessere e mostra { tyros-count-tiles }.
tyros-tiles-shown-under = { $seat } non può giocare tessere, mostra { tyros-count-tiles } e mette la { $under } in fondo alla pila.
tyros-tile-drawn = { $seat } pesca una tessera.
tyros-tile-drawn-field = { $seat } pesca la tessera { $field }.
tyros-ship-moved = { $seat } naviga { $start } { $goal } e paga { $fare }.
tyros-toll-paid = { $seat } dà a { $owner } una carta come pedaggio.
tyros-toll-paid-card = { $seat } dà a { $owner } { $card } come pedaggio.
tyros-city-founded = { $seat } fonda una città { $place } e paga { $price }.
tyros-four-empires-reached = { $seat } ha prima di tutti una città in ognuno dei quattro imperi e guadagna 7 punti.
tyros-ship-built = { $seat } costruisce una nave { $place } e paga { $price }.
tyros-cards-swapped = { $seat } cambia carte alla banca e scarta { $cards }.
tyros-cards-drawn = { $seat } pesca { tyros-count-cards }.
tyros-cards-drawn-cards = { $seat } pesca { $cards }.
tyros-card-bought = { $seat } scarta { $cards } alla banca e prende { $card } dagli scarti.
# $asked: i giocatori interpellati.
tyros-offer-made =
    { $give-count ->
        [0] { $seat } chiede a { $asked } { $want } in regalo.
       *[other]
            { $want-count ->
                [0] { $seat } offre a { $asked } { $give } in regalo.
               *[other] { $seat } offre a { $asked } { $give } in cambio di { $want }.
            }
    }
tyros-offer-answered = { $seat } ha risposto.
# $answer: accept o decline.
tyros-answer-revealed =
    { $answer ->
        [accept] { $seat } accetta.
       *[decline] { $seat } rifiuta.
    }
# Una controfferta. È vista dalla parte di chi ha fatto l’offerta: lui dà $give, l’altro dà $want.
tyros-answer-revealed-give-want =
    { $give-count ->
        [0] { $seat } fa una controfferta: { $want } in regalo.
       *[other]
            { $want-count ->
                [0] { $seat } fa una controproposta e chiede { $give } in regalo.
               *[other] { $seat } fa una controfferta: { $want } in cambio di { $give }.
            }
    }
tyros-trade-closed =
    { $give-count ->
        [0] Affare fatto: { $seat } riceve { $want } in regalo da { $partner }.
       *[other]
            { $want-count ->
                [0] Affare fatto: { $seat } regala a { $partner } { $give }.
               *[other] Affare fatto: { $seat } dà a { $partner } { $give } in cambio di { $want }.
            }
    }
tyros-offer-withdrawn = { $seat } non scambia con nessuno; l’offerta è ritirata.
tyros-passed = { $seat } passa.
tyros-keep-chosen = { $seat } ha scelto le carte da tenere.
tyros-keep-chosen-kept =
    { $kept-count ->
        [0] { $seat } non tiene nessuna carta.
       *[other] { $seat } tiene { $kept }.
    }
# $cards: che cosa si scarta; $count: quante carte si tengono.
tyros-cards-dropped =
    { $cards-count ->
        [0] { $seat } non scarta niente e tiene { tyros-count-cards }.
       *[other]
            { $count ->
                [0] { $seat } scarta { $cards } e non tiene niente.
               *[other] { $seat } scarta { $cards } e tiene { tyros-count-cards }.
            }
    }
tyros-last-round-announced = { $seat } non ha più tessere: questo è l’ultimo round.

## La fine. $winners: i nomi dei vincitori, $winners-count: quanti sono; $ranking: il posto di ciascuno.

tyros-game-ended =
    { $winners-count ->
        [one] La partita è finita: { $reason }. { $winners } vince con { tyros-count-points }. Classifica: { $ranking }.
       *[other] La partita è finita: { $reason }. { $winners } condividono la vittoria con { tyros-count-points }. Classifica: { $ranking }.
    }
# Qualcun altro ha gli stessi punti dei vincitori.
tyros-game-ended-tie-break =
    { $winners-count ->
        [one] La partita è finita: { $reason }. { $winners } vince con { tyros-count-points }; a parità di punti decide l’impero più grande. Classifica: { $ranking }.
       *[other] La partita è finita: { $reason }. { $winners } condividono la vittoria con { tyros-count-points }; a parità di punti decide l’impero più grande. Classifica: { $ranking }.
    }
tyros-reason-last-tile = qualcuno ha giocato la sua ultima tessera
tyros-reason-cut-off = nessuna delle tessere rimaste si può più giocare

## Che cosa si chiede

tyros-decision-lay = Gioca una tessera accanto a un impero; se nessuna va bene, mostra le tue tessere.
tyros-decision-act = Fai un’azione oppure passa.
tyros-decision-answer = Rispondi all’offerta: accetta, rifiuta o fai una controfferta.
tyros-decision-close = Concludi lo scambio con un giocatore o con nessuno.
tyros-decision-keep = Scegli le carte da tenere, al massimo tre.

## Che cosa si può fare, per i menu

tyros-action-lay = giocare la tessera { $field } per { $empire }
tyros-action-show = mostrare tutte le tessere
tyros-action-show-under = mostrare tutte le tessere e mettere la { $under } in fondo alla pila
tyros-action-move = navigare { $start } { $goal } pagando { $fare }
tyros-action-move-toll = navigare { $start } { $goal } pagando { $fare } e dando { $toll } come pedaggio
tyros-action-found = fondare una città { $berth } pagando { $price }
tyros-action-build = costruire una nave { $place } pagando { $price }
tyros-action-swap = cambiare { $cards } alla banca
tyros-action-buy = scartare { $cards } e prendere { $take } dagli scarti
# $to: i giocatori interpellati.
tyros-action-offer =
    { $give-count ->
        [0] chiedere a { $to } { $want } in regalo
       *[other]
            { $want-count ->
                [0] offrire a { $to } { $give } in regalo
               *[other] offrire a { $to } { $give } in cambio di { $want }
            }
    }
tyros-action-accept = accettare l’offerta
tyros-action-decline = rifiutare l’offerta
# Chi fa la controfferta dà $want e riceve $give.
tyros-action-counter =
    { $give-count ->
        [0] controfferta: { $want } in regalo
       *[other]
            { $want-count ->
                [0] controproposta: chiedere { $give } in regalo
               *[other] controfferta: { $want } in cambio di { $give }
            }
    }
tyros-action-close = non scambiare con nessuno
tyros-action-close-partner = scambiare con { $partner }
tyros-action-pass = passare
tyros-action-keep =
    { $cards-count ->
        [0] non tenere nessuna carta
       *[other] tenere { $cards }
    }

## Opzioni: a che cosa servono, e il loro nome

tyros-option-players = Quanti giocano: tre o quattro.
tyros-option-players-name = Giocatori
tyros-option-edition = Due versioni stampate delle regole. Kosmos ha i pedaggi ed è la più conosciuta; in Giochi Rari si giocano meno tessere e in un porto c’è posto per più navi.
tyros-option-edition-name = Edizione
tyros-option-setup = Le caselle fisse sono consigliate per la prima partita; appartengono all’edizione Kosmos.
tyros-option-setup-name = Dove nascono gli imperi
tyros-option-first_player = Chi comincia: uno a sorte, o chi siede a un certo posto.
tyros-option-first_player-name = Chi comincia
tyros-option-toll_without_card = Solo Kosmos: chi arriva con una nave nella città di un altro giocatore gli dà una carta.
tyros-option-toll_without_card-name = Entrare nella città di un altro senza carta per il pedaggio
tyros-option-gifts = Un lato di uno scambio può essere vuoto.
tyros-option-gifts-name = Regali
tyros-option-offers_per_turn = Quante offerte di scambio un giocatore può fare in un turno.
tyros-option-offers_per_turn-name = Offerte per turno
tyros-option-trades_per_round = Quanti scambi un giocatore può concludere nei propri turni di un round; 0 vuol dire senza limite.
tyros-option-trades_per_round-name = Scambi per round
tyros-option-offer_partners = Con un solo giocatore, dopo un rifiuto puoi chiedere al prossimo.
tyros-option-offer_partners-name = Destinatari di un’offerta
tyros-option-card_tracking = Il tavolo mostra quali carte un giocatore deve avere, in base a ciò che tutti hanno visto.
tyros-option-card_tracking-name = Memoria delle carte
tyros-option-board = Il tabellone del programma, o un file con altri collegamenti via mare.
tyros-option-board-name = Tabellone

## Fatti nei rifiuti. Qui $field e $start sono in notazione (T è Tyros), $empire è orange, yellow, green, violet o «-».

tyros-fact-field =
    { $field ->
        [T] Tyros
       *[other] la casella { $field }
    }
tyros-fact-at-field =
    { $field ->
        [T] a Tyros
       *[other] sulla casella { $field }
    }
tyros-fact-at-start =
    { $start ->
        [T] a Tyros
       *[other] sulla casella { $start }
    }
tyros-fact-cards =
    { $empire ->
        [orange] carte arancioni
        [yellow] carte gialle
        [green] carte verdi
        [violet] carte viola
       *[other] carte del colore dell’impero
    }
tyros-fact-one-card =
    { $empire ->
        [orange] una carta arancione
        [yellow] una carta gialla
        [green] una carta verde
        [violet] una carta viola
       *[other] una carta del colore dell’impero
    }

## Rifiuti: che cosa non va, e che cosa sarebbe permesso. Il paragrafo sta davanti. Carte e azioni sono in notazione.

tyros-refusal-malformed = a quest’azione manca qualcosa, o una sua parte non esiste
tyros-refusal-not-asked = non è ciò che si chiede adesso; azioni possibili: { $asked }
tyros-refusal-cards-not-held = non hai queste carte; in mano hai { $hand }
tyros-refusal-tile-not-held = non hai la tessera { $field }; le tue tessere sono { $tiles }
tyros-refusal-no-chip-adjacent = accanto alla casella { $field } non c’è nessun segnalino; gioca una tessera che confini con un impero
tyros-refusal-empire-not-adjacent = la casella { $field } non confina con quell’impero; scegli tra: { $adjacent }
tyros-refusal-can-lay = una delle tue tessere ({ $tiles }) si può giocare, quindi devi farlo; le mostra solo chi non può giocarne nessuna
tyros-refusal-nothing-to-put-under = la pila è vuota; mostra le tue tessere senza metterne una in fondo
tyros-refusal-must-put-under = di’ quale delle tue tessere va in fondo alla pila: { $tiles }
tyros-refusal-no-ship-there = non hai navi { tyros-fact-at-start }; scegli un luogo dove ce n’è una tua
tyros-refusal-stays-there = la nave è già lì; un viaggio finisce su un’altra casella o sull’altra costa della 16
tyros-refusal-no-chip-at-goal = { tyros-fact-at-field } non c’è nessun segnalino; una nave va solo su una casella che ne ha uno
tyros-refusal-empty-tyros = Tyros non ha ancora un segnalino; finché non l’ha, nessuna nave può tornarci
tyros-refusal-field-full = { tyros-fact-at-field } ci sono già due navi; scegli una casella dove c’è posto
tyros-refusal-tyros-full = hai già due navi a Tyros; finché non c’è una città, ogni giocatore può averne due
tyros-refusal-wrong-price =
    { $price ->
        [one] costa esattamente una carta
       *[other] costa esattamente { $price } carte
    }
tyros-refusal-wrong-colour = colore sbagliato: { tyros-fact-at-field } si paga solo con { tyros-fact-cards } e jolly
tyros-refusal-one-colour-only = per andare a Tyros si paga con un solo colore; i jolly possono sostituirlo
tyros-refusal-toll-missing = { tyros-fact-at-field } c’è la città di un altro; di’ quale carta dai come pedaggio
tyros-refusal-no-card-for-toll = { tyros-fact-at-field } c’è la città di un altro e non ti resterebbe una carta per il pedaggio; te ne serve una in più del viaggio
tyros-refusal-toll-not-held = pagato il viaggio, quella carta non l’hai più; dai come pedaggio una che ti resta di { $hand }
tyros-refusal-no-toll-due = { tyros-fact-at-field } non si paga pedaggio; vacci senza
tyros-refusal-no-city-left = le tue dieci città sono tutte sul tabellone; non puoi fondarne altre
tyros-refusal-no-chip-for-city = { tyros-fact-at-field } non c’è nessun segnalino; una città si fonda su una casella che ne ha uno
tyros-refusal-city-there = { tyros-fact-at-field } c’è già una città; in ogni casella ce ne sta una sola
tyros-refusal-foreign-ship = { tyros-fact-at-field } c’è la nave di un altro; fondi una città solo dove ci sono soltanto navi tue
tyros-refusal-no-city-in-tyros = in questa edizione non si fondano città a Tyros; scegli un’altra casella con un segnalino
tyros-refusal-no-ship-left = le tue dieci navi sono tutte sul tabellone; fondando una città ne riprendi una
tyros-refusal-not-a-shipyard = { tyros-fact-at-field } non puoi costruire navi; si costruisce nelle proprie città, o a Tyros finché nessun altro vi ha una città
tyros-refusal-colour-missing = ci vuole almeno { tyros-fact-one-card } o un jolly
tyros-refusal-swap-size =
    { $least-swap ->
        [3] la banca cambia esattamente tre carte
       *[other] la banca cambia da { $least-swap } a 3 carte
    }
tyros-refusal-draw-pile-too-small =
    { $draw-pile ->
        [0] il mazzo è vuoto, quindi non puoi cambiare carte
        [one] si pescano tante carte quante se ne scartano, e nel mazzo ne resta solo una
       *[other] si pescano tante carte quante se ne scartano, e nel mazzo ne restano solo { $draw-pile }
    }
tyros-refusal-buy-with-three = una carta degli scarti costa esattamente tre carte
tyros-refusal-not-in-discards = quella carta non è né fra gli scarti ({ $discards }) né fra le tre che scarti; prendine una che c’è
tyros-refusal-offer-empty = un’offerta senza carte non è un’offerta; indica almeno una carta
tyros-refusal-offer-one-sided = a questo tavolo non si fanno regali; indica almeno una carta per parte
tyros-refusal-kind-on-both-sides = lo stesso tipo di carta non può stare da tutte e due le parti; toglilo da una
tyros-refusal-not-in-deck = di quelle carte non ce ne sono tante; il mazzo ne ha 14 per colore e 4 jolly
tyros-refusal-nobody-asked = di’ a chi fai l’offerta; possibili: { $can-be-asked }
tyros-refusal-asked-unknown = puoi rivolgerti solo agli altri giocatori del tavolo; possibili: { $can-be-asked }
tyros-refusal-too-many-asked = a questo tavolo un’offerta va a un solo giocatore; se rifiuta, chiedi al prossimo; possibili: { $can-be-asked }
tyros-refusal-asked-too-poor = chi interpelli deve avere almeno tante carte quante ne chiedi; chiedine meno o rivolgiti ad altri
tyros-refusal-offers-used-up =
    { $offers-per-turn ->
        [0] a questo tavolo non si fanno offerte; fai un’altra azione o passa
        [one] hai già fatto la tua unica offerta di questo turno; fai un’altra azione o passa
       *[other] hai già fatto le tue { $offers-per-turn } offerte di questo turno; fai un’altra azione o passa
    }
tyros-refusal-trades-used-up =
    { $trades-per-round ->
        [one] hai già concluso il tuo unico scambio di questo round; fai un’altra azione o passa
       *[other] hai già concluso i tuoi { $trades-per-round } scambi di questo round; fai un’altra azione o passa
    }
tyros-refusal-cannot-accept = l’offerta chiede { $offer-want } e in mano hai { $hand }; rifiuta o fai una controfferta
tyros-refusal-counter-same = è l’offerta stessa; accettala o indica altre carte
tyros-refusal-counter-not-held = non hai le carte che daresti; in mano hai { $hand }
tyros-refusal-counter-too-much = chi ha fatto l’offerta non ha così tante carte; chiedine meno
tyros-refusal-not-agreed = quel giocatore non è d’accordo; concludi con chi ha accettato o fatto una controfferta, o con nessuno
tyros-refusal-counter-out-of-reach = non hai le carte che chiede questa controfferta; in mano hai { $hand }
tyros-refusal-keep-three = puoi tenere al massimo tre carte; in mano hai { $hand }
tyros-refusal-impossible-draw = questo non può essere stato pescato fra ciò che resta

## Perché qualcosa non è possibile. $price: quanto costa; $held: quante di queste carte hai; $empire: un colore.

tyros-too-far =
    { $price ->
        [one] il viaggio costa { tyros-fact-one-card } o un jolly, e non hai né l’una né l’altro
       *[other] la rotta più breve ha { $price } caselle e costa altrettante { tyros-fact-cards } o jolly; ne hai { $held }
    }
tyros-too-dear =
    { $price ->
        [one] questo costa { tyros-fact-one-card } o un jolly, e non hai né l’una né l’altro
       *[other] questo costa { $price } { tyros-fact-cards } o jolly; ne hai { $held }
    }
tyros-too-few =
    { $price ->
        [one] serve una carta e non ne hai
       *[other] servono { $price } carte; ne hai { $held }
    }
tyros-no-ship = non hai navi sul tabellone; prima costruiscine una
