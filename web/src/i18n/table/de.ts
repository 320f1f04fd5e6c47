import type { CompanyWords } from './words';

export const german: CompanyWords = {
  atTheTable: 'Am Tisch',
  here: 'da',
  away: 'nicht da',
  bot: 'Bot',
  isAwaited: 'wählt',
  hasChosen: 'hat gewählt',
  watching: (count) => (count === 1 ? '1 Person schaut zu' : `${count} schauen zu`),
  yourTurnTitle: 'Du bist dran!',

  call: (name) => `${name} zurückrufen`,
  called: (name) => `${name} wurde gerufen und kann noch zurückkommen.`,
  calledOver: (name) => `${name} ist nicht zurückgekommen. Wie soll es weitergehen?`,
  winWithout: 'Spiel beenden: Du gewinnst',
  botInstead: 'Einen Bot weiterspielen lassen',

  gaveUp: (name) => `${name} hat aufgegeben.`,
  ranOut: (name) => `Die Zeit von ${name} ist abgelaufen.`,
  didNotComeBack: (name) => `${name} ist nicht zurückgekommen.`,
  wantsRematch: 'Die anderen wollen noch einmal spielen. Bist du dabei?',
  rematchTable: 'Jemand anderen einladen',
  withHints: 'Mit Tipps gespielt.',

  newLines: (count) => (count === 1 ? '1 neue Nachricht' : `${count} neue Nachrichten`),
  spectatorsAreSilent: 'Nur wer mitspielt, kann schreiben, damit niemand vorsagt.',

  report: {
    open: 'Jemanden melden',
    heading: 'Den Betreibern dieses Servers Bescheid geben',
    whom: 'Wen?',
    reason: 'Warum?',
    reasons: {
      insults: 'Beleidigt oder droht',
      name: 'Hat einen anstößigen Namen',
      cheating: 'Betrügt',
      stalling: 'Hält das Spiel mit Absicht auf',
      other: 'Etwas anderes',
    },
    text: 'Was ist passiert? (freiwillig)',
    send: 'Melden',
    sent: 'Danke. Jemand wird es sich ansehen.',
  },

  ready: 'bereit',
  notReady: 'noch nicht bereit',
  sayReady: 'Ich bin bereit',
  sayNotReady: 'Noch nicht',
  waitsForReady: (names) => `Noch nicht bereit: ${names}`,
  inviteReady:
    'Schick den Link an deine Freunde, oder lass sie den Code scannen. Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.',
  yourName: 'So heißt du bei den anderen',
  match: (crowns) => `bis jemand ${crowns} Kronen hat`,
  clockOf: {
    none: 'ohne Uhr',
    turn: (time) => `${time} für jeden Zug`,
    game: (time, more) => `${time} für jeden, dazu ${more} Sekunden je Zug`,
  },
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  minutes: (count) => (count === 1 ? '1 Minute' : `${count} Minuten`),

  whoPlays: 'Wer spielt an diesem Gerät?',
  nameOf: (seat) => `Name der Person auf Platz ${seat}`,
  playerOf: (seat) => `Platz ${seat}`,
  somebody: 'ein Mensch',
  begin: 'Los geht’s',
  addPlayer: 'Noch jemand',
  removePlayer: (seat) => `Platz ${seat} weglassen`,

  presets: { first: 'Wie in der ersten Partie', full: 'Das ganze Spiel', own: 'Eigene Mischung' },

  against: (names) => `mit ${names}`,
  alone: 'allein gegen Greg',
  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} wählt`,
  results: { won: 'gewonnen', lost: 'verloren', drawn: 'unentschieden', none: 'ohne Ergebnis' },
  watchAgain: 'Ansehen',
  finished: 'Beendete Spiele',

  challengesHint: 'Schlag Greg und schaff sie dabei. Ein Spiel mit Tipps ist gekennzeichnet.',
  challengeMet: 'schon geschafft',
};
