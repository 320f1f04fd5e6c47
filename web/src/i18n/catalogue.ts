import type { Language } from './languages';

// Words are loaded in the language that is spoken and with the part of the page that says them. A
// catalogue is known once its part is there, and can be read when `speak` or `withWords` is done.

const known: ((language: Language) => Promise<void>)[] = [];
let spoken: readonly Language[] = [];

export function catalogue<Words>(load: Record<Language, () => Promise<Words>>) {
  const loaded = new Map<Language, Words>();
  known.push(async (language) => {
    if (!loaded.has(language)) loaded.set(language, await load[language]());
  });
  return (language: Language): Words => {
    const words = loaded.get(language);
    if (words === undefined) throw new Error(`The words in ${language} are not loaded.`);
    return words;
  };
}

const loadWords = () => Promise.all(spoken.flatMap((language) => known.map((load) => load(language))));

let wishes = 0;

// What was spoken before may still be on the screen until the new words are there, and is spoken on if
// they cannot be had. Says whether they are spoken now: not if somebody has wished for others since.
export async function speak(...languages: Language[]): Promise<boolean> {
  const before = spoken;
  wishes += 1;
  const wish = wishes;
  spoken = [...before, ...languages];
  try {
    await loadWords();
  } catch (problem) {
    if (wish === wishes) spoken = before;
    throw problem;
  }
  if (wish !== wishes) return false;
  spoken = languages;
  return true;
}

// A part of the page that is loaded when it is needed, together with what it says.
export async function withWords<Part>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  await loadWords();
  return part;
}
