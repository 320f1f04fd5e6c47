// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { languages, type Language } from '../../src/i18n/languages';
import { pageWords } from '../../src/i18n/page_words';
import { readServerMessage } from '../../src/protocol/messages';
import Chat from '../../src/table/Chat.svelte';
import WithPage from '../WithPage.svelte';
import { pageAround } from '../page_around';
import { ann, duelState } from '../tables';

const gone = { kind: 'person' as const, person: 'bob', name: null, gone: null, offers_end: false };
const state = duelState({ seats: [duelState().seats[0]!, gone] });
const said = (person: string, name: string | null) => ({ time: 1, person, name, text: 'hello' });
const lines = [said(ann.id, ann.name), said('bob', null), said('cyd', null)];

function shown(language: Language): string[] {
  const inside = { lines, state, canSpeak: false, say: () => Promise.resolve() };
  const props = { page: pageAround({}, language), component: Chat, inside };
  const { container } = render(WithPage, { props });
  return [...container.querySelectorAll('li b')].map(({ textContent }) => textContent ?? '');
}

describe('the chat', () => {
  it('understands what people have said who were deleted since', () => {
    const update = { type: 'update', table: state.id, seat: 1, sequence: 2, since: 1, time: 1 };
    expect(readServerMessage(JSON.stringify({ ...update, state, chat: lines }))).toMatchObject({
      chat: lines,
    });
  });

  it.each(languages)('calls them by their seats: %s', (language) => {
    const { seat } = pageWords(language).lobby;
    expect(shown(language)).toEqual(['Ann:', `${seat(2)}:`, '?:']);
  });
});
