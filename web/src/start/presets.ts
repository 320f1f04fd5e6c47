import type { GameName } from '../protocol/described';

// The ways to play that the rulebook of First Rat names: the first game, and all later ones, which have
// six of all ten comics. Shuffled paths and tracks are modules that can be added to either.
const presets: Partial<Record<GameName, Record<'first' | 'full', Record<string, string>>>> = {
  'first-rat': {
    first: { path: 'standard', tracks: 'standard', comics: 'basic' },
    full: { path: 'standard', tracks: 'standard', comics: 'all' },
  },
};

export type Preset = 'first' | 'full' | 'own';

export const presetsOf = (game: GameName) => presets[game];

// Which one the options are; a mix of one's own if they are none.
export function presetOf(game: GameName, options: Record<string, unknown>): Preset {
  const found = Object.entries(presets[game] ?? {}).find(([, chosen]) =>
    Object.entries(chosen).every(([option, value]) => options[option] === value),
  );
  return (found?.[0] as Preset | undefined) ?? 'own';
}
