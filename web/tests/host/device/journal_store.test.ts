import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { KeptTable } from '../../../src/host/device/engine_call';
import { memoryStore, openJournalStore } from '../../../src/host/device/journal_store';
import { ann } from '../../tables';

const grown = (table: string, sequence: number, more: Partial<KeptTable> = {}): KeptTable => ({
  table,
  entries: [[sequence, 1000 + sequence, `entry ${sequence}`]],
  head: { id: table, updated: sequence, state: {} },
  ...more,
});

// A browser that can take the database away from a page.
function browser() {
  const factory = new IDBFactory();
  const connections: IDBDatabase[] = [];
  const open = factory.open.bind(factory);
  factory.open = (...named) => {
    const opening = open(...named);
    opening.addEventListener('success', () => connections.push(opening.result));
    return opening;
  };
  const takeAway = () => connections.at(-1)!.close();
  return { factory, takeAway };
}

describe('what a device keeps', () => {
  it.each([
    ['in a database', () => openJournalStore(browser().factory)],
    ['as long as the page is open', async () => memoryStore()],
  ])('%s: journals as they grow, the newest head of each table, and who plays', async (_, open) => {
    const store = await open();
    expect(await store.person(ann)).toEqual(ann);
    expect(await store.person({ id: 'other', name: 'Bob' })).toEqual(ann);
    await store.keepPerson({ ...ann, name: 'Zoë' });
    expect((await store.person(ann)).name).toBe('Zoë');

    await store.keep([grown('abc', 1), grown('abd', 1)]);
    await store.keep([grown('abc', 2)]);
    expect(await store.journal('abc')).toEqual([
      [1001, 'entry 1'],
      [1002, 'entry 2'],
    ]);
    expect(await store.journal('none')).toEqual([]);
    expect((await store.heads()).map(({ id, updated }) => [id, updated])).toEqual([
      ['abc', 2],
      ['abd', 1],
    ]);
    expect(await store.head('none')).toBeNull();

    await store.keep([grown('abc', 1, { replaces: true })]);
    expect(await store.journal('abc')).toEqual([[1001, 'entry 1']]);
    expect((await store.head('abc'))?.updated).toBe(1);
  });

  it('is refused as a whole where another tab was faster', async () => {
    const { factory } = browser();
    const store = await openJournalStore(factory);
    const other = await openJournalStore(factory);
    await store.keep([grown('abc', 1)]);
    await expect(other.keep([grown('abd', 1), grown('abc', 1)])).rejects.toBeTruthy();
    expect(await other.journal('abd')).toEqual([]);
    expect(await store.journal('abc')).toHaveLength(1);
    await other.keep([grown('abc', 2)]);
    expect(await store.journal('abc')).toHaveLength(2);
    // The other tab has brought back an earlier game meanwhile.
    await other.keep([grown('abc', 1, { replaces: true })]);
    await expect(store.keep([grown('abd', 1), grown('abc', 3)])).rejects.toBeTruthy();
    expect(await store.journal('abc')).toEqual([[1001, 'entry 1']]);
    expect(await store.head('abd')).toBeNull();
  });

  it('is there again after the browser has taken its database away', async () => {
    const { factory, takeAway } = browser();
    const store = await openJournalStore(factory);
    await store.keep([grown('abc', 1)]);
    takeAway();
    await expect(store.keep([grown('abc', 2)])).rejects.toBeTruthy();
    await store.keep([grown('abc', 2)]);
    takeAway();
    await expect(store.heads()).rejects.toBeTruthy();
    expect(await store.journal('abc')).toHaveLength(2);
  });

  it('stands in the way of no newer version in another tab', async () => {
    const { factory } = browser();
    const store = await openJournalStore(factory);
    await store.keep([grown('abc', 1)]);
    const blocked = vi.fn();
    const newer = factory.open('cheesemoon', 2);
    newer.onblocked = blocked;
    await new Promise((opened) => (newer.onsuccess = opened));
    expect(blocked).not.toHaveBeenCalled();
    await expect(store.keep([grown('abc', 2)])).rejects.toBeTruthy();
  });

  it('is handed on where it is in no database', async () => {
    const store = memoryStore();
    await store.person(ann);
    await store.keep([grown('abc', 1)]);
    const later = memoryStore(structuredClone(store.memory));
    expect(await later.person({ id: 'other', name: 'Bob' })).toEqual(ann);
    expect(await later.journal('abc')).toHaveLength(1);
    expect((await later.head('abc'))?.updated).toBe(1);
    expect((await openJournalStore(browser().factory)).memory).toBeUndefined();
  });

  it('is nothing where a browser has no database for the page', async () => {
    const factory = new IDBFactory();
    factory.open = () => {
      throw new DOMException('no', 'SecurityError');
    };
    await expect(openJournalStore(factory)).rejects.toBeTruthy();
  });
});
