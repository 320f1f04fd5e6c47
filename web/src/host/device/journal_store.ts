import type { Person } from '../host';
import type { Head, JournalEntry, KeptTable } from './engine_call';

// What this device keeps of its games: for every table its journal, of which the engine makes it anew,
// and its head, which is enough for lists.
export interface JournalStore {
  // Who plays on this device: whoever it was before, or else this one from now on.
  person(otherwise: Person): Promise<Person>;
  keepPerson(person: Person): Promise<void>;
  heads(): Promise<Head[]>;
  head(table: string): Promise<Head | null>;
  // Empty if there is no such table.
  journal(table: string): Promise<JournalEntry[]>;
  // All or nothing; resolved when it is durable.
  keep(tables: KeptTable[]): Promise<void>;
  // What is kept here and nowhere else.
  memory?: Memory;
}

export interface Memory {
  person: Person | null;
  journals: Map<string, JournalEntry[]>;
  heads: Map<string, Head>;
}

const databaseName = 'cheesemoon';
const personKey = 'person';

interface Row {
  table: string;
  sequence: number;
  date: number;
  body: string;
}

function result<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database does not answer'));
  });
}

function completion(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database took nothing'));
  });
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const opening = factory.open(databaseName, 1);
  opening.onupgradeneeded = () => {
    const database = opening.result;
    database.createObjectStore('journals', { keyPath: ['table', 'sequence'] });
    database.createObjectStore('heads', { keyPath: 'id' });
    database.createObjectStore('device');
  };
  return result(opening);
}

// A list is larger than any number, so these are all of the table.
const rowsOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

// Rejected where a browser lets the page have no database. A browser may also take it away later, as phones
// do while a page sleeps; then it is opened anew, at the latest after one question that it did not answer.
export async function openJournalStore(factory: IDBFactory): Promise<JournalStore> {
  let database: IDBDatabase | null = null;

  async function opened(): Promise<IDBDatabase> {
    if (database) return database;
    const fresh = await openDatabase(factory);
    const leave = () => {
      if (database === fresh) database = null;
    };
    fresh.onclose = leave;
    // A newer version of this page, in another tab, waits until nobody has the old database open.
    fresh.onversionchange = () => {
      fresh.close();
      leave();
    };
    return (database = fresh);
  }

  async function inDatabase<Value>(what: (database: IDBDatabase) => Promise<Value>): Promise<Value> {
    const asked = await opened();
    try {
      return await what(asked);
    } catch (problem) {
      if (database === asked) database = null;
      asked.close();
      throw problem;
    }
  }

  const read = <Value>(store: string, ask: (store: IDBObjectStore) => IDBRequest) =>
    inDatabase((database) => result<Value>(ask(database.transaction(store).objectStore(store))));

  const write = <Value>(stores: string[], change: (transaction: IDBTransaction) => Value | Promise<Value>) =>
    inDatabase(async (database) => {
      const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
      const done = completion(transaction);
      const [value] = await Promise.all([change(transaction), done]);
      return value;
    });

  await opened();
  return {
    person: (otherwise) =>
      write(['device'], async (transaction) => {
        const device = transaction.objectStore('device');
        const known = (await result(device.get(personKey))) as Person | undefined;
        if (!known) device.put(otherwise, personKey);
        return known ?? otherwise;
      }),
    keepPerson: (person) =>
      write(['device'], (transaction) => void transaction.objectStore('device').put(person, personKey)),
    heads: () => read<Head[]>('heads', (heads) => heads.getAll()),
    head: async (table) => (await read<Head | undefined>('heads', (heads) => heads.get(table))) ?? null,
    async journal(table) {
      const rows = await read<Row[]>('journals', (journals) => journals.getAll(rowsOf(table)));
      return rows.map(({ date, body }) => [date, body]);
    },
    keep: (tables) =>
      write(['journals', 'heads'], (transaction) => {
        const journals = transaction.objectStore('journals');
        for (const { table, entries, head, replaces } of tables) {
          if (replaces) journals.delete(rowsOf(table));
          // What is there stays, and nothing may be missing before: if another tab was faster, all is refused.
          const before = (entries[0]?.[0] ?? 1) - 1;
          if (!replaces && before > 0)
            journals.getKey([table, before]).onsuccess = ({ target }) => {
              if ((target as IDBRequest).result === undefined) transaction.abort();
            };
          for (const [sequence, date, body] of entries)
            journals.add({ table, sequence, date, body } satisfies Row);
          transaction.objectStore('heads').put(head);
        }
      }),
  };
}

// Where there is no database: games last as long as the page does.
export function memoryStore(
  memory: Memory = { person: null, journals: new Map(), heads: new Map() },
): JournalStore {
  const { journals, heads } = memory;
  return {
    memory,
    person: async (otherwise) => (memory.person ??= otherwise),
    async keepPerson(person) {
      memory.person = person;
    },
    heads: async () => [...heads.values()],
    head: async (table) => heads.get(table) ?? null,
    journal: async (table) => journals.get(table) ?? [],
    async keep(tables) {
      for (const { table, entries, head, replaces } of tables) {
        const added = entries.map(([, date, body]): JournalEntry => [date, body]);
        journals.set(table, [...(replaces ? [] : (journals.get(table) ?? [])), ...added]);
        heads.set(head.id, head);
      }
    },
  };
}
