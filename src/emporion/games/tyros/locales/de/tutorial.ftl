### Im Browser: die Einführung. Eine Lektion hat eine Überschrift, was man tut (lesson), wozu (why), und wie man es auf der
### Seite macht (how). Sie ist überall im Spiel dieselbe, darum nennt sie kein Feld und keine Karte.

tyros-tutorial-page = Tyros lernen
tyros-tutorial-welcome = Du bist { $you } (A), mit ein paar Schiffen und einer Handvoll Handelskarten; { $second } (B) und { $third } (C) spielen mit. Städte bringen Punkte, und Schiffe, wo sonst niemand liegt; wer am Ende die meisten hat, gewinnt. In etwa zehn Minuten hast du alles einmal getan, was man in Tyros tun kann. Sieh dich ruhig um: Bevor du bestätigst, geschieht nichts.

## Das Ende

tyros-tutorial-done-title = Du kannst Tyros spielen
tyros-tutorial-done = Du hast Kärtchen gelegt, bist gesegelt, hast Zoll gezahlt, eine Stadt gegründet, ein Schiff gebaut, die Bank benutzt, gefeilscht, gepasst und gewählt, was du behältst. Der Rest ist, zu wissen, welches Reich groß wird, und vor den anderen dort zu sein.
tyros-tutorial-done-score = Wie gezählt wird: Am Ende bringt eine Stadt im größten Reich 12 Punkte, dann 10, 9 und 8; ein Feld, auf dem nur deine Schiffe liegen, bringt 6, 5, 4 und 3. Wer in einem Reich die meisten Städte hat, bekommt 7 dazu, ebenso, wer als Erster eine Stadt in allen vieren hat. „Stand“ zeigt es jederzeit. Jede Runde bringt neue Karten; sie endet, wenn alle passen. Die Runde, in der jemand sein letztes Kärtchen legt, ist die letzte.
tyros-tutorial-play-how = Gegen drei Bots der leichtesten Stufe, mit dem Aufbau für ein erstes Spiel.

## Ein Kärtchen legen

tyros-tutorial-title-lay = Ein Reich erweitern
tyros-tutorial-lesson-lay = Jede Runde beginnt mit dem Land. Du legst eins deiner Kärtchen neben ein Reich, und sein Feld gehört dann dazu. Grenzt es an mehrere Reiche, suchst du eins aus.
tyros-tutorial-why-lay = Je größer ein Reich am Ende ist, desto mehr ist jeder Ort darin wert. Lass also die Reiche wachsen, in denen du bist oder sein wirst, und halte die anderen klein.
tyros-tutorial-how-lay = Wähle unten ein Kärtchen oder sein Feld auf dem Plan, falls nicht schon eins gewählt ist; dann das Reich, wenn danach gefragt wird, und bestätige.

## Kein Kärtchen passt

tyros-tutorial-title-show = Wenn kein Kärtchen passt
tyros-tutorial-lesson-show = Keins deiner Kärtchen grenzt an ein Reich. Dann zeigst du alle vor, schiebst eins unter den Stapel und ziehst ein anderes, das bis zum nächsten Legezug warten muss.
tyros-tutorial-why-show = Gib das Kärtchen weg, das den anderen am meisten helfen würde, oder das, das am spätesten passen wird.
tyros-tutorial-how-show = Wähle das Kärtchen, das unter den Stapel kommt, und bestätige.

## Segeln

tyros-tutorial-title-move = Segeln
tyros-tutorial-lesson-move = Ein Schiff kostet eine Karte für jedes Feld, in das es einfährt, alle in der Farbe des Feldes, wo es ankommt. Was unterwegs liegt, spielt keine Rolle. Am Ziel muss ein Chip liegen, und mehr als zwei Schiffe haben dort nicht Platz.
tyros-tutorial-why-move = Schon Schiffe bringen Punkte, wenn sie allein auf einem Feld liegen, und mit ihnen beginnt jede Stadt.
tyros-tutorial-how-move = Wähle dein Schiff, dann das Feld, zu dem es segelt. Der Preis steht bei jedem Feld. Dann bestätige.

## Zoll

tyros-tutorial-title-toll = Zoll zahlen
tyros-tutorial-lesson-toll = Eine fremde Stadt nimmt Zoll. Nach der Fahrt gibst du ihrem Besitzer noch eine Karte deiner Wahl. Nur ihr beide seht, welche.
tyros-tutorial-why-toll = Gib die Karte, die du am wenigsten brauchst und mit der der andere am wenigsten anfangen kann. Bleibt dir keine Karte für den Zoll, kannst du gar nicht hin.
tyros-tutorial-how-toll = Wähle Schiff und Ziel wie vorher, dann die Karte für den Zoll, und bestätige.

## Gründen

tyros-tutorial-title-found = Eine Stadt gründen
tyros-tutorial-lesson-found = Wo nur deine eigenen Schiffe liegen, kannst du eine Stadt gründen: fünf Karten in der Farbe des Feldes, vier, wenn zwei deiner Schiffe dort liegen. Ein Schiff kehrt in deinen Vorrat zurück.
tyros-tutorial-why-found = Eine Stadt bringt doppelt so viel wie Schiffe, und niemand nimmt dir das Feld mehr. Die meisten Städte in einem Reich bringen 7 Punkte, und 7 bekommt auch, wer als Erster in allen vieren eine hat.
tyros-tutorial-how-found = Wähle das Feld mit deinem Schiff, sieh dir den Preis an und bestätige.

