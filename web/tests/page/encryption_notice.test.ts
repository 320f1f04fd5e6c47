// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { languages } from '../../src/i18n/languages';
import { pageWords } from '../../src/i18n/page_words';
import EncryptionNotice from '../../src/page/EncryptionNotice.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';

describe('the notice that others can listen', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(languages)('stands there where nothing is encrypted: %s', (language) => {
    vi.stubGlobal('isSecureContext', false);
    const props = { page: pageAround({}, language), component: EncryptionNotice, inside: {} };
    const { container } = render(WithPage, { props });
    expect(container.textContent).toBe(pageWords(language).notEncrypted);
  });

  it('is not there over TLS and on this machine', () => {
    vi.stubGlobal('isSecureContext', true);
    const props = { page: pageAround(), component: EncryptionNotice, inside: {} };
    expect(render(WithPage, { props }).container.textContent).toBe('');
  });
});
