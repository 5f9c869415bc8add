### Im Browser: die Einführung. Eine Lektion hat eine Überschrift, was man tut (lesson), wozu (why), und wie man es auf der
### Seite macht (how). Sie ist überall im Spiel dieselbe, darum nennt sie kein Feld und keine Karte.

tutorial-title = Tyros lernen
tutorial-welcome = Du bist { $you } (A), mit ein paar Schiffen und einer Handvoll Handelskarten; { $second } (B) und { $third } (C) spielen mit. Städte bringen Punkte, und Schiffe, wo sonst niemand liegt; wer am Ende die meisten hat, gewinnt. In etwa zehn Minuten hast du alles einmal getan, was man in Tyros tun kann. Sieh dich ruhig um: Bevor du bestätigst, geschieht nichts.
tutorial-progress = Schritt { $step } von { $count }
# $words: eine Aktion in Worten, wie in tyros-action-….
tutorial-now = Jetzt: { $words }.
tutorial-why = Wozu?
tutorial-rule = Regel §{ $paragraph }
tutorial-explain = Noch einmal erklären
tutorial-watching = Sieh zu, was geschieht …
tutorial-happened = Was geschehen ist
tutorial-skip = Gleich weiter
tutorial-back = Einen Schritt zurück
tutorial-restart = Von vorn
tutorial-leave = Du kannst jederzeit aufhören. Dieser Browser merkt sich, wo du bist.
tutorial-loading = Der Tisch wird gedeckt …
tutorial-failed = Die Einführung ließ sich nicht laden.
tutorial-retry = Noch einmal versuchen
tutorial-show-me = Mach es für mich
tutorial-how-listed = Such das in der Liste, wähle es und bestätige.

## Was gesagt wird, wenn jemand etwas anderes tut

tutorial-slip-task = Das ist erlaubt, aber heben wir es uns für später auf.
tutorial-slip-place = Keine schlechte Idee, aber in dieser Lektion geht es woandershin. Die Ringe auf dem Plan zeigen dir den Ort.
tutorial-slip-rest = Fast! Das Richtige, nur mit anderen Karten oder anderen Leuten als hier.
tutorial-slip-impossible = Das geht in diesem Augenblick nicht.
tutorial-slip-unlit = Dort ist jetzt nichts zu tun. Orte, die du wählen kannst, leuchten; die Ringe zeigen, worum es in diesem Schritt geht.

## Das Ende

tutorial-done-title = Du kannst Tyros spielen
tutorial-done = Du hast Kärtchen gelegt, bist gesegelt, hast Zoll gezahlt, eine Stadt gegründet, ein Schiff gebaut, die Bank benutzt, gefeilscht, gepasst und gewählt, was du behältst. Der Rest ist, zu wissen, welches Reich groß wird, und vor den anderen dort zu sein.
tutorial-done-score = Wie gezählt wird: Am Ende bringt eine Stadt im größten Reich 12 Punkte, dann 10, 9 und 8; ein Feld, auf dem nur deine Schiffe liegen, bringt 6, 5, 4 und 3. Wer in einem Reich die meisten Städte hat, bekommt 7 dazu, ebenso, wer als Erster eine Stadt in allen vieren hat. „Stand“ zeigt es jederzeit. Jede Runde bringt neue Karten; sie endet, wenn alle passen. Die Runde, in der jemand sein letztes Kärtchen legt, ist die letzte.
tutorial-done-points = In diesem kurzen Spiel bist du auf { $points } Punkte gekommen.
tutorial-play = Jetzt ein Spiel spielen
tutorial-play-how = Gegen drei Bots der leichtesten Stufe, mit dem Aufbau für ein erstes Spiel.
tutorial-rules = Die Regeln lesen

## Ein Kärtchen legen

