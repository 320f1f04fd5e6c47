import { languageOf, languages, type Language } from '../i18n/languages';

export const themes = ['system', 'night', 'day'] as const;
export const motions = ['system', 'full', 'calm'] as const;
export const textSizes = ['normal', 'large', 'huge'] as const;

export interface Settings {
  language: Language;
  theme: (typeof themes)[number];
  sound: boolean;
  motion: (typeof motions)[number];
  textSize: (typeof textSizes)[number];
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
    language: oneOf(
      Object.keys(languages) as Language[],
      kept.language,
      languageOf(browserLanguages),
    ),
    theme: oneOf(themes, kept.theme, 'system'),
    sound: oneOf([true, false], kept.sound, true),
    motion: oneOf(motions, kept.motion, 'system'),
    textSize: oneOf(textSizes, kept.textSize, 'normal'),
    level: oneOf([1, 2, 3, 4, 5, 6, 7, 8], kept.level, 3),
  };
}

export function keepSettings(storage: Storage, settings: Settings) {
  storage.setItem(key, JSON.stringify(settings));
}

// Styles look at these attributes.
export function showSettings(root: HTMLElement, settings: Settings) {
  root.lang = settings.language;
  root.dataset['theme'] = settings.theme;
  root.dataset['motion'] = settings.motion;
  root.dataset['textSize'] = settings.textSize;
}
