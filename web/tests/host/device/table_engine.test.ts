import type { EngineCall } from '../../../src/host/device/engine_call';
import { tableEngine } from '../../../src/host/device/table_engine';
import { ann } from '../../tables';

// A device on which another tab plays, which can rename whoever plays.
function device() {
  const calls: EngineCall[] = [];
  let person = ann;
  let close: () => void = () => {};
  const becomeOnlyTab = vi.fn(() => new Promise<void>((closed) => (close = closed)));
  const read = vi.fn(async () => person);
  const tables = tableEngine({
    becomeOnlyTab,
    person: read,
    engine: async () => (asked) => {
      calls.push(asked);
      return {};
    },
  });
  const rename = (name: string) => (person = { ...person, name });
  return { tables, calls, read, rename, becomeOnlyTab, closeOther: () => close() };
}

describe('the engine for tables', () => {
  it('begins when no other tab plays, with whoever plays by then', async () => {
    const { tables, calls, rename, closeOther } = device();
    const begun = tables.begin();
    rename('Zoë');
    // It is not asked before it has begun.
    tables.rename('nobody');
    expect(calls).toEqual([]);
    closeOther();
    await begun;
    await tables.begin();
    tables.rename('Jo');
    expect(calls).toEqual([
      { do: 'begin', person: { ...ann, name: 'Zoë' } },
      { do: 'rename', name: 'Jo' },
    ]);
  });

  it('begins another time if it is not known now who plays, and stays the only one meanwhile', async () => {
    const { tables, calls, read, becomeOnlyTab, closeOther } = device();
    read.mockRejectedValueOnce(new Error('the device does not answer'));
    const begun = tables.begin();
    closeOther();
    await expect(begun).rejects.toThrow('does not answer');
    await tables.begin();
    expect(calls).toEqual([{ do: 'begin', person: ann }]);
    expect(becomeOnlyTab).toHaveBeenCalledOnce();
  });
});