## Bauen

tyros-tutorial-title-build = Ein Schiff bauen
tyros-tutorial-lesson-build = In deiner eigenen Stadt oder in Tyros baust du neue Schiffe. Du zahlst so viele Karten, wie dann Schiffe auf dem Feld liegen; in deiner Stadt mindestens eine davon in ihrer Farbe. Ein Joker gilt als jede Farbe.
tyros-tutorial-why-build = Ein Schiff, das weit draußen gebaut wird, spart die ganze Fahrt von Tyros.
tyros-tutorial-how-build = Wähle das Feld, sieh dir den Preis an und bestätige.

## Tauschen

tyros-tutorial-title-swap = Bei der Bank tauschen
tyros-tutorial-lesson-swap = Du legst eine bis drei Karten ab und ziehst ebenso viele vom Stapel, ohne sie vorher zu sehen.
tyros-tutorial-why-swap = Wenn deine Karten nicht zusammenpassen, helfen zwei neue oft mehr als zwei, die du nicht brauchst. Wie gut die Aussichten sind, steht dabei.
tyros-tutorial-how-swap = Drücke „Blind tauschen“, tippe die Karten an, die du weggibst, und bestätige.

## Kaufen

tyros-tutorial-title-buy = Bei der Bank kaufen
tyros-tutorial-lesson-buy = Für drei beliebige Karten bekommst du eine Karte deiner Wahl aus der Ablage, die offen liegt.
tyros-tutorial-why-buy = Das ist teuer. Aber wenn für eine Stadt eine einzige Karte fehlt, lohnt es sich.
tyros-tutorial-how-buy = Drücke „Aus der Ablage kaufen“, tippe die drei Karten an, die du gibst, wähle die, die du nimmst, und bestätige.

## Anbieten

tyros-tutorial-title-offer = Ein Angebot machen
tyros-tutorial-lesson-offer = In deinem Zug kannst du Karten gegen andere Karten anbieten, einem Mitspieler oder allen. Ein Angebot kostet nichts: Will es niemand, hast du deine Aktion noch.
tyros-tutorial-why-offer = Wovon du zu wenig hast, davon haben andere zu viel. Ein guter Handel hilft zweien und lässt den Dritten zurück.
tyros-tutorial-how-offer = Tippe an, was du gibst und was du willst, wähle, wen du fragst, und schick das Angebot ab.

## Abschließen

tyros-tutorial-title-close = Den Handel abschließen
tyros-tutorial-lesson-close = Alle Antworten sind da, und du siehst sie zusammen. Handle mit einem von denen, die zugesagt oder ein Gegenangebot gemacht haben, oder mit niemandem. Ein Abschluss ist deine Aktion in diesem Zug.
tyros-tutorial-why-close = Du musst nicht den Ersten nehmen, der kommt. Vergleiche, und denk daran, wer vorn liegt.
tyros-tutorial-how-close = Wähle, mit wem du handelst.

## Antworten

tyros-tutorial-title-accept = Ein Angebot annehmen
tyros-tutorial-lesson-accept = Jemand bietet dir einen Handel an. Du darfst annehmen, ablehnen oder ein Gegenangebot machen. Niemand sieht deine Antwort, bevor alle geantwortet haben.
tyros-tutorial-why-accept = Du bist nicht am Zug und bekommst doch, was du brauchst: Das ist ein geschenkter Zug.
tyros-tutorial-how-accept = Sieh dir an, was du gibst und was du bekommst, und nimm an.
tyros-tutorial-title-decline = Ein Angebot ablehnen
tyros-tutorial-lesson-decline = Du darfst immer Nein sagen und musst nie sagen, warum. „Ich kann nicht“ und „Ich will nicht“ sehen gleich aus.
tyros-tutorial-why-decline = Ein Handel, der dem anderen mehr hilft als dir, bleibt besser aus.
tyros-tutorial-how-decline = Lehne ab.
tyros-tutorial-title-counter = Ein Gegenangebot machen
tyros-tutorial-lesson-counter = Statt Ja oder Nein darfst du sagen, wie du es machen würdest: andere Karten für andere Karten. Wer das Angebot gemacht hat, entscheidet dann.
tyros-tutorial-why-counter = Wenn du genau das hast, was der andere braucht, darf es etwas mehr kosten.
tyros-tutorial-how-counter = Wähle das Gegenangebot, ändere, was du gibst und was du bekommst, und schick es ab.

## Passen

tyros-tutorial-title-pass = Passen
tyros-tutorial-lesson-pass = Wenn du nichts tun willst, passe. Haben alle nacheinander gepasst, ist die Runde vorbei. Tut zwischendurch jemand etwas, darfst auch du wieder.
tyros-tutorial-why-pass = Manchmal wartet man ab, was die anderen tun; aber wenn alle passen, sind die Karten auf deiner Hand bis auf drei verloren.
tyros-tutorial-how-pass = Wähle „passen“ und bestätige.

## Behalten

tyros-tutorial-title-keep = Drei Karten behalten
tyros-tutorial-lesson-keep = Am Ende einer Runde behältst du bis zu drei Karten; die anderen werden abgelegt. Alle wählen gleichzeitig.
tyros-tutorial-why-keep = Joker lohnen sich, und alles, was beinahe für eine Stadt reicht.
tyros-tutorial-how-keep = Tippe die Karten an, die du behältst, und bestätige.
