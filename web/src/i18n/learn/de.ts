import type { LearnWords } from './words';

export const german: LearnWords = {
  heading: { 'brave-rats': 'BraveRats lernen', 'first-rat': 'First Rat lernen' },
  coach: 'Pip, dein Lehrmeister',
  preparing: 'Pip deckt den Tisch …',
  gotIt: 'Verstanden',
  tryIt: 'Jetzt du, auf dem Spielplan!',
  tryLike: (example) => `Jetzt du, auf dem Spielplan! Zum Beispiel: ${example}.`,
  noMore: 'Keine Erklärungen mehr',
  later: 'Nicht jetzt',
  yourTurn: 'Du bist dran! Ich melde mich, wenn es etwas Neues gibt.',
  waiting: 'Mal sehen, was die andere Seite macht …',
  stop: 'Aufhören',
  rules: 'Alle Regeln',
  goals: 'Was du schon kennst:',
  goalsMet: (met, all) => `${met} von ${all}`,
  met: 'geschafft',
  open: 'kommt noch',
  wellDone: 'Gut gemacht!',
  enough: {
    'brave-rats': 'Du weißt alles, was man wissen muss.',
    'first-rat': 'Du weißt genug. Spiel weiter, dann bleibe ich bei dir, oder beginn eine richtige Partie.',
  },
  over: {
    'brave-rats':
      'Das Duell ist vorbei, und du weißt, wie es geht. Acht Karten, kein Glück, gute Nerven: Jetzt ein richtiges!',
    'first-rat': 'Die Partie ist vorbei, und du hast alles gesehen. Jetzt eine richtige!',
  },
  playOn: 'Weiterspielen',
  realGame: 'Eine richtige Partie',
  again: 'Noch einmal mit Pip',
  lessons: {
    'brave-rats': {
      welcome:
        'Hallo, ich bin Pip! Du und der andere Clan habt dieselben acht Ratten. Beide wählen heimlich eine und decken zugleich auf: Die höhere Zahl gewinnt die Runde.',
      abilities:
        'Aber jede Ratte hat eine Fähigkeit, und Fähigkeiten schlagen Zahlen. Tippe eine Karte an, lies ihre Fähigkeit und spiel sie aus.',
      answer: 'Dein Spion war fleißig: Ihre Karte liegt offen. Wähle die beste Antwort darauf.',
      'show-first':
        'Ein Spion beobachtet dich! In dieser Runde zeigst du deine Karte zuerst, also nimm eine, die niemanden fürchtet.',
      wizard: 'Ein Zauberer! Die Karte gegen ihn verliert ihre Fähigkeit, und nur die Zahlen zählen.',
      musician: 'Der Musiker spielt auf, und alle vergessen den Kampf. Die Runde ist unentschieden.',
      assassin: 'Der Assassine dreht alles um: Jetzt gewinnt die kleinere Zahl.',
      prince:
        'Der Prinz gewinnt die Runde einfach so. Nur zwei bestehen gegen ihn: der Musiker und noch jemand …',
      princess: 'Da ist sie! Trifft die Prinzessin auf den Prinzen, gewinnt sie sofort das ganze Spiel.',
      undecided:
        'Niemand hat gewonnen, also bleibt die Runde auf dem Tisch. Wer die nächste gewinnt, bekommt diese dazu.',
      'takes-table': 'Siehst du? Wer diese Runde gewonnen hat, bekam die vom Tisch gleich mit.',
      ambassador: 'Ein Botschafter war dabei. Gewinnt sein eigener Clan mit ihm, zählt das zwei Runden.',
      'won-round': 'Ein Stück Käse für deine Runde. Vier Stück gewinnen das Spiel.',
      'lost-round':
        'Diese Runde ging an die andere Seite. Vier Stück Käse gewinnen das Spiel, also pass auf.',
      general: 'Der General wirkt nach: In dieser Runde zählt die nächste Karte seines Clans 2 mehr.',
      'other-hand':
        'Gespielte Karten sind für immer weg. Hier siehst du, was die andere Seite noch hat: Rate, was als Nächstes kommt!',
      'nearly-over':
        'Da hat jemand schon die Hälfte. Botschafter und Runden auf dem Tisch können es plötzlich beenden.',
    },
    'first-rat': {
      welcome:
        'Hallo, ich bin Pip! Der Mond ist aus Käse, also bauen alle Familien zusammen diese Rakete. Wer am meisten hilft, bekommt die meisten Punkte und gewinnt.',
      'move-one':
        'Eine Ratte läuft 1 bis 5 Felder. Tippe eine leuchtende Ratte an, dann ein Feld, und bestätige.',
      junction:
        'Eine Abzweigung im Rattenbau! Die kurzen Wege führen erst zur Bibliothek, dann zur Kinderstube. Der lange führt weiter, am Ende zur Vorratshöhle, die Punkte bringt.',
      library: 'Die Bibliothek! Nimm einen Comic: Er hilft dir den Rest des Spiels.',
      drink:
        'Ein Energydrink verdoppelt alles, was du in diesem Zug sammelst. Nimm ihn jetzt oder heb ihn dir für einen reicheren Zug auf.',
      take: 'In deinen Rucksack passt noch etwas. Wähle, was er bringt.',
      reward:
        'Eine Ratte ist in die Rakete gestiegen! Nimm eine Auszeichnung für 3 Punkte oder hol eine Ratte aus der Kinderstube.',
      shop: 'Du bist an einem Stand. Kauf etwas für Käse oder stiehl es: Das kostet nichts, aber die Diebin muss zurück zum Start. Du kannst es auch lassen.',
      build: 'Du hast genug für ein Teil der Rakete! Bauen bringt Punkte, und je früher, desto mehr.',
      donate: 'Du hast viel Käse. Spende ihn als Proviant für den Flug und werte dafür.',
      'end-is-near':
        'Das Ende ist angekündigt. Mach jetzt Punkte aus dem, was du hast; Reste sind wenig wert.',
      collected: 'Eine Ratte, die gezogen ist, sammelt, was ihr Feld zeigt. Hier sind deine Vorräte.',
      light:
        'Glühbirnen rücken deinen Lichtmarker an der Lichterkette vor. Jedes Feld, zu dem er gekommen ist, bringt dir ab jetzt 1 mehr.',
      burrow: 'Apfelreste bringen deinen Rattenbaumarker voran: zu Comics, zu neuen Ratten und zu Punkten.',
      nursery: 'Eine junge Ratte ist zum Start gekommen. Mehr Ratten, größere Gruppen!',
      moldy:
        'Dein Käse reichte nicht für die Gesellschaft, also hast du Schimmelkäse genommen. Jeder kostet am Ende 2 Punkte.',
      company:
        'Auf dem Feld war schon eine andere Familie, also hast du ihr 1 Käse gezahlt. Umgekehrt gilt das auch.',
      scored:
        'Du hast gewertet! Dein Stein kommt auf das erste freie Feld dieser Leiste, also lohnt es sich, früh zu sein.',
      group:
        'Mehrere Ratten können zusammen laufen, jede 1 bis 3 Felder, wenn alle auf derselben Farbe enden. Wähle eine mit ihrem Feld, dann tippe eine weitere an, die leuchtet.',
      launchpad:
        'Eine deiner Ratten kann die Rakete erreichen. An Bord bringt sie viele Punkte, läuft aber nicht mehr.',
      booth:
        'Ein Stand ist in Reichweite. Der Hamster hat Rucksäcke, der Frosch Energydrinks, die Krähe Kronkorken.',
      pipe: 'Ein Rohr ist eine Abkürzung: ein einziger Schritt, für das Material, das daransteht.',
      opponent:
        'Das sind die anderen Familien. Ziehst du auf ein Feld, auf dem eine ihrer Ratten steht, kostet dich das 1 Käse.',
      plan: 'Hier zählt es. Drei Arten von Raketenteilen mit ihren Kosten, dazu Käse, Baulampen, Vorrat und die Besatzung: Nimm dir zwei oder drei davon vor.',
      explain:
        'Wenn du wissen willst, was etwas ist: Zeig darauf oder halte den Finger darauf, dann sagt es dir das.',
    },
  },
  goalNames: {
    'brave-rats': {
      played: 'Eine Karte gespielt',
      effect: 'Eine Fähigkeit erlebt',
      decided: 'Eine Runde gewonnen oder verloren',
      held: 'Eine Runde blieb auf dem Tisch',
      finished: 'Das Duell beendet',
    },
    'first-rat': {
      one: 'Eine Ratte gezogen',
      several: 'Mehrere Ratten zusammen gezogen',
      goods: 'Etwas gesammelt',
      light: 'Den Lichtmarker vorgerückt',
      burrow: 'Den Rattenbau erkundet',
      booth: 'Einen Stand besucht',
      scored: 'Punkte gewertet',
    },
  },
};
