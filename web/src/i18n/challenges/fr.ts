import type { ChallengesWords } from './words';

export const french: ChallengesWords = {
  heading: 'Défis',
  intro: 'Bats Greg, le rat de fer-blanc. Puis bats-le avec style : chaque défi compte à chaque difficulté.',
  loading: 'Voyons ce que tu as déjà réussi …',
  challenge: 'Défi',
  count: (met, all) => `${met} sur ${all}`,
  met: (date) => `réussi le ${date} : revoir la partie`,
  open: 'à relever',
  best: 'Meilleure victoire',
  bestPoints: (points) => `${points} points`,
  noWin: 'aucune victoire',
  play: (difficulty) => `Jouer : ${difficulty}`,
  back: "Retour à l'accueil",
  challenges: {
    'no-rattronaut': { name: 'Les pattes sur terre', task: 'Gagne sans un seul rat dans la fusée.' },
    'no-items': { name: 'Poches vides', task: 'Gagne sans jamais posséder de sac, boisson, BD ni capsule.' },
    'all-rattronauts': { name: 'Tous à bord', task: 'Gagne avec tes quatre rats dans la fusée.' },
    'rocket-twice': { name: 'Deux fois la lune', task: 'Gagne en marquant deux fois la fusée.' },
    'four-backpacks': { name: 'Rat de bât', task: 'Gagne avec quatre sacs différents.' },
    'ninety-points': { name: 'Haut vol', task: 'Gagne avec 90 points ou plus.' },
    'sixteen-turns': { name: 'Express', task: 'Gagne en 16 tours au plus.' },
    'provisions-five': { name: 'Patte généreuse', task: 'Gagne avec cinq dons de provisions.' },
    'food-five': { name: 'Garde-manger plein', task: 'Gagne en marquant cinq fois les réserves.' },
    'every-pipe-twice': { name: 'Plombier', task: 'Gagne en utilisant chaque tuyau au moins deux fois.' },
  },
};
