import type { Language } from '../i18n/languages';

// As in +16, or with a true minus.
export const signedChange = (change: number, language: Language): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
    .format(change)
    .replace('-', '−');
