import type { ChallengesWords } from './words';

export const french: ChallengesWords = {
  heading: 'Défis',
  intro: 'Bats Grégo, le Rat robot. Puis bats-le avec style : chaque défi compte à chaque difficulté.',
  loading: 'Voyons ce que tu as déjà réussi …',
  challenge: 'Défi',
  count: (met, all) => `${met} sur ${all}`,
  met: (date) => `réussi le ${date} : revoir la partie`,
  open: 'à relever',
  best: 'Meilleure victoire :',
  bestPoints: (points) => `${points} points`,
  noWin: 'Pas encore de victoire',
  play: (difficulty) => `Jouer : ${difficulty}`,
  back: 'Retour à l’accueil',
  challenges: {
    'no-rattronaut': { name: 'Les pattes sur terre', task: 'Gagne sans un seul rat dans la fusée.' },
    'no-items': {
      name: 'Poches vides',
      task: 'Gagne sans jamais posséder de sac à dos, de boisson énergétique, de BD ni de capsule.',
    },
    'all-rattronauts': { name: 'Tous à bord', task: 'Gagne avec tes quatre rats dans la fusée.' },
    'rocket-twice': { name: 'Deux fois la lune', task: 'Gagne en marquant deux fois Fusée.' },
    'four-backpacks': { name: 'Rat de bât', task: 'Gagne avec quatre sacs à dos différents.' },
    'ninety-points': { name: 'Haut vol', task: 'Gagne avec 90 points ou plus.' },
    'sixteen-turns': { name: 'Express', task: 'Gagne en 16 tours au plus.' },
    'provisions-five': { name: 'Patte généreuse', task: 'Gagne avec cinq dons de fromage.' },
    'food-five': { name: 'Garde-manger plein', task: 'Gagne en marquant cinq fois Garde-manger.' },
    'every-pipe-twice': { name: 'Taupe', task: 'Gagne en utilisant chaque raccourci au moins deux fois.' },
  },
};
