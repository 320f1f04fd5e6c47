import type { CompanyWords } from './words';

export const french: CompanyWords = {
  atTheTable: 'Autour de la table',
  here: 'là',
  away: 'pas là',
  bot: 'bot',
  isAwaited: 'choisit',
  hasChosen: 'a choisi',
  watching: (count) => (count === 1 ? '1 personne regarde' : `${count} personnes regardent`),
  yourTurnTitle: 'À toi !',

  call: (name) => `Rappeler ${name}`,
  called: (name) => `On a rappelé ${name}, qui peut encore revenir.`,
  calledOver: (name) => `${name} ne revient pas. Comment continuer ?`,
  winWithout: 'Finir la partie : tu gagnes',
  botInstead: 'Laisser un bot continuer',

  gaveUp: (name) => `${name} a abandonné.`,
  ranOut: (name) => `${name} n’a plus de temps.`,
  didNotComeBack: (name) => `${name} ne revient pas.`,
  wantsRematch: 'Les autres veulent rejouer. Tu en es ?',
  rematchTable: 'Inviter quelqu’un d’autre',
  withHints: 'Jouée avec des conseils.',

  newLines: (count) => (count === 1 ? '1 nouveau message' : `${count} nouveaux messages`),
  spectatorsAreSilent: 'Seuls ceux qui jouent peuvent écrire, pour que personne ne souffle.',

  report: {
    open: 'Signaler quelqu’un',
    heading: 'Prévenir ceux qui tiennent ce serveur',
    whom: 'Qui ?',
    reason: 'Pourquoi ?',
    reasons: {
      insults: 'Insulte ou menace',
      name: 'Porte un nom offensant',
      cheating: 'Triche',
      stalling: 'Bloque la partie exprès',
      other: 'Autre chose',
    },
    text: 'Que s’est-il passé ? (facultatif)',
    send: 'Signaler',
    sent: 'Merci. Quelqu’un va regarder.',
  },

  ready: 'd’accord',
  notReady: 'pas encore',
  sayReady: 'On peut y aller',
  sayNotReady: 'Pas encore',
  waitsForReady: (names) => `On attend l’accord de : ${names}`,
  inviteReady:
    'Envoie ce lien à tes amis, ou fais-leur scanner le code. La partie commence quand toutes les places sont prises et que tout le monde est d’accord.',
  yourName: 'Ton nom pour les autres',
  match: (crowns) => `jusqu’à ${crowns} couronnes`,
  clockOf: {
    none: 'sans pendule',
    turn: (time) => `${time} par tour`,
    game: (time, more) => `${time} chacun, et ${more} secondes par tour`,
  },
  days: (count) => (count === 1 ? '1 jour' : `${count} jours`),
  minutes: (count) => (count === 1 ? '1 minute' : `${count} minutes`),

  whoPlays: 'Qui joue sur cet appareil ?',
  nameOf: (seat) => `Nom à la place ${seat}`,
  playerOf: (seat) => `Place ${seat}`,
  somebody: 'une personne',
  begin: 'C’est parti',
  addPlayer: 'Ajouter quelqu’un',
  removePlayer: (seat) => `Retirer la place ${seat}`,

  presets: { first: 'Comme à la première partie', full: 'Le jeu complet', own: 'Ton mélange' },

  against: (names) => `avec ${names}`,
  alone: 'en solo contre Grégo',
  yourTurn: 'À toi de jouer',
  turnOf: (name) => `${name} choisit`,
  results: { won: 'gagnée', lost: 'perdue', drawn: 'nulle', none: 'sans résultat' },
  watchAgain: 'Revoir',
  finished: 'Parties finies',

  challengesHint: 'Bats Grégo et relève-les. Une partie avec des conseils est marquée.',
  challengeMet: 'déjà relevé',
};
