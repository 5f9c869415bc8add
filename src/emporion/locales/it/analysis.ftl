### Consigli e analisi. Probabilità e perdite in percentuale. $action, $played e $best sono azioni a parole.

analysis-percent = { $percent }%
analysis-number = { $number }

## Consigli

analysis-hint =
    { $points ->
        [one] { $action }: { $chance }% di probabilità di vincere, circa un punto.
       *[other] { $action }: { $chance }% di probabilità di vincere, circa { $points } punti.
    }
# $loss: tanto meno che con la migliore.
analysis-hint-worse =
    { $points ->
        [one] { $action }: { $chance }% di probabilità di vincere ({ $loss }% in meno), circa un punto.
       *[other] { $action }: { $chance }% di probabilità di vincere ({ $loss }% in meno), circa { $points } punti.
    }
analysis-hint-source =
    { $visits ->
        [one] Da una partita immaginata, con ciò che { $player } può sapere.
       *[other] Da { $visits } partite immaginate, con ciò che { $player } può sapere.
    }
analysis-hint-few = Così poche partite dicono poco. Con più tempo ce ne sono di più; lo stesso dopo aver eseguito una volta «emporion warm».

## Analisi

analysis-review-title =
    { $decisions ->
        [one] Una decisione, { $visits } partite immaginate per essa.
       *[other] { $decisions } decisioni, { $visits } partite immaginate per ciascuna.
    }
analysis-curve = Probabilità di vincere dalla prima decisione al risultato, con tutte le mani note:

# Le testate della tabella, in colonne: al massimo dieci lettere. Sono spiegate sotto.
analysis-head-decisions = decisioni
analysis-head-agreed = conformi
analysis-head-loss = % persa
analysis-head-points = pti persi
analysis-head-mistakes = errori
analysis-head-blunders = abbagli
# $mistake, $blunder: da quale perdita in poi.
analysis-table-about = «conformi»: decisioni che anche il bot avrebbe preso, con ciò che il posto sapeva. «% persa» e «pti persi»: probabilità di vincere e punti che una decisione è costata in media. Un errore costa il { $mistake }% o più, un abbaglio il { $blunder }% o più.

# $list: voci con la lettera del posto e la perdita.
analysis-worst = Le decisioni più costose di tutte, per voce: { $list }.
analysis-worst-of = Che cosa è costato di più a { $player }:
analysis-nothing-lost = { $player } non ha perso nulla che si distingua dal caso.
analysis-costly = Voce { $entry }: { $played }. Meglio: { $best }. Probabilità di vincere { $chance }% invece di { $best-chance }%, punti { $points } invece di { $best-points }.

## Il grafico

analysis-chart-title = { $game }: probabilità di vincere
analysis-chart-about =
    { $visits ->
        [one] Tutte le mani note; una partita immaginata per ogni punto
       *[other] Tutte le mani note; { $visits } partite immaginate per ogni punto
    }
analysis-chart-entries = voci della partita
analysis-chart-flags = linee punteggiate: le decisioni più costose
analysis-chart-written = Il grafico è in { $file }.
