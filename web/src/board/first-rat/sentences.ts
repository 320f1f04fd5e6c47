import type { Counted, FirstRatWords } from '../../i18n/first-rat/words';
import { listed } from '../../i18n/listed';
import { readAction, type Route } from './action';
import {
  caps,
  colours,
  comics,
  launchpad,
  nursery,
  start,
  type Board,
  type Cap,
  type Choice,
  type Comic,
  type Event,
  type Good,
  type GregCard,
  type ItemName,
  type View,
} from '../../protocol/first_rat';

/** What sentences are made with: the words of a language, the board, and what the seats are called. */
export type Speaker = { words: FirstRatWords; board: Board; seatNames: string[] };

/** Greg sits behind the one who plays alone. */
export const isGreg = (board: Board, seat: number): boolean => board.greg !== null && seat === 2;

export function nameOf({ words, board, seatNames }: Speaker, seat: number): string {
  return seatNames[seat - 1] ?? (board.greg ? words.greg : `${seat}`);
}

export function counted(amount: number, thing: Counted): string {
  return `${amount} ${amount === 1 ? thing.one : thing.many}`;
}

export function goodsInWords(words: FirstRatWords, amount: number, good: Good): string {
  return counted(amount, words.goods[good]);
}

export function pointsInWords(words: FirstRatWords, amount: number): string {
  return counted(amount, words.points);
}

export function itemInWords(words: FirstRatWords, item: ItemName): string {
  if (item === 'drink') return words.drink;
  const colour = colours.find((name) => name === item);
  if (colour) return words.backpack(words.colours[colour]);
  const cap = caps.find((name) => name === item);
  if (cap) return words.cap(words.caps[cap]);
  const comic = comics.find((name) => name === item);
  return comic ? words.comic(words.comics[comic]) : item;
}

type Explainer = Pick<Speaker, 'words' | 'board'>;

export function comicEffect({ words, board }: Explainer, comic: Comic): string {
  const amounts: Partial<Record<Comic, number>> = board.comic_amounts;
  return words.comicEffects[comic](amounts[comic] ?? 0);
}

function capEffect({ words, board }: Explainer, cap: Cap): string {
  const { points, counts, at_least: atLeast } = board.cap_rules[cap];
  const things = (form: keyof Counted) =>
    listed(
      // Each counts by itself, not a pair of them.
      form === 'one' ? { andLast: words.orLast } : words,
      counts.map((thing) => words.countables[thing][form]),
    );
  return atLeast
    ? words.capOnce(points, atLeast, things('many'))
    : words.capEach(points, { one: things('one'), many: things('many') });
}

/** What an item does; an empty text for one that this client does not know. */
export function itemEffect({ words, board }: Speaker, item: ItemName): string {
  if (item === 'drink') return words.drinkEffect;
  const colour = colours.find((name) => name === item);
  if (colour) return words.backpackEffect(words.colours[colour], board.backpack_adds[colour]);
  const cap = caps.find((name) => name === item);
  if (cap) return capEffect({ words, board }, cap);
  const comic = comics.find((name) => name === item);
  return comic ? comicEffect({ words, board }, comic) : '';
}

export function placeInWords(words: FirstRatWords, place: number): string {
  if (place === start) return words.start;
  if (place === launchpad) return words.launchpad;
  if (place === nursery) return words.nursery;
  return `${place}`;
}

export function burrowPlaceInWords({ words, board }: Speaker, space: number): string {
  const kind = board.burrow[space]?.kind ?? 'plain';
  return kind === 'plain' || kind === 'junction'
    ? `${words.burrowKinds[kind]} ${space}`
    : words.burrowKinds[kind];
}

export function gregCardInWords(words: FirstRatWords, { card, moves, icon }: GregCard): string {
  const steps = listed(words, moves.map(String));
  if (icon === 'none') return words.gregMoves(card, steps);
  const then = icon === 'comic' || icon === 'best' ? words.gregIcons[icon] : words.tracks[icon];
  return `${words.gregMoves(card, steps)} (${then})`;
}

function routeInWords(words: FirstRatWords, route: Route): string {
  const pipes = route.pipes.map((entry) => words.doThroughPipe(entry));
  return words.doMoveRat(route.rat, placeInWords(words, route.target)) + pipes.join('');
}

/** Where a way of this name leads to: from where the marker of whoever acts is, or by what followed. */
function wayFromJunction({ board }: Speaker, way: 'up' | 'left', { events = [] }: Choice, view: View | null) {
  const here = view?.teams[view.turn.seat - 1]?.burrow;
  const space = here === undefined ? undefined : board.burrow[here];
  if (space?.kind === 'junction') return space[way];
  const entered = events.flatMap((event) => (event.kind === 'burrow_entered' ? [event.space] : []));
  return entered.find((to) => board.burrow.some((from) => from.kind === 'junction' && from[way] === to));
}

/** The first room on a way through the burrow, past all other ways into it. */
function roomAhead({ burrow }: Board, space: number): number {
  let at = space;
  for (let steps = 0; steps < burrow.length; steps += 1) {
    const here = burrow[at];
    if (here?.kind === 'junction') at = here.left;
    else if (here?.kind === 'plain') at = here.next;
  }
  return at;
}

/**
 * An action in words, as whoever chooses reads it. The view says where he stands; of a decision in the
 * log it is not known any more, so there it is null.
 */
