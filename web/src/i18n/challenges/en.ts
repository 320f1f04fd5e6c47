import type { ChallengesWords } from './words';

export const english: ChallengesWords = {
  heading: 'Challenges',
  intro: 'Beat Greg, the Robo-Rat. And then beat him in style: every challenge counts on every difficulty.',
  loading: 'Looking up what you have done …',
  challenge: 'Challenge',
  count: (met, all) => `${met} of ${all}`,
  met: (date) => `met on ${date}: watch the game`,
  open: 'still open',
  best: 'Best win:',
  bestPoints: (points) => `${points} points`,
  noWin: 'No win yet',
  play: (difficulty) => `Play: ${difficulty}`,
  back: 'Back to the start page',
  challenges: {
    'no-rattronaut': { name: 'Down to earth', task: 'Win without a single rat in the rocket.' },
    'no-items': {
      name: 'Empty pockets',
      task: 'Win without ever owning a backpack, energy drink, comic or bottle cap.',
    },
    'all-rattronauts': { name: 'All aboard', task: 'Win with all four rats in the rocket.' },
    'rocket-twice': { name: 'Twice to the moon', task: 'Win and score the Rocket twice.' },
    'four-backpacks': { name: 'Pack rat', task: 'Win with four different backpacks.' },
    'ninety-points': { name: 'High flyer', task: 'Win with 90 points or more.' },
    'sixteen-turns': { name: 'Express', task: 'Win within 16 turns.' },
    'provisions-five': { name: 'Open paw', task: 'Win with five donations for Provisions.' },
    'food-five': { name: 'Full larder', task: 'Win and score Stored food five times.' },
    'every-pipe-twice': { name: 'Plumber', task: 'Win and use every pipe at least twice.' },
  },
};
