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

export const caps = [
  'cockpit',
  'cargo',
  'thruster',
  'rocket',
  'provisions',
  'lights',
  'food',
  'rattronaut',
  'collector',
  'allrounder',
] as const;
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

export type PathSpace = {
  space: number;
  colour: Colour;
  good: Good;
  amount: number;
  first_light: number;
};
export type Pipe = { entry: number; exit: number; cost: Material };
export type Booth = { keeper: Keeper; space: number; price: number };
export type BurrowSpace =
  | { kind: Exclude<BurrowKind, 'junction'>; next: number }
  | { kind: 'junction'; up: number; left: number };

export type GregCard = { card: string; moves: number[]; icon: string | null };

export type Board = {
  game: 'first-rat';
  options: { solo: Difficulty | null; [option: string]: unknown };
  seats: number;
  path: PathSpace[];
  pipes: Pipe[];
  booths: Booth[];
  burrow: BurrowSpace[];
  lights: { count: number; construction: number[] };
  tracks: Record<Track, number[]>;
  parts: Record<Part, Partial<Record<Material, number>>>;
  donation: number;
  markers: number;
  items: Items;
  backpack_adds: Record<Colour, number>;
  cap_points: Record<Cap, number>;
  greg: { cards: GregCard[]; in_deck: unknown } | null;
};

export type Items = { backpacks: Colour[]; drinks: number; caps: Cap[]; comics: Comic[] };

export type Rat = { place: number; tokens?: Comic[] };

/** What a person's team has; Greg's has only rats, markers and points. */
export type Belongings = {
  cheese: number;
  soda: number;
  vinegar: number;
  can: number;
  calculator: number;
  moldy: number;
  light: number;
  burrow: number;
  awards: number;
  drinks: number;
  backpacks: Colour[];
  caps: Cap[];
  comics: Comic[];
};
export type Team = { rats: Rat[]; markers: number; points: number } & Partial<Belongings>;

export type Phase =
  | 'setting_up'
  | 'move'
  | 'drink'
  | 'take'
  | 'burrow'
  | 'library'
  | 'reward'
  | 'shop'
  | 'build'
  | 'greg_draw'
  | 'greg_lose'
  | 'greg_comic'
  | 'greg_best'
  | 'over';

export type Turn = {
  seat: number;
  phase: Phase;
  moved: RatLetter[];
  doubled: boolean;
  bulbs: number;
  cores: number;
  green_takes: number;
  orange_takes: number;
  shopper: { rat: RatLetter; keeper: Keeper; price: number } | null;
};

export const breakdownParts = [...tracks, 'caps', 'awards', 'moldy', 'leftovers'] as const;
export type BreakdownPart = (typeof breakdownParts)[number];

export type Result = {
  points: number[];
  rattronauts: number[];
  winners: number[];
  breakdown: Record<BreakdownPart, number>[];
};

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

export type Greg = {
  card: string | null;
  revealed: string[];
  seen: string[];
  prepared: Track[];
  pipe_uses: number[];
  owned_an_item: boolean;
  challenges: Challenge[];
};

export type View = {
  round: number;
  last_round: number | null;
  to_act: number[];
  turn: Turn;
  teams: Team[];
  /** By track its spaces: the seats whose markers lie there, null if the space is blocked. */
  tracks: Record<Track, (number[] | null)[]>;
  market: Items;
  greg: Greg | null;
  result: Result | null;
};

/** An item as events and actions call it: a backpack by its colour, `drink`, a cap or a comic. */
export type ItemName = string;

export type Event =
  | { kind: 'decided'; seat: number; action: string }
  | { kind: 'rat_moved'; seat: number; rat: RatLetter; from: number; to: number }
  | { kind: 'pipe_paid'; seat: number; good: Good; amount: number }
  | { kind: 'moldy_taken'; seat: number; amount: number }
  | { kind: 'fee_paid'; seat: number; to: number; amount: number }
  | {
      kind: 'space_yields';
      seat: number;
      rat: RatLetter;
      good: Good;
      space: number;
      base: number;
      light: number;
      strong: number;
    }
  | { kind: 'backpack_yields'; seat: number; good: Good; backpack: Colour; amount: number }
  | { kind: 'drink_used'; seat: number }
  | { kind: 'gained'; seat: number; good: Good; amount: number }
  | { kind: 'light_moved'; seat: number; from: number; to: number }
  | { kind: 'burrow_entered'; seat: number; space: number }
  | { kind: 'comic_taken'; seat: number; comic: Comic; rat: RatLetter | null }
  | { kind: 'rat_raised'; seat: number; rat: RatLetter }
  | { kind: 'award_taken'; seat: number }
  | { kind: 'bought'; seat: number; item: ItemName; cheese: number }
  | { kind: 'stolen'; seat: number; item: ItemName; rat: RatLetter }
  | { kind: 'built'; seat: number; track: Track }
  | { kind: 'donated'; seat: number; cheese: number }
  | { kind: 'goods_spent'; seat: number; good: Good; amount: number }
  | { kind: 'scored'; seat: number; track: Track; space: number; points: number }
  | { kind: 'scoring_lapsed'; seat: number; track: Track }
  | { kind: 'end_announced'; seat: number; rounds: number }
  | { kind: 'card_drawn'; seat: number; card: string }
  | { kind: 'cheese_from_greg'; seat: number; amount: number }
  | { kind: 'item_lost'; seat: number; item: ItemName }
  | { kind: 'track_prepared'; seat: number; track: Track }
  | { kind: 'deck_shuffled'; seat: number }
  | { kind: 'game_over' };

export type Step = { sequence: number; events: Event[] };

/** Where there are very many choices they come without events. */
export type Choice = { action: string; events?: Event[] };
