import {
  caps,
  colours,
  comics,
  rats,
  start,
  type Event,
  type ItemName,
  type Items,
  type RatLetter,
  type Team,
  type Track,
  type View,
} from '../../protocol/first_rat';

// Several turns may arrive at once, with the view after the last of them only. What lies between is
// kept here like a book: rats, goods, markers and wares, as far as the events name them.

function withTeam(view: View, seat: number, change: (team: Team) => Team): View {
  return {
    ...view,
    teams: view.teams.map((team, index) => (index === seat - 1 ? change(team) : team)),
  };
}

type Stock = 'cheese' | 'soda' | 'vinegar' | 'can' | 'calculator' | 'moldy' | 'awards';

/** Adds to what a team has; Greg's has none of it, and lamps and cores are used up at once. */
function withMore(view: View, seat: number, good: string, amount: number): View {
  return withTeam(view, seat, (team) =>
    typeof team[good as Stock] === 'number'
      ? { ...team, [good]: Math.max(0, team[good as Stock]! + amount) }
      : team,
  );
}

function withRatAt(view: View, seat: number, letter: RatLetter, place: number): View {
  return withTeam(view, seat, (team) => ({
    ...team,
    rats: team.rats.map((rat, index) => (rats[index] === letter ? { ...rat, place } : rat)),
  }));
}

function without<Thing>(things: Thing[], thing: unknown): Thing[] {
  const found = things.findIndex((one) => one === thing);
  return found < 0 ? things : [...things.slice(0, found), ...things.slice(found + 1)];
}

function withoutWare(market: Items, item: ItemName): Items {
  if (item === 'drink') return { ...market, drinks: Math.max(0, market.drinks - 1) };
  return {
    ...market,
    backpacks: without(market.backpacks, item),
    caps: without(market.caps, item),
    comics: without(market.comics, item),
  };
}

function withItem(team: Team, item: ItemName): Team {
  if (item === 'drink') return { ...team, drinks: (team.drinks ?? 0) + 1 };
  const add = <Name extends string>(names: readonly Name[], owned: Name[] | undefined) => {
    const name = names.find((one) => one === item);
    return name === undefined ? null : [...(owned ?? []), name];
  };
  const backpacks = add(colours, team.backpacks);
  if (backpacks) return { ...team, backpacks };
  const owned = add(caps, team.caps);
  return owned ? { ...team, caps: owned } : team;
}

function withMarker(view: View, seat: number, track: Track, space: number): View {
  const spaces = view.tracks[track].map((seats, index) =>
    index === space - 1 ? [...(seats ?? []), seat] : seats,
  );
  return { ...view, tracks: { ...view.tracks, [track]: spaces } };
}

function afterOne(view: View, event: Event): View {
  const move = (change: Partial<Team>) =>
    'seat' in event ? withTeam(view, event.seat, (team) => ({ ...team, ...change })) : view;
  switch (event.kind) {
    case 'rat_moved':
      return withRatAt(view, event.seat, event.rat, event.to);
    case 'rat_raised':
      return withRatAt(view, event.seat, event.rat, start);
    case 'pipe_paid':
    case 'goods_spent':
      return withMore(view, event.seat, event.good, -event.amount);
    case 'fee_paid':
      return withMore(withMore(view, event.seat, 'cheese', -event.amount), event.to, 'cheese', event.amount);
    case 'moldy_taken':
      return withMore(view, event.seat, 'moldy', event.amount);
    case 'gained':
      return withMore(view, event.seat, event.good, event.amount);
    case 'cheese_from_greg':
      return withMore(view, event.seat, 'cheese', event.amount);
    case 'donated':
      return withMore(view, event.seat, 'cheese', -event.cheese);
    case 'award_taken':
      return withMore(view, event.seat, 'awards', 1);
    case 'light_moved':
      return move({ light: event.to });
    case 'burrow_entered':
      return move({ burrow: event.space });
    case 'drink_used':
      return withTeam(view, event.seat, (team) => ({ ...team, drinks: Math.max(0, (team.drinks ?? 0) - 1) }));
    case 'bought':
    case 'stolen': {
      const owned = withTeam(view, event.seat, (team) => withItem(team, event.item));
      const sold = { ...owned, market: withoutWare(view.market, event.item) };
      return event.kind === 'bought'
        ? withMore(sold, event.seat, 'cheese', -event.cheese)
        : withRatAt(sold, event.seat, event.rat, start);
    }
    case 'item_lost':
      return { ...view, market: withoutWare(view.market, event.item) };
    case 'comic_taken': {
      const taken = { ...view, market: withoutWare(view.market, event.comic) };
      const comic = comics.find((name) => name === event.comic);
      if (!comic || event.rat !== null) return taken;
      return withTeam(taken, event.seat, (team) => ({ ...team, comics: [...(team.comics ?? []), comic] }));
    }
    case 'scored':
      return withMarker(view, event.seat, event.track, event.space);
    case 'end_announced':
      return { ...view, last_round: view.round + event.rounds };
    case 'card_drawn':
      return view.greg ? { ...view, greg: { ...view.greg, card: event.card } } : view;
    default:
      return view;
  }
}

/** A view as it is after some events that came later, as far as they say so. */
export function viewAfter(view: View, events: Event[]): View {
  return events.reduce(afterOne, view);
}
