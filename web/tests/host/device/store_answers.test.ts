import { memoryStore } from '../../../src/host/device/journal_store';
import { answersOfStore } from '../../../src/host/device/store_answers';
import { check } from '../../../src/protocol/check';
import { ann, duelState } from '../../tables';

const head = (id: string, updated: number) => ({
  id,
  updated,
  game: 'brave-rats',
  status: 'playing',
  seats: [],
  table: { made_with: duelState().made_with, seats: [] },
  state: duelState({ id }),
});

async function kept() {
  const store = memoryStore();
  for (const each of [head('abcdfghjkm', 1), head('azyxwvtsrq', 2)])
    await store.keep([{ table: each.id, entries: [[1, each.updated, '{}']], head: each }]);
  let person = ann;
  const answers = answersOfStore({
    store,
    person: async () => person,
    rename: async (name) => void (person = { ...person, name }),
  });
  return (method: string, path: string, body = '') => answers.answer({ method, path, body });
}

describe('what is answered without the engine', () => {
  it('who plays, by any name he wants', async () => {
    const ask = await kept();
    expect(await ask('POST', '/api/guests')).toMatchObject({
      status: 201,
      answer: { person: { name: 'Ann' } },
    });
    const renamed = await ask('PATCH', '/api/me', '{"name":"Zoë"}');
    expect(check('Me', renamed?.answer, 'me').name).toBe('Zoë');
    const guest = await ask('POST', '/api/guests');
    expect(check('PersonAndToken', guest?.answer, 'guest').person.name).toBe('Zoë');
  });

  it.each(['{"name":7}', '{"name":""}', 'no JSON', `{"name":"${'x'.repeat(65)}"}`, '{"name":"\\ud800"}'])(
    'that nobody is called %s',
    async (body) => {
      expect(await (await kept())('PATCH', '/api/me', body)).toMatchObject({ status: 400 });
    },
  );

  it('which tables there are, the newest first, and how each stands', async () => {
    const ask = await kept();
    const { tables } = check('OwnTables', (await ask('GET', '/api/me/tables'))?.answer, 'tables');
    expect(tables.map(({ id }) => id)).toEqual(['azyxwvtsrq', 'abcdfghjkm']);
    const table = await ask('GET', '/api/tables/abcdfghjkm');
    expect(check('TableState', table?.answer, 'table').id).toBe('abcdfghjkm');
    expect(await ask('GET', '/api/tables/abbbbbbbbb')).toMatchObject({ status: 404 });
  });

  it('that nobody plays as long as the device does not say who it is', async () => {
    const store = memoryStore();
    const person = () => Promise.reject(new Error('no database'));
    const answers = answersOfStore({ store, person, rename: async () => void (await person()) });
    for (const [method, path] of [
      ['POST', '/api/guests'],
      ['PATCH', '/api/me'],
    ] as const)
      expect(await answers.answer({ method, path, body: '{"name":"Zoë"}' })).toMatchObject({ status: 503 });
  });

  it('no more of a table than a list shows', async () => {
    const answered = (await (await kept())('GET', '/api/me/tables'))?.answer as { tables: object[] };
    expect(answered.tables).toHaveLength(2);
    for (const table of answered.tables) expect(table).not.toHaveProperty('state');
  });

  it('all tables that go on, but of those that are over the newest alone', async () => {
    const store = memoryStore();
    const over = Array.from({ length: 130 }, (_, at) => head(`over${at}`, at));
    for (const each of over) each.state = duelState({ id: each.id, status: 'over' });
    for (const each of [head('oldest', -1), ...over])
      await store.keep([{ table: each.id, entries: [[1, each.updated, '{}']], head: each }]);
    const answers = answersOfStore({ store, person: async () => ann, rename: async () => {} });
    const answered = await answers.answer({ method: 'GET', path: '/api/me/tables', body: '' });
    const { tables } = answered?.answer as { tables: { id: string }[] };
    expect(tables).toHaveLength(101);
    expect(tables.map(({ id }) => id)).toEqual([
      ...over
        .slice(30)
        .map(({ id }) => id)
        .reverse(),
      'oldest',
    ]);
  });

  it('how he is called now, also at tables of before', async () => {
    const ask = await kept();
    await ask('PATCH', '/api/me', '{"name":"Zoë"}');
    const { seats } = check('TableState', (await ask('GET', '/api/tables/abcdfghjkm'))?.answer, 'table');
    const before = duelState().seats;
    expect(seats.map(({ name }) => name)).toEqual(
      before.map(({ person, name }) => (person === ann.id ? 'Zoë' : name)),
    );
    expect(before.map(({ person }) => person)).toContain(ann.id);
  });

  it('nothing that needs rules', async () => {
    const ask = await kept();
    expect(ask('POST', '/api/tables', '{}')).toBeNull();
    expect(ask('GET', '/api/tables/abcdfghjkm/record')).toBeNull();
    expect(ask('GET', '/api/me/challenges')).toBeNull();
  });
});
