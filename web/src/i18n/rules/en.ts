import type { RulesWords } from './words';

export const english: RulesWords = {
  heading: { 'brave-rats': 'The rules of BraveRats', 'first-rat': 'The rules of First Rat' },
  contents: 'Contents',
  print: 'Print',
  learn: 'Learn it by playing',
  players: 'Players',
  lightFrom: 'lit from light',
  step: 'Space',
  card: 'Card',
  moves: 'Steps of his rats, from the front',
  icon: 'Then',
  icons: { best: 'the best track, then shuffle', comic: 'a comic is out' },
  cardsOf: (kind) => `Cards ${kind}`,
  comics: 'comics',
  unsure: 'not read from the box',
  rounds: {
    caption: 'Red’s card is the row, blue’s the column.',
    wins: (side) => `${side} wins the round`,
    winsGame: (side) => `${side} wins the game`,
  },
  sections: {
    'brave-rats': {
      goal: {
        heading: 'What it is about',
        blocks: ['Two rat clans fight for the crown. Whoever first has won four rounds wins the game.'],
      },
      cards: {
        heading: 'The eight rats',
        blocks: ['Both players hold the same eight cards.', { picture: 'cards' }],
      },
      round: {
        heading: 'A round',
        blocks: [
          'Both choose a card in secret and reveal together. Played cards are out of the game, and everybody may know them. Then, in this order:',
          {
            list: [
              'A card is worth its number, and 2 more after a General of its owner in the round before.',
              'A Wizard takes away the ability of the card against it, but never the +2 of the round before.',
              'A Musician with its ability leaves the round undecided, whatever it met.',
              'If the Princess meets the Prince, her owner wins the game at once. A +2 does not matter.',
              'A Prince with its ability wins against everything but another Prince.',
              'Otherwise the higher value wins, or the lower one if an Assassin with its ability was played by either. Equal values: undecided.',
            ],
          },
          'The +2 of a General is for the next round only, and is spent even if that round is undecided. If both have it, it makes no difference.',
          'After a Spy the opponent shows the next card first. Two Spies cancel each other. General and Spy work even if a Musician left the round undecided.',
        ],
      },
      results: {
        heading: 'The table of results',
        blocks: ['How a round ends without +2. After a General it can be different.', { picture: 'rounds' }],
      },
      table: {
        heading: 'Rounds on the table',
        blocks: [
          'An undecided round stays on the table. Whoever wins the next decided round wins all rounds on the table as well.',
          'An Ambassador with its ability counts two rounds for its owner, at once or later from the table. For the opponent, or after a Wizard, it counts one.',
        ],
      },
      examples: {
        heading: 'Examples',
        blocks: [
          {
            duel: [7, 5],
            says: 'The Wizard leaves the Prince only its value: 7 beats 5. With +2 for the Wizard it is 7 against 7: undecided.',
          },
          {
            duel: [3, 6],
            says: 'The Assassin makes the lower value win: 3 against 6, the Assassin takes it.',
          },
          { duel: [1, 7], says: 'The Princess meets the Prince and wins the whole game.' },
          {
            duel: [0, 4],
            says: 'The Musician: undecided. If the owner of the Ambassador wins the next round, this one counts two.',
          },
          { duel: [7, 7], says: 'Two Princes are equal. If one of them has +2, it wins 9 to 7.' },
          {
            duel: [3, 3],
            says: 'Two Assassins are equal. If one of them has +2, the other wins: 3 is lower than 5.',
          },
        ],
      },
      end: {
        heading: 'The end',
        blocks: [
          'With four or more rounds the game ends at once. If the cards run out before, it is a draw.',
        ],
      },
      variants: {
        heading: 'Variants',
        blocks: [
          {
            list: [
              'True king: whoever wins a game gets a crown, and whoever first has three is the true king. A drawn game gives no crown. Playing for another number of crowns is an option of our own.',
              'Traitor: before the game each player gives one random card to the other.',
              'Draft: all sixteen cards are shuffled. One player draws four, keeps one and passes three; the other keeps one and passes two; the first keeps one, and the last card goes to the other. Then the other draws four, and so on, four times in all.',
              'Random deal: all sixteen cards are shuffled and dealt, eight each.',
            ],
          },
          'A hand can then hold two of a kind. Exchanged cards are known to both, and so are both hands after a draft or a random deal. True king goes together with each of the others.',
        ],
      },
    },
    'first-rat': {
      goal: {
        heading: 'What it is about',
        blocks: [
          'The moon is made of cheese, so rat families search a junkyard for all that a moon rocket needs. Whoever helps most with the rocket, its provisions and its crew has the most points and wins.',
          'One to five players, in clockwise order. Alone you play against Greg.',
        ],
      },
      setUp: {
        heading: 'Set-up',
        blocks: [
          'Everybody has four rats: a and b on Start, c and d in the Nursery. The light marker is before light 1 of the light string, the burrow marker on its start. There are ten score markers each.',
          'Items are put out at random; what is left stays in the box:',
          { picture: 'stock' },
          'Cheese to begin with, from the first seat to the fifth: 1, 2, 2, 3, 3.',
          'With fewer than five players the fourth space of every score track is covered, with one or two the second as well. Nobody can use a covered space.',
        ],
      },
      options: {
        heading: 'Variable set-up',
        blocks: [
          {
            list: [
              (printed) =>
                `Path: the 26 spaces are tiles in groups (${printed.tileGroups}), each shuffled among its own places. Colour and yield go with the tile; booths, pipes and lights stay.`,
              (printed) =>
                `Tracks: eight rows of points (those of all tracks but Rocket, and ${printed.spareTrack}) are shuffled and seven are dealt. Rocket never changes.`,
              'Comics: the six basic ones, or six of all ten.',
            ],
          },
        ],
      },
      turn: {
        heading: 'Your turn',
        blocks: [
          'In every round everybody has one turn. It has four steps, in this order. The first two must be done, the others are up to you.',
          { list: ['Move rats, and pay for company.', 'Collect.', 'Shop at booths.', 'Build and donate.'] },
        ],
      },
      move: {
        heading: '1. Move',
        blocks: [
          'Move one rat 1 to 5 steps, or a group of two to four rats 1 to 3 steps each. Rats in the Nursery and in the rocket do not move.',
          { picture: 'path' },
          {
            list: [
              'All rats of a group end on the same colour. The Launchpad fits every colour.',
              'Every moving rat ends on a space of its own, and not where another rat of yours stays. Only on Start may several of yours be together. Passing is always allowed.',
              'You choose how many steps to take, so nobody overshoots the Launchpad. Only one rat can get there in a move.',
            ],
          },
          'A pipe takes a rat from its entry to its exit in one step, forwards only. Each rat pays the material for each pipe, out of what you had when the turn began.',
          { picture: 'pipes' },
        ],
      },
      company: {
        heading: 'Paying for company',
        blocks: [
          'For every space one of your rats moved to, each other player with a rat there gets 1 cheese from you. Start and the Launchpad are free.',
          'If you cannot pay it all, take moldy cheese, no more than you need. Each brings 3 cheese now and costs 2 points at the end. You cannot give it back or take it for anything else.',
        ],
      },
      collect: {
        heading: '2. Collect',
        blocks: [
          'Only rats that moved collect, and they must. A space gives what it shows, 1 more if it is lit for you. Backpacks add to it, an energy drink doubles it all. A space counts as lit only if it was before you took anything this turn.',
          {
            list: [
              'First cheese and materials,',
              'then light bulbs, scoring each construction light you reach,',
              'then apple cores, with the rewards of the burrow as you come to them,',
              'last the rat on the Launchpad.',
            ],
          },
          'Nothing ever runs out. Light bulbs and apple cores are not kept: they move your markers at once.',
        ],
      },
      lights: {
        heading: 'The light string',
        blocks: [
          (printed) =>
            `Each light bulb moves your light marker one of ${printed.lights} lights on; what goes beyond is lost. When it has come to the first light of a space, that space is lit for you, and for you alone: it yields 1 more.`,
          (printed) =>
            `Lights ${printed.constructionLights} are construction lights. Reaching or passing one scores Construction lights.`,
        ],
      },
      burrow: {
        heading: 'The burrow',
        blocks: [
          'Each apple core moves your burrow marker one space along the tunnels. When it leaves a junction you choose: into the room there, Library or Nursery, or on towards Stored food. Entering a room gives its reward, in passing too and as often as you come by.',
          { picture: 'burrow' },
          {
            list: [
              'Library: take one of the comics there, or none.',
              'Nursery: one of your rats comes from there to Start. It cannot move before your next turn.',
              'Stored food: score that track.',
            ],
          },
        ],
      },
      launchpad: {
        heading: 'The Launchpad',
        blocks: [
          'A rat that reaches it takes the leftmost open space of the Rattronaut track and stays there. It brings one reward: an award (3 points), or a rat from your Nursery to Start.',
          'The award is allowed if you still have a rat on the path, Start included, or if all four are in the rocket.',
        ],
      },
      shop: {
        heading: '3. Shop',
        blocks: [
          'Each rat that came to a booth this turn may get one item there, booths in path order: buy it, or steal it, which costs nothing but sends that rat back to Start. Or pass. A thief keeps what it collected.',
          { picture: 'booths' },
        ],
      },
      items: {
        heading: 'Items',
        blocks: [
          'Items lie open and help from the moment you have them. Several of a kind are fine.',
          'Backpacks help once a turn when you collect from a space of their colour. Green and orange add a material that such a space gave you this turn; with two kinds you choose.',
          { picture: 'backpacks' },
          'An energy drink is used before you collect and doubles everything of this turn. Then it is gone. Only one a turn.',
          'Comics help for the rest of the game. The last four are Super Rats: give the token at once to one of your rats that is not in the rocket; it stays with that rat.',
          { picture: 'comics' },
          'Bottle caps are counted at the end.',
          { picture: 'caps' },
        ],
      },
      build: {
        heading: '4. Build and donate',
        blocks: [
          'As often as you can pay, in any order:',
          {
            list: [
              'Cockpit: 2 calculators and 1 tin can.',
              'Cargo bay: 3 baking soda and 2 tin cans.',
              'Thruster: 5 vinegar and 2 baking soda.',
              'Provisions: donate 10 cheese.',
            ],
          },
          'When your cockpits, cargo bays and thrusters make up one more complete set, Rocket is scored too.',
        ],
      },
      tracks: {
        heading: 'Score tracks',
        blocks: [
          'To score, put a marker on the leftmost space that is free and not covered. Spaces 1 to 4 take one marker each, the last as many as come. On Rattronauts the rat itself takes the place.',
          { picture: 'tracks' },
          'Once your ten markers are placed, nothing scores for you any more, except rats.',
        ],
      },
      end: {
        heading: 'End and points',
        blocks: [
          {
            list: [
              'Somebody’s fourth rat is in the rocket: the game is over after this round.',
              'Somebody places an eighth marker: it is over after the next round.',
              'If both happen, the earlier end counts. All have the same number of turns.',
            ],
          },
          'Add up your tracks, your bottle caps and 3 for each award. Subtract 2 for each moldy cheese. Every full 4 of your materials and cheese, in any mix, give 1 more.',
          'Most points win. In a tie more rats in the rocket win; if that is equal too, the victory is shared.',
        ],
      },
      details: {
        heading: 'Finer points',
        blocks: [
          {
            list: [
              'A rat may end where another of the same group stood. It may use several pipes, and several rats the same one; every use is paid.',
              'What you collect this turn pays neither for pipes nor for company.',
              'Nothing is collected on the Launchpad, so no backpack helps there. An energy drink doubles apple cores, but no rewards.',
              'A comic works as soon as you have it, for what is still to come; what this turn yields was settled before.',
              'Thrift saves a material that the part costs. Blend is about groups only, not about backpacks.',
              'Swift Rat comes on top of everything: of the usual steps as well as of Stride and March.',
              'If Loner moves with only one other rat, both end where they like.',
              'A token stays with its rat, even if it steals. A rat may carry several.',
              'Without a marker left you can neither build nor donate; Construction lights, Stored food and Rocket lapse.',
            ],
          },
        ],
      },
      greg: {
        heading: 'Alone against Greg',
        blocks: [
          (printed) =>
            `Greg is a Robo-Rat who cheats. Set up for two; you move first. His rats stand on ${printed.gregStarts} and Start. He has ten score markers, and neither cheese nor other markers. His deck is drawn at random, and card C is always in it:`,
          { picture: 'greg-decks' },
          'You play by all the rules; cheese you owe him goes to the supply. He has only the points of his tracks. You win if you have more than he has; in a tie he wins.',
        ],
      },
      gregTurn: {
        heading: 'Greg’s turn',
        blocks: [
          {
            list: [
              'Turn up a card. Counted from the front, his rats take its four numbers. The numbers of rats in the rocket are added to that of his foremost rat on the path.',
              'His rats ignore pipes and colours and may share spaces. One that reaches the Launchpad takes a Rattronaut space, without a reward; steps left over are lost.',
              'For each of his rats that moved to a space with a rat of yours you get 1 cheese.',
              'For each of his rats that moved to a booth one item there is out, at random. A rat that did not move does nothing.',
              'A track on the card: Greg prepares it, or scores it if it is prepared already. The best track is the one of all but Rocket and Rattronauts that would give him most; in a tie you choose. Then all cards go back and are shuffled.',
            ],
          },
          { picture: 'greg-cards' },
          'The end is the same; his fourth rat and eighth marker count too.',
        ],
      },
      challenges: {
        heading: 'Challenges',
        blocks: [
          'Win against Greg, on every difficulty:',
          { picture: 'challenges' },
          '“Without” an item means, as we read it, that you never had one, not only that none is left at the end.',
        ],
      },
      sources: {
        heading: 'Where the numbers come from',
        blocks: [
          'The rulebooks give most numbers as pictures. We have them from what the rulebooks say and from photographs of the game. What neither shows we have reconstructed, so that it fits all that is known and plays well. Such numbers have a ?, and so have those that are hard to read on the photographs.',
          (printed) =>
            `Reconstructed are ${printed.reconstructedCaps} of the ${printed.caps} bottle caps, the Super Rats and the comic Stride, Greg’s cards, the groups of tiles and the eighth row of points for the variable set-up.`,
          'Do you own the box? Then you can correct every number in the files of content/first-rat; the rules on this page follow.',
        ],
      },
    },
  },
};
