// @vitest-environment jsdom
import { guestIn } from '../../src/host/guest';
import { keepWherePlayed, serverAddress, serverChoice } from '../../src/host/server_choice';

// A page at an address, what it kept, and what becomes of its address.
function at(href: string) {
  const opened: string[] = [];
  const renamed: string[] = [];
  const { protocol } = new URL(href);
  const choice = serverChoice({
    storage: localStorage,
    location: { href, protocol },
    open: (address) => opened.push(address),
    rename: (address) => renamed.push(address),
  });
  return { choice, opened, renamed };
}

const answering = (answer: () => Promise<unknown>) => vi.stubGlobal('fetch', vi.fn(answer));
const aServer = () => Promise.resolve({ status: 200, json: () => Promise.resolve({ public_address: null }) });

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('the address of a server', () => {
  it('is what somebody has written, as people write it', () => {
    const written = {
      'https://play.example.org': 'https://play.example.org',
      'https://play.example.org/#/table/abc': 'https://play.example.org',
      ' play.example.org ': 'https://play.example.org',
      'play.example.org:8443/': 'https://play.example.org:8443',
      'HTTP://192.168.0.7:8080': 'http://192.168.0.7:8080',
      'http://[::1]:8080': 'http://[::1]:8080',
      '': null,
      'not an address': null,
      'http://': null,
      'file:///etc': null,
      'javascript://%0aalert(1)': null,
    };
    for (const [each, address] of Object.entries(written))
      expect([each, serverAddress(each, 'https:')]).toEqual([each, address]);
    expect(serverAddress('localhost:8080', 'http:')).toBe('http://localhost:8080');
  });
});

describe('the choice of a server', () => {
  it('is kept, and stands in the address of the page, so that links from there lead to it', async () => {
    answering(aServer);
    const { choice, opened } = at('https://page.example.net/games/#/rules/first-rat');
    expect(choice.address).toBeNull();
    expect(await choice.choose('play.example.org')).toBe('chosen');
    const withServer =
      'https://page.example.net/games/?server=https%3A%2F%2Fplay.example.org#/rules/first-rat';
    expect(opened).toEqual([withServer]);
    expect(at(withServer).choice.address).toBe('https://play.example.org');

    const later = at('https://page.example.net/games/#/table/abc');
    expect(later.choice.address).toBe('https://play.example.org');
    expect(later.renamed).toEqual([
      'https://page.example.net/games/?server=https%3A%2F%2Fplay.example.org#/table/abc',
    ]);
    later.choice.leave();
    expect(later.opened).toEqual(['https://page.example.net/games/#/table/abc']);
    expect(at('https://page.example.net/games/').choice.address).toBeNull();
  });

  it('is that of a link for this visit, and nothing is kept of what a stranger has written', () => {
    const { choice, renamed } = at('https://page.example.net/?server=https://play.example.org#/table/abc');
    expect(choice.address).toBe('https://play.example.org');
    expect(renamed).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    expect(at('https://page.example.net/').choice.address).toBeNull();
    expect(at('https://page.example.net/?server=%20nowhere%20at%20all').choice.address).toBeNull();
  });

  it('is kept for whoever has followed a link and plays there, so that he finds his games again', () => {
    const link = 'https://page.example.net/?server=https://play.example.org#/table/abc';
    keepWherePlayed(localStorage, at(link).choice.address!);
    expect(at('https://page.example.net/').choice.address).toBe('https://play.example.org');
    at('https://page.example.net/').choice.leave();
    expect(at('https://page.example.net/').choice.address).toBeNull();
  });

  it('that somebody has made is not changed by a link, which holds for one visit', () => {
    localStorage.setItem('cheesemoon.server', 'https://own.example.org');
    const visit = at('https://page.example.net/?server=https://other.example.org#/table/abc');
    expect(visit.choice.address).toBe('https://other.example.org');
    keepWherePlayed(localStorage, visit.choice.address!);
    expect(at('https://page.example.net/').choice.address).toBe('https://own.example.org');
  });

  it('is none that browsers would not let the page reach, wherever it stands', () => {
    expect(at('https://page.example.net/?server=http://192.168.0.7:8080').choice.address).toBeNull();
    localStorage.setItem('cheesemoon.server', 'http://192.168.0.7:8080');
    expect(at('https://page.example.net/').choice.address).toBeNull();
    expect(at('http://page.example.net/').choice.address).toBe('http://192.168.0.7:8080');
  });

  it('is refused with what is wrong, and changes nothing then', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    const { choice, opened } = at('https://page.example.net/');
    expect(await choice.choose('not an address')).toBe('no_address');
    expect(await choice.choose('http://192.168.0.7:8080')).toBe('not_encrypted');
    expect(fetch).not.toHaveBeenCalled();
    expect(await choice.choose('play.example.org')).toBe('no_answer');
    answering(() => Promise.resolve({ status: 200, json: () => Promise.resolve({ welcome: true }) }));
    expect(await choice.choose('some-shop.example.org')).toBe('no_answer');
    expect(opened).toEqual([]);
    expect(at('https://page.example.net/').choice.address).toBeNull();
  });

  it('shows no server the token of another', () => {
    const own = { person: { id: 'x', name: 'Ann' }, token: 'own' };
    guestIn(localStorage).keep(own);
    guestIn(localStorage, 'https://a.example.org').keep({ ...own, token: 'of a' });
    expect(guestIn(localStorage, 'https://b.example.org').known()).toBeNull();
    expect(guestIn(localStorage, 'https://a.example.org').known()?.token).toBe('of a');
    expect(guestIn(localStorage).known()?.token).toBe('own');
  });
});
