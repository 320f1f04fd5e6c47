import type { RulesWords } from './words';

export const german: RulesWords = {
  heading: { 'brave-rats': 'Die Regeln von BraveRats', 'first-rat': 'Die Regeln von First Rat' },
  contents: 'Inhalt',
  print: 'Drucken',
  learn: 'Beim Spielen lernen',
  players: 'Spieler',
  lightFrom: 'beleuchtet ab Lampe',
  step: 'Feld',
  card: 'Karte',
  moves: 'Schritte seiner Ratten, von vorn',
  icon: 'Danach',
  icons: { best: 'die beste Leiste, dann mischen', comic: 'ein Comic kommt weg' },
  cardsOf: (kind) => `Karten ${kind}`,
  comics: 'Comics',
  unsure: 'nicht von der Schachtel abgelesen',
  rounds: {
    caption: 'Die Zeile ist Rots Karte, die Spalte Blaus.',
    wins: (side) => `${side} gewinnt die Runde`,
    winsGame: (side) => `${side} gewinnt das Spiel`,
  },
  sections: {
    'brave-rats': {
      goal: {
        heading: 'Worum es geht',
        blocks: [
          'Zwei Rattenclans kämpfen um die Krone. Wer zuerst vier Runden gewonnen hat, gewinnt das Spiel.',
        ],
      },
      cards: {
        heading: 'Die acht Ratten',
        blocks: ['Beide haben dieselben acht Karten.', { picture: 'cards' }],
      },
      round: {
        heading: 'Eine Runde',
        blocks: [
          'Beide wählen heimlich eine Karte und decken zugleich auf. Gespielte Karten sind aus dem Spiel, und alle dürfen sie kennen. Dann gilt der Reihe nach:',
          {
            list: [
              'Eine Karte zählt ihre Zahl, und 2 mehr nach einem eigenen General in der Runde davor.',
              'Ein Zauberer nimmt der Karte gegen ihn die Fähigkeit, aber nie die +2 der Runde davor.',
              'Ein Musiker mit seiner Fähigkeit lässt die Runde unentschieden, egal was er trifft.',
              'Trifft die Prinzessin auf den Prinzen, gewinnt ihre Seite sofort das Spiel. Eine +2 ist dabei egal.',
              'Ein Prinz mit seiner Fähigkeit gewinnt gegen alles außer einen anderen Prinzen.',
              'Sonst gewinnt der höhere Wert, oder der kleinere, wenn eine der Seiten einen Assassinen mit seiner Fähigkeit gespielt hat. Gleiche Werte: unentschieden.',
            ],
          },
          'Die +2 eines Generals gilt nur für die nächste Runde und ist danach weg, auch wenn diese unentschieden war. Haben beide sie, ändert sich nichts.',
          'Nach einem Spion zeigt die andere Seite ihre nächste Karte zuerst. Zwei Spione heben sich auf. General und Spion wirken auch, wenn ein Musiker die Runde unentschieden lässt.',
        ],
      },
      results: {
        heading: 'Die Ergebnistabelle',
        blocks: [
          'So endet eine Runde ohne +2. Nach einem General kann es anders kommen.',
          { picture: 'rounds' },
        ],
      },
      table: {
        heading: 'Runden auf dem Tisch',
        blocks: [
          'Eine unentschiedene Runde bleibt auf dem Tisch. Wer die nächste entschiedene Runde gewinnt, gewinnt auch alle auf dem Tisch.',
          'Ein Botschafter mit seiner Fähigkeit zählt für seine Seite zwei Runden, gleich oder später vom Tisch. Für die andere Seite oder nach einem Zauberer zählt er eine.',
        ],
      },
      examples: {
        heading: 'Beispiele',
        blocks: [
          {
            duel: [7, 5],
            says: 'Der Zauberer lässt dem Prinzen nur seinen Wert: 7 schlägt 5. Mit +2 für den Zauberer steht es 7 zu 7: unentschieden.',
          },
          {
            duel: [3, 6],
            says: 'Durch den Assassinen gewinnt der kleinere Wert: 3 gegen 6, die Runde geht an ihn.',
          },
          { duel: [1, 7], says: 'Die Prinzessin trifft den Prinzen und gewinnt das ganze Spiel.' },
          {
            duel: [0, 4],
            says: 'Der Musiker: unentschieden. Gewinnt die Seite des Botschafters die nächste Runde, zählt diese hier zwei.',
          },
          { duel: [7, 7], says: 'Zwei Prinzen sind gleich. Hat einer +2, gewinnt er 9 zu 7.' },
          {
            duel: [3, 3],
            says: 'Zwei Assassinen sind gleich. Hat einer +2, gewinnt der andere: 3 ist kleiner als 5.',
          },
        ],
      },
      end: {
        heading: 'Das Ende',
        blocks: [
          'Mit vier oder mehr Runden endet das Spiel sofort. Gehen vorher die Karten aus, ist es unentschieden.',
        ],
      },
      variants: {
        heading: 'Varianten',
        blocks: [
          {
            list: [
              'Wahrer König: Wer ein Spiel gewinnt, bekommt eine Krone, und wer zuerst drei hat, ist der wahre König. Ein unentschiedenes Spiel gibt keine Krone. Um eine andere Zahl von Kronen zu spielen, ist eine Möglichkeit von uns.',
              'Verräter: Vor dem Spiel gibt jede Seite der anderen eine zufällige Karte.',
              'Auswahl: Alle sechzehn Karten werden gemischt. Eine Seite zieht vier, behält eine und gibt drei weiter; die andere behält eine und gibt zwei zurück; die erste behält eine, die letzte geht an die andere. Dann zieht die andere vier, und so weiter, insgesamt viermal.',
              'Zufälliges Austeilen: Alle sechzehn Karten werden gemischt und verteilt, jeder bekommt acht.',
            ],
          },
          'Dann kann jemand zwei gleiche haben. Getauschte Karten kennen beide, nach Auswahl oder zufälligem Austeilen auch beide Hände. Der wahre König lässt sich mit jeder anderen Variante verbinden.',
        ],
      },
    },
    'first-rat': {
      goal: {
        heading: 'Worum es geht',
        blocks: [
          'Der Mond ist aus Käse, also suchen Rattenfamilien auf dem Schrottplatz alles, was eine Mondrakete braucht. Wer bei Rakete, Proviant und Besatzung am meisten hilft, hat die meisten Punkte und gewinnt.',
          'Eine bis fünf Personen, im Uhrzeigersinn. Allein spielst du gegen Greg.',
        ],
      },
      setUp: {
        heading: 'Aufbau',
        blocks: [
          'Alle haben vier Ratten: a und b auf dem Start, c und d in der Kinderstube. Der Lichtmarker liegt vor Lampe 1 der Lichterkette, der Rattenbaumarker auf seinem Start. Dazu hat jeder zehn Wertungssteine.',
          'Die Gegenstände werden zufällig ausgelegt, der Rest bleibt in der Schachtel:',
          { picture: 'stock' },
          'Käse zu Beginn, vom ersten bis zum fünften Platz: 1, 2, 2, 3, 3.',
          'Bei weniger als fünf Personen wird das vierte Feld jeder Wertungsleiste abgedeckt, bei einer oder zwei auch das zweite. Abgedeckte Felder benutzt niemand.',
        ],
      },
      options: {
        heading: 'Variabler Aufbau',
        blocks: [
          {
            list: [
              (printed) =>
                `Weg: Die 26 Felder sind Plättchen in Gruppen (${printed.tileGroups}), jede wird unter ihren Plätzen gemischt. Farbe und Ertrag gehören zum Plättchen; Stände, Rohre und Lampen bleiben.`,
              (printed) =>
                `Leisten: Acht Punktereihen (die aller Leisten außer Rakete, dazu ${printed.spareTrack}) werden gemischt und sieben verteilt. Rakete ändert sich nie.`,
              'Comics: die sechs einfachen, oder sechs von allen zehn.',
            ],
          },
        ],
      },
      turn: {
        heading: 'Dein Zug',
        blocks: [
          'In jeder Runde haben alle einen Zug. Er hat vier Schritte, in dieser Reihenfolge. Die ersten beiden müssen sein, die anderen sind frei.',
          {
            list: [
              'Ratten ziehen und für Gesellschaft zahlen.',
              'Einsammeln.',
              'An Ständen einkaufen.',
              'Bauen und spenden.',
            ],
          },
        ],
      },
      move: {
        heading: '1. Ziehen',
        blocks: [
          'Zieh eine Ratte 1 bis 5 Schritte, oder eine Gruppe aus zwei bis vier Ratten je 1 bis 3 Schritte. Ratten in Kinderstube und Rakete ziehen nicht.',
          { picture: 'path' },
          {
            list: [
              'Alle Ratten einer Gruppe enden auf derselben Farbe. Die Startrampe passt zu jeder Farbe.',
              'Jede Ratte endet auf einem eigenen Feld, und nicht dort, wo eine andere von dir stehen bleibt. Nur auf dem Start dürfen mehrere von dir sein. Überholen ist immer erlaubt.',
              'Du bestimmst, wie viele Schritte es sind, also läuft niemand über die Startrampe hinaus. Pro Zug kommt nur eine Ratte dorthin.',
            ],
          },
          'Ein Rohr bringt eine Ratte in einem Schritt vom Eingang zum Ausgang, nur vorwärts. Jede Ratte zahlt das Material für jedes Rohr, von dem, was du zu Beginn des Zuges hattest.',
          { picture: 'pipes' },
        ],
      },
      company: {
        heading: 'Für Gesellschaft zahlen',
        blocks: [
          'Für jedes Feld, auf das eine deiner Ratten gezogen ist, bekommt jede andere Person mit einer Ratte dort 1 Käse von dir. Start und Startrampe sind frei.',
          'Kannst du nicht alles zahlen, nimm Schimmelkäse, nicht mehr als nötig. Jeder bringt jetzt 3 Käse und kostet am Ende 2 Punkte. Du kannst ihn nicht zurückgeben und für nichts anderes nehmen.',
        ],
      },
      collect: {
        heading: '2. Einsammeln',
        blocks: [
          'Nur gezogene Ratten sammeln, und sie müssen es. Ein Feld bringt, was es zeigt, und 1 mehr, wenn es für dich beleuchtet ist. Rucksäcke legen etwas dazu, ein Energydrink verdoppelt alles. Beleuchtet ist ein Feld nur, wenn es das schon vor dem Einsammeln war.',
          {
            list: [
              'Zuerst Käse und Material,',
              'dann Glühbirnen, mit einer Wertung für jede Baulampe, die du erreichst,',
              'dann Apfelreste, mit den Belohnungen des Rattenbaus, wie du an ihnen vorbeikommst,',
              'zuletzt die Ratte auf der Startrampe.',
            ],
          },
          'Nichts geht je aus. Glühbirnen und Apfelreste werden nicht behalten: Sie rücken deine Marker sofort vor.',
        ],
      },
      lights: {
        heading: 'Die Lichterkette',
        blocks: [
          (printed) =>
            `Jede Glühbirne rückt deinen Lichtmarker um eine von ${printed.lights} Lampen weiter; was darüber hinausgeht, verfällt. Ist er bei der ersten Lampe eines Feldes angekommen, ist das Feld für dich beleuchtet, nur für dich: Es bringt 1 mehr.`,
          (printed) =>
            `Die Lampen ${printed.constructionLights} sind Baulampen. Wer eine erreicht oder überholt, wertet die Lichtleiste.`,
        ],
      },
      burrow: {
        heading: 'Der Rattenbau',
        blocks: [
          'Jeder Apfelrest bringt deinen Rattenbaumarker ein Feld weiter. Verlässt er eine Abzweigung, wählst du: in den Raum dort, Bibliothek oder Kinderstube, oder weiter Richtung Vorratshöhle. Wer einen Raum betritt, bekommt seine Belohnung, auch im Vorbeigehen und sooft du vorbeikommst.',
          { picture: 'burrow' },
          {
            list: [
              'Bibliothek: Nimm einen der Comics dort, oder keinen.',
              'Kinderstube: Eine deiner Ratten kommt von dort zum Start. Sie zieht frühestens in deinem nächsten Zug.',
              'Vorratshöhle: Werte die Vorratsleiste.',
            ],
          },
        ],
      },
      launchpad: {
        heading: 'Die Startrampe',
        blocks: [
          'Eine Ratte, die dort ankommt, nimmt das erste freie Feld der Rattonautleiste und bleibt dort. Sie bringt eine Belohnung: eine Auszeichnung (3 Punkte) oder eine Ratte aus deiner Kinderstube zum Start.',
          'Die Auszeichnung ist erlaubt, wenn du noch eine Ratte auf dem Weg hast, der Start zählt mit, oder wenn alle vier in der Rakete sind.',
        ],
      },
      shop: {
        heading: '3. Einkaufen',
        blocks: [
          'Jede Ratte, die in diesem Zug zu einem Stand kam, darf dort einen Gegenstand nehmen, Stände in der Reihenfolge des Weges: kaufen, oder stehlen, das kostet nichts, schickt die Ratte aber zurück zum Start. Oder nichts. Eine Diebin behält, was sie gesammelt hat.',
          { picture: 'booths' },
        ],
      },
      items: {
        heading: 'Gegenstände',
        blocks: [
          'Gegenstände liegen offen und helfen, sobald du sie hast. Mehrere gleiche sind erlaubt.',
          'Rucksäcke helfen einmal pro Zug, wenn du von einem Feld ihrer Farbe sammelst. Grün und Orange bringen ein Material, das dir ein solches Feld in diesem Zug gab; bei zwei Arten wählst du.',
          { picture: 'backpacks' },
          'Einen Energydrink nimmst du vor dem Einsammeln, er verdoppelt alles in diesem Zug. Dann ist er weg. Nur einer pro Zug.',
          'Comics helfen den Rest des Spiels. Die letzten vier sind Superratten: Gib die Marke sofort einer deiner Ratten, die nicht in der Rakete ist; sie bleibt bei ihr.',
          { picture: 'comics' },
          'Kronkorken zählen am Ende.',
          { picture: 'caps' },
        ],
      },
      build: {
        heading: '4. Bauen und spenden',
        blocks: [
          'So oft du es bezahlen kannst, in beliebiger Reihenfolge:',
          {
            list: [
              'Cockpit: 2 Taschenrechner und 1 Blechdose.',
              'Frachtraum: 3 Backpulver und 2 Blechdosen.',
              'Antrieb: 5 Flaschen und 2 Backpulver.',
              'Käseleiste: 10 Käse als Proviant spenden.',
            ],
          },
          'Ergeben deine Cockpits, Frachträume und Antriebe ein weiteres vollständiges Set, wird auch die Raketenleiste gewertet.',
        ],
      },
      tracks: {
        heading: 'Wertungsleisten',
        blocks: [
          'Zum Werten legst du einen Stein auf das erste Feld, das frei und nicht abgedeckt ist. Die Felder 1 bis 4 fassen je einen Stein, das letzte beliebig viele. Bei Rattonauten nimmt die Ratte selbst den Platz.',
          { picture: 'tracks' },
          'Liegen deine zehn Steine, wird für dich nichts mehr gewertet, außer Ratten in der Rakete.',
        ],
      },
      end: {
        heading: 'Ende und Punkte',
        blocks: [
          {
            list: [
              'Die vierte Ratte einer Familie ist in der Rakete: Nach dieser Runde ist Schluss.',
              'Jemand legt den achten Stein: Nach der nächsten Runde ist Schluss.',
              'Passiert beides, gilt das frühere Ende. Alle haben gleich viele Züge.',
            ],
          },
          'Zähl deine Leisten, deine Kronkorken und 3 für jede Auszeichnung zusammen. Zieh 2 für jeden Schimmelkäse ab. Je volle 4 von Material und Käse, beliebig gemischt, geben 1 dazu.',
          'Die meisten Punkte gewinnen. Bei Gleichstand mehr Ratten in der Rakete; ist auch das gleich, teilt ihr den Sieg.',
        ],
      },
      details: {
        heading: 'Feinheiten',
        blocks: [
          {
            list: [
              'Eine Ratte darf enden, wo eine andere derselben Gruppe stand. Sie darf mehrere Rohre benutzen, und mehrere Ratten dasselbe; jedes Mal wird gezahlt.',
              'Was du in diesem Zug sammelst, bezahlt weder Rohre noch Gesellschaft.',
              'Auf der Startrampe wird nichts gesammelt, also hilft dort kein Rucksack. Ein Energydrink verdoppelt Apfelreste, aber keine Belohnungen.',
              'Ein Comic wirkt, sobald du ihn hast, für alles, was noch kommt; der Ertrag dieses Zuges steht schon fest.',
              'Sparfuchs spart ein Material, das das Teil kostet. Farbmischer gilt nur für Gruppen, nicht für Rucksäcke.',
              'Flinke Ratte kommt zu allem dazu: zu den üblichen Schritten wie zu Weitläufer und Marschgruppe.',
              'Zieht Einzelgänger mit nur einer anderen Ratte, enden beide, wo sie wollen.',
              'Eine Marke bleibt bei ihrer Ratte, auch wenn sie stiehlt. Eine Ratte darf mehrere tragen.',
              'Hast du keinen Stein mehr, kannst du weder bauen noch spenden; Lichtleiste, Vorratsleiste und Raketenleiste verfallen.',
            ],
          },
        ],
      },
      greg: {
        heading: 'Allein gegen Greg',
        blocks: [
          (printed) =>
            `Greg ist eine Robo-Ratte, die schummelt. Bau für zwei auf; du beginnst. Seine Ratten stehen auf ${printed.gregStarts} und Start. Er hat zehn Wertungssteine, aber weder Käse noch Marker. Sein Stapel wird zufällig gezogen, Karte C ist immer dabei:`,
          { picture: 'greg-decks' },
          'Für dich gelten alle Regeln; Käse, den du ihm schuldest, geht in den allgemeinen Vorrat. Er hat nur die Punkte seiner Leisten. Du gewinnst, wenn du mehr hast als er; bei Gleichstand gewinnt er.',
        ],
      },
      gregTurn: {
        heading: 'Gregs Zug',
        blocks: [
          {
            list: [
              'Deck eine Karte auf. Ihre vier Zahlen sind die Schritte seiner vier Ratten, von der vordersten an. Die Schritte von Ratten in der Rakete geht seine vorderste auf dem Weg zusätzlich.',
              'Seine Ratten beachten weder Rohre noch Farben und dürfen Felder teilen. Erreicht eine die Startrampe, nimmt sie einen Platz bei Rattonauten, ohne Belohnung; übrige Schritte verfallen.',
              'Für jede seiner Ratten, die auf ein Feld mit einer deiner Ratten gezogen ist, bekommst du 1 Käse.',
              'Für jede seiner Ratten, die zu einem Stand gezogen ist, kommt dort zufällig ein Gegenstand weg. Eine Ratte, die nicht gezogen ist, bewirkt nichts.',
              'Eine Leiste auf der Karte: Greg bereitet sie vor, oder wertet sie, wenn sie schon vorbereitet ist. Die beste Leiste ist die, die ihm am meisten bringt, außer Rakete und Rattonauten; bei Gleichstand wählst du. Dann kommen alle Karten zurück und werden gemischt.',
            ],
          },
          { picture: 'greg-cards' },
          'Das Ende ist dasselbe; seine vierte Ratte und sein achter Stein zählen auch.',
        ],
      },
      challenges: {
        heading: 'Herausforderungen',
        blocks: [
          'Gewinne gegen Greg, auf jedem Schwierigkeitsgrad:',
          { picture: 'challenges' },
          '„Ohne“ einen Gegenstand heißt, wie wir es lesen: Du hattest nie einen, nicht nur am Ende keinen.',
        ],
      },
      sources: {
        heading: 'Woher die Zahlen kommen',
        blocks: [
          'Die Spielregeln zeigen die meisten Zahlen nur auf Bildern. Wir haben sie aus dem Text der Regeln und von Fotos des Spiels. Was beides nicht zeigt, ist rekonstruiert: so, dass es zu allem Bekannten passt und sich gut spielt. Solche Zahlen haben ein ?, und ebenso die, die auf den Fotos schlecht zu lesen sind.',
          (printed) =>
            `Rekonstruiert sind ${printed.reconstructedCaps} der ${printed.caps} Kronkorken, die Superratten und der Comic Weitläufer, Gregs Karten, die Gruppen der Plättchen und die achte Punktereihe für den variablen Aufbau.`,
          'Du hast das Spiel? Dann kannst du jede Zahl in den Dateien von content/first-rat berichtigen; die Regeln auf dieser Seite richten sich danach.',
        ],
      },
    },
  },
};
