import type { Host } from '../../src/host/host';
import type { TablePicture } from '../../src/host/table_picture';
import type { TableState } from '../../src/protocol/described';
import type { Request } from '../../src/protocol/messages';
import { playAgain, type Waiting } from '../../src/table/play_again';
import { ann, duelPicture, duelState } from '../tables';

const sits = (person: string) => ({
  kind: 'person' as const,
  person,
  name: person,
  gone: null,
  offers_end: false,
});
const open = { kind: 'open' as const, gone: null, offers_end: false };
const before = duelState({ status: 'over', seats: [sits(ann.id), sits('bob')] });

function hostWith(next: TableState) {
  const asked: Request[] = [];
  let tell: (picture: TablePicture) => void = () => {};
  const host: Partial<Host> = {
    rematch: () => Promise.resolve(next.id),
    showTable: () => Promise.resolve(next),
    ask: (request) => {
      asked.push(request);
      return Promise.resolve();
    },
    watch: (_table, _seat, teller) => {
      tell = teller;
      tell(duelPicture({ state: next }));
      return () => {};
    },
  };
  return { host: host as Host, asked, tell: (state: TableState) => tell(duelPicture({ state })) };
}

describe('playing again', () => {
  it('is a click of the first, who waits for the others', async () => {
    const next = duelState({ id: 'nextnextne', status: 'open', seats: [open, sits(ann.id)] });
    const { host, asked, tell } = hostWith(next);
    const told: Waiting[] = [];
    await playAgain(host, before, ann.id, (waiting) => told.push(waiting));
    expect(asked).toEqual([]);
    expect(told.at(-1)).toEqual({ next: 'nextnextne', hasBegun: false, missing: ['bob'] });
    tell({ ...next, status: 'playing', seats: [sits('bob'), sits(ann.id)] });
    expect(told.at(-1)).toEqual({ next: 'nextnextne', hasBegun: true, missing: [] });
  });

  it('is a click of the others, who sit down at the table that is there', async () => {
    const next = duelState({ id: 'nextnextne', status: 'open', seats: [open, sits(ann.id)] });
    const { host, asked } = hostWith(next);
    await playAgain(host, before, 'bob', () => {});
    expect(asked).toEqual([{ type: 'sit', table: 'nextnextne', seat: 1 }]);
  });

  it('leads everybody to the seat behind the old one, and whoever had two to both', async () => {
    const three = duelState({
      status: 'over',
      seats: [sits(ann.id), sits('bob'), sits('cleo'), sits('bob')],
    });
    const next = duelState({ id: 'nextnextne', status: 'open', seats: [open, open, open, sits(ann.id)] });
    const { host, asked } = hostWith(next);
    await playAgain(host, three, 'cleo', () => {});
    await playAgain(host, three, 'bob', () => {});
    expect(asked.map((request) => 'seat' in request && request.seat)).toEqual([2, 1, 3]);
  });

  it('begins at once where nobody else has to come', async () => {
    const { host, asked } = hostWith(duelState({ id: 'nextnextne' }));
    const told: Waiting[] = [];
    await playAgain(host, duelState({ status: 'over' }), ann.id, (waiting) => told.push(waiting));
    expect(asked).toEqual([]);
    expect(told.at(-1)?.hasBegun).toBe(true);
  });
});
