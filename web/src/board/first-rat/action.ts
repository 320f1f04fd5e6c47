import {
  comics,
  materials,
  parts,
  rats,
  tracks,
  type Comic,
  type ItemName,
  type Material,
  type Part,
  type RatLetter,
  type Track,
} from '../../protocol/first_rat';

/** One rat of a move: where it ends, and the entries of the pipes that it takes. */
export type Route = { rat: RatLetter; target: number; pipes: number[] };

/** What an action text says. The notation is that of docs/records.md. */
export type Action =
  | { deed: 'move'; routes: Route[] }
  | { deed: 'collect' | 'drink' | 'up' | 'left' | 'award' | 'rat' | 'pass' | 'donate' | 'end' }
  | { deed: 'take'; material: Material }
  | { deed: 'comic'; comic: Comic | null; rat: RatLetter | null }
  | { deed: 'buy' | 'steal'; item: ItemName }
  | { deed: 'build'; part: Part; saved: Material | null }
  | { deed: 'best'; track: Track };

const bareDeeds = ['collect', 'drink', 'up', 'left', 'award', 'rat', 'pass', 'donate', 'end'] as const;

function oneOf<Name extends string>(names: readonly Name[], text: string | undefined): Name | null {
  return names.find((name) => name === text) ?? null;
}

function readRoute(text: string): Route | null {
  const found = /^([a-d])(\d+)((?:~\d+)*)$/.exec(text);
  const rat = oneOf(rats, found?.[1]);
  if (!found || !rat) return null;
  const pipes = found[3] ? found[3].slice(1).split('~').map(Number) : [];
  return { rat, target: Number(found[2]), pipes };
}

/** Reads an action of a player; null if it is none that this client knows. */
export function readAction(text: string): Action | null {
  const [deed, ...words] = text.split(' ');
  const bare = oneOf(bareDeeds, deed);
  if (bare) return words.length === 0 ? { deed: bare } : null;
  switch (deed) {
    case 'move': {
      const routes = words.map(readRoute);
      const readable = routes.filter((route) => route !== null);
      return readable.length > 0 && readable.length === routes.length
        ? { deed: 'move', routes: readable }
        : null;
    }
    case 'take': {
      const material = oneOf(materials, words[0]);
      return material && { deed: 'take', material };
    }
    case 'comic': {
      if (words[0] === 'none') return { deed: 'comic', comic: null, rat: null };
      const comic = oneOf(comics, words[0]);
      return comic && { deed: 'comic', comic, rat: oneOf(rats, words[1]) };
    }
    case 'buy':
    case 'steal':
      return words[0] ? { deed, item: words[0] } : null;
    case 'build': {
      const part = oneOf(parts, words[0]);
      return part && { deed: 'build', part, saved: oneOf(materials, words[1]?.slice(1)) };
    }
    case 'best': {
      const track = oneOf(tracks, words[0]);
      return track && { deed: 'best', track };
    }
    default:
      return null;
  }
}

export function writeAction(action: Action): string {
  switch (action.deed) {
    case 'move':
      return ['move', ...action.routes.map(writeRoute)].join(' ');
    case 'take':
      return `take ${action.material}`;
    case 'comic':
      return ['comic', action.comic ?? 'none', ...(action.rat ? [action.rat] : [])].join(' ');
    case 'buy':
    case 'steal':
      return `${action.deed} ${action.item}`;
    case 'build':
      return action.saved ? `build ${action.part} -${action.saved}` : `build ${action.part}`;
    case 'best':
      return `best ${action.track}`;
    default:
      return action.deed;
  }
}

function writeRoute(route: Route): string {
  return [`${route.rat}${route.target}`, ...route.pipes].join('~');
}