tutorial-title-lay = Ein Reich erweitern
tutorial-lesson-lay = Jede Runde beginnt mit dem Land. Du legst eins deiner Kärtchen neben ein Reich, und sein Feld gehört dann dazu. Grenzt es an mehrere Reiche, suchst du eins aus.
tutorial-why-lay = Je größer ein Reich am Ende ist, desto mehr ist jeder Ort darin wert. Lass also die Reiche wachsen, in denen du bist oder sein wirst, und halte die anderen klein.
tutorial-how-lay = Wähle unten ein Kärtchen oder sein Feld auf dem Plan, falls nicht schon eins gewählt ist; dann das Reich, wenn danach gefragt wird, und bestätige.

## Kein Kärtchen passt

tutorial-title-show = Wenn kein Kärtchen passt
tutorial-lesson-show = Keins deiner Kärtchen grenzt an ein Reich. Dann zeigst du alle vor, schiebst eins unter den Stapel und ziehst ein anderes, das bis zum nächsten Legezug warten muss.
tutorial-why-show = Gib das Kärtchen weg, das den anderen am meisten helfen würde, oder das, das am spätesten passen wird.
tutorial-how-show = Wähle das Kärtchen, das unter den Stapel kommt, und bestätige.

## Segeln

tutorial-title-move = Segeln
tutorial-lesson-move = Ein Schiff kostet eine Karte für jedes Feld, in das es einfährt, alle in der Farbe des Feldes, wo es ankommt. Was unterwegs liegt, spielt keine Rolle. Am Ziel muss ein Chip liegen, und mehr als zwei Schiffe haben dort nicht Platz.
tutorial-why-move = Schon Schiffe bringen Punkte, wenn sie allein auf einem Feld liegen, und mit ihnen beginnt jede Stadt.
tutorial-how-move = Wähle dein Schiff, dann das Feld, zu dem es segelt. Der Preis steht bei jedem Feld. Dann bestätige.

## Zoll

tutorial-title-toll = Zoll zahlen
tutorial-lesson-toll = Eine fremde Stadt nimmt Zoll. Nach der Fahrt gibst du ihrem Besitzer noch eine Karte deiner Wahl. Nur ihr beide seht, welche.
tutorial-why-toll = Gib die Karte, die du am wenigsten brauchst und mit der der andere am wenigsten anfangen kann. Bleibt dir keine Karte für den Zoll, kannst du gar nicht hin.
tutorial-how-toll = Wähle Schiff und Ziel wie vorher, dann die Karte für den Zoll, und bestätige.

## Gründen

tutorial-title-found = Eine Stadt gründen
tutorial-lesson-found = Wo nur deine eigenen Schiffe liegen, kannst du eine Stadt gründen: fünf Karten in der Farbe des Feldes, vier, wenn zwei deiner Schiffe dort liegen. Ein Schiff kehrt in deinen Vorrat zurück.
tutorial-why-found = Eine Stadt bringt doppelt so viel wie Schiffe, und niemand nimmt dir das Feld mehr. Die meisten Städte in einem Reich bringen 7 Punkte, und 7 bekommt auch, wer als Erster in allen vieren eine hat.
tutorial-how-found = Wähle das Feld mit deinem Schiff, sieh dir den Preis an und bestätige.

## Bauen

tutorial-title-build = Ein Schiff bauen
tutorial-lesson-build = In deiner eigenen Stadt oder in Tyros baust du neue Schiffe. Du zahlst so viele Karten, wie dann Schiffe auf dem Feld liegen; in deiner Stadt mindestens eine davon in ihrer Farbe. Ein Joker gilt als jede Farbe.
tutorial-why-build = Ein Schiff, das weit draußen gebaut wird, spart die ganze Fahrt von Tyros.
tutorial-how-build = Wähle das Feld, sieh dir den Preis an und bestätige.

## Tauschen

tutorial-title-swap = Bei der Bank tauschen
tutorial-lesson-swap = Du legst eine bis drei Karten ab und ziehst ebenso viele vom Stapel, ohne sie vorher zu sehen.
tutorial-why-swap = Wenn deine Karten nicht zusammenpassen, helfen zwei neue oft mehr als zwei, die du nicht brauchst. Wie gut die Aussichten sind, steht dabei.
tutorial-how-swap = Drücke „Blind tauschen“, tippe die Karten an, die du weggibst, und bestätige.

