import type { LearnWords } from './words';

export const english: LearnWords = {
  heading: { 'brave-rats': 'Learn BraveRats', 'first-rat': 'Learn First Rat' },
  coach: 'Pip, your coach',
  preparing: 'Pip is setting the table …',
  gotIt: 'Got it',
  tryIt: 'Now you, on the board!',
  tryLike: (example) => `Now you, on the board! For example: ${example}.`,
  noMore: 'No more explanations',
  later: 'Not now',
  yourTurn: 'Your turn! I will speak up when there is something new.',
  waiting: 'Let us see what the other side does …',
  stop: 'Stop',
  rules: 'All the rules',
  goals: 'What you have seen:',
  goalsMet: (met, all) => `${met} of ${all}`,
  met: 'done',
  open: 'still to come',
  wellDone: 'Well done!',
  enough: {
    'brave-rats': 'You know all there is to know.',
    'first-rat': 'You know enough. Play on and I stay with you, or begin a real game.',
  },
  over: {
    'brave-rats':
      'The duel is over, and you know how it goes. Eight cards, no luck, plenty of nerves: now for a real one!',
    'first-rat': 'The game is over, and you have seen it all. Now for a real one!',
  },
  playOn: 'Play on',
  realGame: 'A real game',
  again: 'Once more with Pip',
  lessons: {
    'brave-rats': {
      welcome:
        'Hello, I am Pip! You and the other clan hold the same eight rats. Both choose one in secret and reveal together: the higher number wins the round.',
      abilities:
        'But every rat has an ability, and abilities beat numbers. Tap a card to read its ability, then play it.',
      answer: 'Your Spy did his work: their card lies open. Choose the best answer to it.',
      'show-first':
        'A Spy is watching you! This round you show your card first, so choose one that fears nobody.',
      wizard: 'A Wizard! The card against him loses its ability, and only the numbers count.',
      musician: 'The Musician plays, and everybody forgets the fight. This round is undecided.',
      assassin: 'The Assassin turns it round: now the lower number wins.',
      prince: 'The Prince simply wins the round. Only two can stand up to him: the Musician, and one more …',
      princess: 'There she is! When the Princess meets the Prince she wins the whole game at once.',
      undecided:
        'Nobody won, so the round stays on the table. Whoever wins the next one takes this one, too.',
      'takes-table': 'See? Whoever won this round got the ones on the table as well.',
      ambassador: 'An Ambassador was in it. If his own clan wins with him, that counts as two rounds.',
      'won-round': 'A wedge of cheese for your round. Four wedges win the game.',
      'lost-round': 'That round went to the other side. Four wedges of cheese win the game, so watch out.',
      general: 'The General has an echo: in this round the next card of his clan counts 2 more.',
      'other-hand':
        'Cards that were played are gone for good. Here you see what the other side has left: guess what comes next!',
      'nearly-over': 'Somebody is halfway there. Ambassador and rounds on the table can end it suddenly.',
    },
    'first-rat': {
      welcome:
        'Hello, I am Pip! The moon is made of cheese, so all families build this rocket together. Whoever helps most gets the most points and wins.',
      'move-one': 'One rat goes 1 to 5 spaces. Tap a rat that glows, then a space, and confirm.',
      junction:
        'A junction in the burrow! The short ways lead to the Library first, then to the Nursery. The long one takes you on, at last to Stored food, which scores.',
      library: 'The Library! Take a comic: it helps you for the rest of the game.',
      drink:
        'An energy drink doubles everything you collect this turn. Use it now, or keep it for a richer turn.',
      take: 'Your backpack has room for one more. Choose what it brings.',
      reward: 'A rat has boarded the rocket! Take an award for 3 points, or let a rat leave the Nursery.',
      shop: 'You are at a booth. Buy something with cheese, or steal it: that is free, but the thief goes back to Start. You may also leave it.',
      build: 'You have enough for a part of the rocket! Building scores points, and the earlier the more.',
      donate: 'You have plenty of cheese. Donate it as provisions for the flight, and score for it.',
      'end-is-near': 'The end is announced. Turn what you have into points now; leftovers are worth little.',
      collected: 'A rat that moved collects what its space shows. Your stores are here.',
      light:
        'Bulbs move your light marker along the light string. Every space it has come to gives you 1 more from now on.',
      burrow: 'Apple cores move your marker through the burrow: to comics, to new rats and to points.',
      nursery: 'A young rat has come to Start. More rats, bigger groups!',
      moldy:
        'Your cheese was not enough for the company, so you took moldy cheese. Each costs 2 points at the end.',
      company:
        'Another family was already on that space, so you paid it 1 cheese. It works the other way round, too.',
      scored:
        'You have scored! Your marker takes the leftmost free space of this track, so being early is worth more.',
      group:
        'Several rats can go together, each 1 to 3 spaces, if all end on the same colour. Choose one with its space, then tap another that glows.',
      launchpad: 'A rat of yours can reach the rocket. Aboard it scores well, but it walks no more.',
      booth:
        'A booth is within reach. The Hamster sells backpacks, the Frog energy drinks, the Crow bottle caps.',
      pipe: 'A pipe is a shortcut: a single step, for the material that is written on it.',
      opponent:
        'These are the other families. Moving onto a space where one of their rats stands costs you 1 cheese.',
      plan: 'Here is what counts. Three kinds of rocket parts with their costs, cheese, construction lights, stored food, and the crew: choose two or three to go for.',
      explain: 'If you wonder what something is: rest on it, or hold a finger on it, and it tells you.',
    },
  },
  goalNames: {
    'brave-rats': {
      played: 'Played a card',
      effect: 'Saw an ability at work',
      decided: 'Won or lost a round',
      held: 'A round stayed on the table',
      finished: 'Finished the duel',
    },
    'first-rat': {
      one: 'Moved one rat',
      several: 'Moved several rats together',
      goods: 'Collected something',
      light: 'Moved the light marker',
      burrow: 'Explored the burrow',
      booth: 'Visited a booth',
      scored: 'Scored points',
    },
  },
};
