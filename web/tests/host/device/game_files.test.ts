import type { EngineAnswer, EngineCall, Head, KeptTable } from '../../../src/host/device/engine_call';
import { gameFiles } from '../../../src/host/device/game_files';

const head = (id: string, updated: number): Head => ({ id, updated, state: {} });
const grown = (table: string): KeptTable => ({ table, entries: [[1, 1, '{}']], head: head(table, 1) });

// Files before an engine that answers as the test says.
function filesBefore(engine: (call: EngineCall) => EngineAnswer, heads: Head[] = []) {
  const calls: string[] = [];
  const kept: KeptTable[][] = [];
  const files = gameFiles({
    async ask(call) {
      if (call.do === 'records_in') {
        const records = call.text.split('\n').map((record, index) => ({ line: index + 1, record }));
        return { records: records.filter(({ record }) => record !== '') };
      }
      calls.push(`${call.do} ${'table' in call ? call.table : ''}`.trim());
      return engine(call);
    },
    load: async (table) => void calls.push(`load ${table}`),
    heads: async () => heads,
    keep: async (tables) => void kept.push(tables),
    chance: () => ({ time: 1, random: '0' }),
  });
  return { files, calls, kept };
}

describe('games in a file', () => {
  it('are all that somebody wants, the oldest first, and the engine forgets what it read for that', async () => {
    let isLoaded = false;
    const { files, calls } = filesBefore(
      (call) => {
        if (call.do !== 'record') return {};
        if (call.table === 'old' && !isLoaded) {
          isLoaded = true;
          return { missing: 'old' };
        }
        if (call.table === 'spoiled') return { unreadable: true };
        return call.table === 'empty' ? {} : { record: `${call.table} of ${call.names.join()}` };
      },
      [head('new', 3), head('lesson', 2), head('old', 1), head('empty', 2), head('spoiled', 4)],
    );
    const names = { new: ['Mia', 'Jo'] };
    expect(await files.save({ without: ['lesson'], names })).toEqual({
      records: ['old of ', 'new of Mia,Jo'],
      unreadable: 1,
    });
    expect(calls).toEqual([
      'record old',
      'load old',
      'record old',
      'forget old',
      'record empty',
      'record new',
      'record spoiled',
    ]);
  });

  it('come back together, and are counted', async () => {
    const { files, kept, calls } = filesBefore((call) => {
      if (call.do !== 'bring') return {};
      const { table } = JSON.parse(call.record) as { table: string };
      if (table === 'other') return { other: true };
      return table === 'known' ? {} : { keep: [grown(table)], names: ['Mia', 'Jo'] };
    });
    const file = '{"table":"one"}\n\n{"table":"known"}\n{"table":"other"}\n{"table":"two"}\n';
    expect(await files.bring(file)).toEqual({
      games: [
        { table: 'one', names: ['Mia', 'Jo'] },
        { table: 'two', names: ['Mia', 'Jo'] },
      ],
      known: 1,
      other: 1,
    });
    expect(kept).toEqual([[grown('one'), grown('two')]]);
    expect(calls.slice(-2)).toEqual(['forget one', 'forget two']);
  });

  it('are looked for before they are taken', async () => {
    let isLoaded = false;
    const { files, calls } = filesBefore((call) => {
      if (call.do !== 'bring' || isLoaded) return {};
      isLoaded = true;
      return { missing: 'one' };
    });
    expect(await files.bring('{}')).toEqual({ games: [], known: 1, other: 0 });
    expect(calls).toEqual(['bring', 'load one', 'bring', 'forget one']);
  });

  it('are refused all together with the line that is wrong', async () => {
    const { files, kept, calls } = filesBefore((call) => {
      if (call.do !== 'bring') return {};
      return call.record.includes('bad') ? { problem: 'actions[3]: no' } : { keep: [grown('one')] };
    });
    expect(await files.bring('{"good":1}\n\n{"bad":1}')).toEqual({ line: 3, problem: 'actions[3]: no' });
    expect(kept).toEqual([]);
    expect(calls.at(-1)).toBe('forget one');
  });

  it('are refused with one line, that of the file', async () => {
    const { files } = filesBefore(() => ({ problem: 'line 2, column 7: not JSON' }));
    expect(await files.bring('\n\n{')).toEqual({ line: 4, problem: 'column 7: not JSON' });
  });
});
