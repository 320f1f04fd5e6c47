import type { ExplainedWords } from './words';

export const english: ExplainedWords = {
  space: (goods, light, more) =>
    `A rat that moves here collects ${goods}. Once your light marker reaches light ${light}, it is ${more}.`,
  litSpace: (goods, more) => `Lit for you: a rat that moves here collects ${more} instead of ${goods}.`,
  boothHere: (keeper) => `The ${keeper} has a booth here.`,
  pipeHere: (exit) => `A pipe leads to ${exit}.`,
  ownRat: 'Goes 1 to 5 spaces alone, or 1 to 3 in a group that ends on one colour.',
  otherRat: 'If you move to its space, you pay this family 1 cheese.',
  start: 'Your rats set off from here. A rat that steals, or grows up in the Nursery, comes here too.',
  rocket:
    'A rat that gets here boards the rocket and scores Rattronauts. It brings you an award or a rat from the Nursery.',
  pipe: (entry, exit, cost) =>
    `From ${entry} to ${exit} in a single step. Every rat that goes through pays 1 ${cost}.`,
  booths: {
    hamster: (space, price) =>
      `A rat that ends on ${space} may take one backpack: for ${price} cheese, or stolen, and then it goes back to Start.`,
    frog: (space, price) =>
      `A rat that ends on ${space} may take one energy drink: for ${price} cheese, or stolen, and then it goes back to Start.`,
    crow: (space, price) =>
      `A rat that ends on ${space} may take one bottle cap: for ${price} cheese, or stolen, and then it goes back to Start.`,
  },
  lights:
    'Each bulb moves your light marker one light on. Spaces it has come to yield 1 more, for you alone.',
  constructionLight:
    'When your light marker reaches or passes this construction light, you score Construction lights.',
  burrow: {
    start: 'Your marker sets off from here. Each apple core moves it one space.',
    plain: 'Only a tunnel. Each apple core takes your marker one space on.',
    junction:
      'When your marker leaves here you choose: the short way through the room beside it, or on towards Stored food.',
    library: 'Whoever comes by may take one comic. It helps for the rest of the game.',
    nursery: 'Whoever comes by gets a rat from here to Start.',
    food: 'Whoever comes by scores Stored food.',
  },
  tracks: {
    cockpit: 'Scored by building a cockpit. The first to come takes the space with the most points.',
    cargo: 'Scored by building a cargo bay. The first to come takes the space with the most points.',
    thruster: 'Scored by building a thruster. The first to come takes the space with the most points.',
    rocket: 'Scored for every complete set you have built: a cockpit, a cargo bay and a thruster.',
    provisions: 'Scored by donating cheese at the end of a turn.',
    lights: 'Scored when your light marker reaches or passes a construction light.',
    food: 'Scored when your marker comes to Stored food in the burrow.',
    rattronaut: 'Scored by every rat that reaches the rocket. It takes the space itself.',
  },
  goods: {
    cheese: 'Pays at booths and for company on a space. It can be donated, too.',
    core: 'Not kept: it moves your marker one space through the burrow.',
    bulb: 'Not kept: it moves your light marker one light along the string.',
    soda: 'Builds cargo bays and thrusters, and pays for a pipe.',
    vinegar: 'Builds thrusters, and pays for pipes.',
    can: 'Builds cockpits and cargo bays, and pays for a pipe.',
    calculator: 'Builds cockpits, and pays for a pipe.',
    moldy: 'Taken when the cheese for company ran out. Each costs 2 points at the end.',
  },
  award: '3 points at the end.',
  markersHeading: 'Score markers',
  markers: (ending) =>
    `Every scoring takes one, except Rattronauts. When somebody has placed number ${ending}, the round is finished and one more is played.`,
  points: 'What it would be worth if the game ended now.',
  lightMarker: 'How far the light marker of this family has come. Spaces up to there yield 1 more to it.',
  burrowMarker: 'Where the marker of this family is in the burrow.',
  crew: 'Rats that have boarded. When the fourth of a family is in, the round is the last one.',
  lightString: 'The light string',
};