## Kaufen

tutorial-title-buy = Bei der Bank kaufen
tutorial-lesson-buy = Für drei beliebige Karten bekommst du eine Karte deiner Wahl aus der Ablage, die offen liegt.
tutorial-why-buy = Das ist teuer. Aber wenn für eine Stadt eine einzige Karte fehlt, lohnt es sich.
tutorial-how-buy = Drücke „Aus der Ablage kaufen“, tippe die drei Karten an, die du gibst, wähle die, die du nimmst, und bestätige.

## Anbieten

tutorial-title-offer = Ein Angebot machen
tutorial-lesson-offer = In deinem Zug kannst du Karten gegen andere Karten anbieten, einem Mitspieler oder allen. Ein Angebot kostet nichts: Will es niemand, hast du deine Aktion noch.
tutorial-why-offer = Wovon du zu wenig hast, davon haben andere zu viel. Ein guter Handel hilft zweien und lässt den Dritten zurück.
tutorial-how-offer = Tippe an, was du gibst und was du willst, wähle, wen du fragst, und schick das Angebot ab.

## Abschließen

tutorial-title-close = Den Handel abschließen
tutorial-lesson-close = Alle Antworten sind da, und du siehst sie zusammen. Handle mit einem von denen, die zugesagt oder ein Gegenangebot gemacht haben, oder mit niemandem. Ein Abschluss ist deine Aktion in diesem Zug.
tutorial-why-close = Du musst nicht den Ersten nehmen, der kommt. Vergleiche, und denk daran, wer vorn liegt.
tutorial-how-close = Wähle, mit wem du handelst.

## Antworten

tutorial-title-accept = Ein Angebot annehmen
tutorial-lesson-accept = Jemand bietet dir einen Handel an. Du darfst annehmen, ablehnen oder ein Gegenangebot machen. Niemand sieht deine Antwort, bevor alle geantwortet haben.
tutorial-why-accept = Du bist nicht am Zug und bekommst doch, was du brauchst: Das ist ein geschenkter Zug.
tutorial-how-accept = Sieh dir an, was du gibst und was du bekommst, und nimm an.
tutorial-title-decline = Ein Angebot ablehnen
tutorial-lesson-decline = Du darfst immer Nein sagen und musst nie sagen, warum. „Ich kann nicht“ und „Ich will nicht“ sehen gleich aus.
tutorial-why-decline = Ein Handel, der dem anderen mehr hilft als dir, bleibt besser aus.
tutorial-how-decline = Lehne ab.
tutorial-title-counter = Ein Gegenangebot machen
tutorial-lesson-counter = Statt Ja oder Nein darfst du sagen, wie du es machen würdest: andere Karten für andere Karten. Wer gefragt hat, entscheidet dann.
tutorial-why-counter = Wenn du genau das hast, was der andere braucht, darf es etwas mehr kosten.
tutorial-how-counter = Wähle das Gegenangebot, ändere, was du gibst und was du bekommst, und schick es ab.

## Passen

tutorial-title-pass = Passen
tutorial-lesson-pass = Wer nichts tun will, passt. Haben alle nacheinander gepasst, ist die Runde vorbei. Tut zwischendurch jemand etwas, darfst auch du wieder.
tutorial-why-pass = Manchmal wartet man ab, was die anderen tun; aber wenn alle passen, sind die Karten auf deiner Hand bis auf drei verloren.
tutorial-how-pass = Wähle „passen“ und bestätige.

## Behalten

tutorial-title-keep = Drei Karten behalten
tutorial-lesson-keep = Am Ende einer Runde behältst du bis zu drei Karten; die anderen werden abgelegt. Alle wählen gleichzeitig.
tutorial-why-keep = Joker lohnen sich, und alles, was beinahe für eine Stadt reicht.
tutorial-how-keep = Tippe die Karten an, die du behältst, und bestätige.
