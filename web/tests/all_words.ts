import { speak } from '../src/i18n/catalogue';
import { languages } from '../src/i18n/languages';

// Tests look at all languages, and have no pages that load them.
import.meta.glob('../src/i18n/**/*_words.ts', { eager: true });
await speak(...languages);
