import {
  anything,
  forEach,
  kinds,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  text,
  truth,
  type Checked,
} from './check';

// Board, view, choices and events of First Rat, as docs/views.md describes them.

export const colours = ['yellow', 'white', 'blue', 'green', 'orange'] as const;
export type Colour = (typeof colours)[number];

export const materials = ['soda', 'vinegar', 'can', 'calculator'] as const;
export type Material = (typeof materials)[number];
export const goods = ['cheese', 'core', 'bulb', ...materials] as const;
export type Good = (typeof goods)[number];

export const tracks = [
  'cockpit',
  'cargo',
  'thruster',
  'rocket',
  'provisions',
  'lights',
  'food',
  'rattronaut',
] as const;
export type Track = (typeof tracks)[number];
export const parts = ['cockpit', 'cargo', 'thruster'] as const;
export type Part = (typeof parts)[number];

export const keepers = ['hamster', 'frog', 'crow'] as const;
export type Keeper = (typeof keepers)[number];

export const comics = [
  'pipes',
  'guest',
  'thrift',
  'blend',
  'march',
  'stride',
  'strong',
  'swift',
  'haggler',
  'loner',
] as const;
export type Comic = (typeof comics)[number];

export const caps = [...tracks, 'collector', 'allrounder'] as const;
export type Cap = (typeof caps)[number];

export const rats = ['a', 'b', 'c', 'd'] as const;
export type RatLetter = (typeof rats)[number];

export const burrowKinds = ['start', 'plain', 'junction', 'library', 'nursery', 'food'] as const;
export type BurrowKind = (typeof burrowKinds)[number];

