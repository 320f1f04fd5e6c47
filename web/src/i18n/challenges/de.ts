import type { ChallengesWords } from './words';

export const german: ChallengesWords = {
  heading: 'Herausforderungen',
  intro:
    'Schlag Greg, die Robo-Ratte. Und dann schlag ihn mit Stil: Jede Herausforderung zählt auf jedem Schwierigkeitsgrad.',
  loading: 'Mal sehen, was du schon geschafft hast …',
  challenge: 'Herausforderung',
  count: (met, all) => `${met} von ${all}`,
  met: (date) => `geschafft am ${date}: Spiel ansehen`,
  open: 'noch offen',
  best: 'Bester Sieg:',
  bestPoints: (points) => `${points} Punkte`,
  noWin: 'Noch kein Sieg',
  play: (difficulty) => `Spielen: ${difficulty}`,
  back: 'Zurück zur Startseite',
  challenges: {
    'no-rattronaut': { name: 'Bodenständig', task: 'Gewinne ohne eine einzige Ratte in der Rakete.' },
    'no-items': {
      name: 'Leere Taschen',
      task: 'Gewinne, ohne je einen Rucksack, Energydrink, Comic oder Kronkorken zu besitzen.',
    },
    'all-rattronauts': { name: 'Alle an Bord', task: 'Gewinne mit allen vier Ratten in der Rakete.' },
    'rocket-twice': { name: 'Zweimal zum Mond', task: 'Gewinne und werte die Raketenleiste zweimal.' },
    'four-backpacks': { name: 'Packesel', task: 'Gewinne mit vier verschiedenen Rucksäcken.' },
    'ninety-points': { name: 'Überflieger', task: 'Gewinne mit 90 Punkten oder mehr.' },
    'sixteen-turns': { name: 'Eilzug', task: 'Gewinne in höchstens 16 Zügen.' },
    'provisions-five': { name: 'Offene Pfote', task: 'Gewinne und werte die Käseleiste fünfmal.' },
    'food-five': { name: 'Volle Speisekammer', task: 'Gewinne und werte die Vorratsleiste fünfmal.' },
    'every-pipe-twice': { name: 'Rohrverleger', task: 'Gewinne und benutze jedes Rohr mindestens zweimal.' },
  },
};
