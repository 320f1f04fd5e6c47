import { languageOf, languages, type Language } from '../i18n/languages';

export const themes = ['night', 'day', 'system'] as const;
export const motions = ['system', 'full', 'calm'] as const;
export const textSizes = ['normal', 'large', 'huge'] as const;
export const playbacks = ['slow', 'normal', 'fast', 'at_once'] as const;

export interface Settings {
  language: Language;
  theme: (typeof themes)[number];
  sound: boolean;
  // Percent.
  volume: number;
  motion: (typeof motions)[number];
  textSize: (typeof textSizes)[number];
  // How quickly the turns of others are shown.
  playback: (typeof playbacks)[number];
  // Whether a turn that leaves nothing open still waits for a last click.
  confirmsTurns: boolean;
  // Whether somebody's first game explains in passing what comes up.
  explains: boolean;
  // The level of the bot that somebody played against last.
  level: number;
}

const key = 'cheesemoon.settings';

function oneOf<Value>(values: readonly Value[], found: unknown, otherwise: Value): Value {
  return values.find((value) => value === found) ?? otherwise;
}

// Whatever was kept by another version, or by hand, gives settings that work.
export function readSettings(storage: Storage, browserLanguages: readonly string[]): Settings {
  let kept: Partial<Record<keyof Settings, unknown>>;
  try {
    kept = (JSON.parse(storage.getItem(key) ?? '{}') ?? {}) as typeof kept;
  } catch {
    kept = {};
  }
  return {
    language: oneOf(languages, kept.language, languageOf(browserLanguages)),
    theme: oneOf(themes, kept.theme, 'night'),
    sound: oneOf([true, false], kept.sound, true),
    volume: typeof kept.volume === 'number' ? Math.min(100, Math.max(0, kept.volume)) : 60,
    motion: oneOf(motions, kept.motion, 'system'),
    textSize: oneOf(textSizes, kept.textSize, 'normal'),
    playback: oneOf(playbacks, kept.playback, 'normal'),
    confirmsTurns: oneOf([true, false], kept.confirmsTurns, true),
    explains: oneOf([true, false], kept.explains, true),
    level: oneOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], kept.level, 3),
  };
}

export function keepSettings(storage: Storage, settings: Settings) {
  storage.setItem(key, JSON.stringify(settings));
}

// Styles look at these attributes. `systemIsLight`: what the device prefers, which may change.
export function showSettings(root: HTMLElement, settings: Settings, systemIsLight: boolean) {
  const day = settings.theme === 'day' || (settings.theme === 'system' && systemIsLight);
  root.lang = settings.language;
  root.dataset['theme'] = day ? 'day' : 'night';
  root.dataset['motion'] = settings.motion;
  root.dataset['textSize'] = settings.textSize;
}