export function actionInWords(speaker: Speaker, choice: Choice, view: View | null): string {
  const { words, board } = speaker;
  const action = readAction(choice.action);
  if (!action) return choice.action;
  switch (action.deed) {
    case 'move':
      return action.routes.map((route) => routeInWords(words, route)).join(', ');
    case 'collect':
      return words.doCollect;
    case 'drink':
      return words.doDrink;
    case 'take':
      return words.doTake(words.goods[action.material].one);
    case 'up':
    case 'left': {
      const way = wayFromJunction(speaker, action.deed, choice, view);
      return words.doBurrow(way === undefined ? null : burrowPlaceInWords(speaker, roomAhead(board, way)));
    }
    case 'comic': {
      if (!action.comic) return words.doNoComic;
      const name = words.comics[action.comic];
      const effect = comicEffect(speaker, action.comic);
      return action.rat ? words.doComicToken(name, action.rat, effect) : words.doComic(name, effect);
    }
    case 'award':
      return words.doAward;
    case 'rat':
      return words.doRaise;
    case 'buy':
      return words.doBuy(itemInWords(words, action.item), priceIn(choice, view));
    case 'steal':
      return words.doSteal(itemInWords(words, action.item));
    case 'pass':
      return words.doPass;
    case 'build': {
      const part = words.tracks[action.part];
      return action.saved ? words.doBuildSaving(part, words.goods[action.saved].one) : words.doBuild(part);
    }
    case 'donate':
      return words.doDonate(board.donation);
    case 'end':
      return words.doEnd;
    case 'best':
      return words.doBest(words.tracks[action.track]);
  }
}

/** What an item gives that a choice is about; an empty text for all other choices. */
export function gainInWords(speaker: Speaker, choice: Choice): string {
  const action = readAction(choice.action);
  return action?.deed === 'buy' || action?.deed === 'steal' ? itemEffect(speaker, action.item) : '';
}

function priceIn(choice: Choice, view: View | null): number {
  const bought = choice.events?.find((event) => event.kind === 'bought');
  return bought?.cheese ?? view?.turn.shopper?.price ?? 0;
}

/** An event as the rest of a sentence that begins with the name of its seat; with what else happened then. */
export function eventInWords(speaker: Speaker, event: Event, events: Event[] = []): string {
  const { words, board } = speaker;
  switch (event.kind) {
    case 'decided':
      return words.decided(actionInWords(speaker, { action: event.action, events }, null));
    case 'rat_moved':
      return words.moved(event.rat, placeInWords(words, event.from), placeInWords(words, event.to));
    case 'pipe_paid':
      return event.amount === 0
        ? words.pipeFree
        : words.pipePaid(goodsInWords(words, event.amount, event.good));
    case 'moldy_taken':
      return words.moldyTaken(counted(event.amount, words.moldy));
    case 'fee_paid':
      return words.feePaid(goodsInWords(words, event.amount, 'cheese'), nameOf(speaker, event.to));
    case 'space_yields': {
      const all = event.base + event.light + event.strong;
      const text = words.yields(event.space, goodsInWords(words, all, event.good));
      if (all === event.base) return text;
      const terms = [`${event.base}`];
      if (event.light > 0) terms.push(words.byLight(event.light));
      if (event.strong > 0) terms.push(words.byStrength(event.strong));
      return `${text} (${terms.join(' ')})`;
    }
    case 'backpack_yields':
      return words.backpackGives(
        words.backpack(words.colours[event.backpack]),
        goodsInWords(words, event.amount, event.good),
      );
    case 'drink_used':
      return words.drinkUsed;
    case 'gained':
      return words.gained(goodsInWords(words, event.amount, event.good));
    case 'light_moved':
      return words.lightMoved(event.to);
    case 'burrow_entered':
      return words.enters(burrowPlaceInWords(speaker, event.space));
    case 'comic_taken':
      return event.rat
        ? words.comicTakenFor(words.comics[event.comic], event.rat)
        : words.comicTaken(words.comics[event.comic]);
    case 'rat_raised':
      return words.raised(event.rat);
    case 'award_taken':
      return words.awardTaken;
    case 'bought':
      return words.bought(itemInWords(words, event.item), goodsInWords(words, event.cheese, 'cheese'));
    case 'stolen':
      return words.stolen(itemInWords(words, event.item), event.rat);
    case 'built':
      return words.built(words.tracks[event.track]);
    case 'donated':
      return words.donated(goodsInWords(words, event.cheese, 'cheese'));
    case 'goods_spent':
      return words.spent(goodsInWords(words, event.amount, event.good));
    case 'scored':
      return words.scored(words.tracks[event.track], pointsInWords(words, event.points));
    case 'scoring_lapsed':
      return words.lapsed(words.tracks[event.track]);
    case 'end_announced':
      return event.rounds === 0 ? words.endNow : words.endNextRound;
    case 'card_drawn': {
      const card = board.greg?.cards.find((candidate) => candidate.card === event.card);
      return words.cardDrawn(card ? gregCardInWords(words, card) : event.card);
    }
    case 'cheese_from_greg':
      return words.cheeseFromGreg(goodsInWords(words, event.amount, 'cheese'));
    case 'item_lost':
      return words.itemLost(itemInWords(words, event.item));
    case 'track_prepared':
      return words.prepared(words.tracks[event.track]);
    case 'deck_shuffled':
      return words.shuffled;
    case 'game_over':
      return words.gameOver;
  }
}