export const difficulties = ['easy', 'medium', 'difficult', 'unfair'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Places of rats that are no spaces of the path. */
export const start = 0;
export const launchpad = 27;
export const nursery = 28;

export const challenges = [
  'no-rattronaut',
  'no-items',
  'all-rattronauts',
  'rocket-twice',
  'four-backpacks',
  'ninety-points',
  'sixteen-turns',
  'provisions-five',
  'food-five',
  'every-pipe-twice',
] as const;
export type Challenge = (typeof challenges)[number];

export const breakdownParts = [...tracks, 'caps', 'awards', 'moldy', 'leftovers'] as const;
export type BreakdownPart = (typeof breakdownParts)[number];

const colour = oneOf(...colours);
const material = oneOf(...materials);
const good = oneOf(...goods);
const track = oneOf(...tracks);
const keeper = oneOf(...keepers);
const comic = oneOf(...comics);
const letter = oneOf(...rats);

const pathSpace = object({ space: number, colour, good, amount: number, first_light: number });
export type PathSpace = Checked<typeof pathSpace>;
const pipe = object({ entry: number, exit: number, cost: material });
export type Pipe = Checked<typeof pipe>;
const booth = object({ keeper, space: number, price: number });
export type Booth = Checked<typeof booth>;
const burrowSpace = kinds('kind', {
  start: { next: number },
  plain: { next: number },
  library: { next: number },
  nursery: { next: number },
  food: { next: number },
  junction: { up: number, left: number },
});
export type BurrowSpace = Checked<typeof burrowSpace>;
const items = object({
  backpacks: listOf(colour),
  drinks: number,
  caps: listOf(oneOf(...caps)),
  comics: listOf(comic),
});
export type Items = Checked<typeof items>;
const gregCard = object({ card: text, moves: listOf(number), icon: orNull(text) });
export type GregCard = Checked<typeof gregCard>;

export const firstRatBoard = object({
  game: oneOf('first-rat'),
  options: object({ solo: orNull(oneOf(...difficulties)) }),
  seats: number,
  path: listOf(pathSpace),
  pipes: listOf(pipe),
  booths: listOf(booth),
  burrow: listOf(burrowSpace),
  lights: object({ count: number, construction: listOf(number) }),
  tracks: forEach(tracks, listOf(number)),
  // What has to be paid for each.
  parts: forEach(parts, object({}, { soda: number, vinegar: number, can: number, calculator: number })),
  donation: number,
  markers: number,
  items,
  backpack_adds: forEach(colours, number),
  cap_points: forEach(caps, number),
  greg: orNull(object({ cards: listOf(gregCard), in_deck: anything })),
});
export type Board = Checked<typeof firstRatBoard>;

const rat = object({ place: number }, { tokens: listOf(comic) });
export type Rat = Checked<typeof rat>;

// Greg's team has only rats, markers and points.
const team = object(
  { rats: listOf(rat), markers: number, points: number },
  {
    cheese: number,
    soda: number,
    vinegar: number,
    can: number,
    calculator: number,
    moldy: number,
    light: number,
    burrow: number,
    awards: number,
    drinks: number,
    backpacks: listOf(colour),
    caps: listOf(oneOf(...caps)),
    comics: listOf(comic),
  },
);
export type Team = Checked<typeof team>;

const turn = object({
  seat: number,
  phase: oneOf(
    'setting_up',
    'move',
    'drink',
    'take',
    'burrow',
    'library',
    'reward',
    'shop',
    'build',
    'greg_draw',
    'greg_lose',
    'greg_comic',
    'greg_best',
    'over',
  ),
  moved: listOf(letter),
  doubled: truth,
  bulbs: number,
  cores: number,
  green_takes: number,
  orange_takes: number,
  shopper: orNull(object({ rat: letter, keeper, price: number })),
});
export type Turn = Checked<typeof turn>;
export type Phase = Turn['phase'];

const result = object({
  points: listOf(number),
  rattronauts: listOf(number),
  winners: listOf(number),
  breakdown: listOf(forEach(breakdownParts, number)),
});
export type Result = Checked<typeof result>;

const greg = object({
  card: orNull(text),
  revealed: listOf(text),
  seen: listOf(text),
  prepared: listOf(track),
  pipe_uses: listOf(number),
  owned_an_item: truth,
  challenges: listOf(oneOf(...challenges)),
});
export type Greg = Checked<typeof greg>;

export const firstRatView = object({
  round: number,
  last_round: orNull(number),
  to_act: listOf(number),
  turn,
  teams: listOf(team),
  // By track its spaces: the seats whose markers lie there, null if the space is blocked.
  tracks: forEach(tracks, listOf(orNull(listOf(number)))),
  market: items,
  greg: orNull(greg),
  result: orNull(result),
});
export type View = Checked<typeof firstRatView>;

// As events and actions call it: a backpack by its colour, `drink`, a cap or a comic.
const item = text;
export type ItemName = string;

export const firstRatEvent = kinds('kind', {
  decided: { seat: number, action: text },
  rat_moved: { seat: number, rat: letter, from: number, to: number },
  pipe_paid: { seat: number, good, amount: number },
  moldy_taken: { seat: number, amount: number },
  fee_paid: { seat: number, to: number, amount: number },
  space_yields: {
    seat: number,
    rat: letter,
    good,
    space: number,
    base: number,
    light: number,
    strong: number,
  },
  backpack_yields: { seat: number, good, backpack: colour, amount: number },
  drink_used: { seat: number },
  gained: { seat: number, good, amount: number },
  light_moved: { seat: number, from: number, to: number },
  burrow_entered: { seat: number, space: number },
  comic_taken: { seat: number, comic, rat: orNull(letter) },
  rat_raised: { seat: number, rat: letter },
  award_taken: { seat: number },
  bought: { seat: number, item, cheese: number },
  stolen: { seat: number, item, rat: letter },
  built: { seat: number, track },
  donated: { seat: number, cheese: number },
  goods_spent: { seat: number, good, amount: number },
  scored: { seat: number, track, space: number, points: number },
  scoring_lapsed: { seat: number, track },
  end_announced: { seat: number, rounds: number },
  card_drawn: { seat: number, card: text },
  cheese_from_greg: { seat: number, amount: number },
  item_lost: { seat: number, item },
  track_prepared: { seat: number, track },
  deck_shuffled: { seat: number },
  game_over: {},
});
export type Event = Checked<typeof firstRatEvent>;

export type Step = { sequence: number; events: Event[] };

// Where there are very many choices they come without events.
export const firstRatChoice = object({ action: text }, { events: listOf(firstRatEvent) });
export type Choice = Checked<typeof firstRatChoice>;
