// @vitest-environment jsdom
import { stayUsableOffline } from '../../src/offline/register';

// A version waits until it may take over, from an earlier one or on somebody's first visit.
async function openAt(hash: string, earlier: object | null = {}): Promise<string[]> {
  location.hash = hash;
  const told: string[] = [];
  const workers = Object.assign(new EventTarget(), {
    register: () =>
      Promise.resolve({
        active: earlier,
        waiting: { postMessage: (message: string) => told.push(message) },
      }),
  });
  await stayUsableOffline(workers as unknown as ServiceWorkerContainer);
  return told;
}

describe('a newer version of the page', () => {
  it.each(['#/', '#/rules/first-rat', '#/analyse'])(
    'takes over when the page is opened at %s',
    async (hash) => {
      expect(await openAt(hash)).toEqual(['take over']);
    },
  );

  it.each(['#/table/abc', '#/learn/brave-rats'])('waits while somebody plays at %s', async (hash) => {
    expect(await openAt(hash)).toEqual([]);
  });

  it('is no newer one on a first visit, which nothing disturbs', async () => {
    expect(await openAt('#/', null)).toEqual([]);
  });
});
