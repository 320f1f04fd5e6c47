export const languageNames = { en: 'English', de: 'Deutsch', fr: 'Français' } as const;
export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as Language[];

// The first language of the browser's that we speak.
export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = languages.find((each) => each === tag.slice(0, 2).toLowerCase());
    if (language) return language;
  }
  return 'en';
}
