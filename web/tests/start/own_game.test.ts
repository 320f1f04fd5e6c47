import { pageWords } from '../../src/i18n/page_words';
import type { Table as OwnTable, TableState } from '../../src/protocol/described';
import { ownGame } from '../../src/start/own_game';
import { ann, duelState } from '../tables';

const words = pageWords('en');
const bob = { kind: 'person' as const, person: 'bob', name: 'Bob', gone: null, offers_end: false };
const withBob = (changes: Partial<TableState> = {}) =>
  duelState({ seats: [duelState().seats[0]!, bob], ...changes });

const listed = (state: TableState, changes: Partial<OwnTable> = {}): OwnTable => ({
  id: state.id,
  game: 'brave-rats',
  status: state.status,
  updated: 1,
  seats: [],
  table: { made_with: state.made_with, seats: [] },
  ...changes,
});
const shown = (state: TableState, changes?: Partial<OwnTable>) =>
  ownGame(listed(state, changes), state, ann.id, words);

describe('a game of mine', () => {
  it('names the others and whose turn it is', () => {
    expect(shown(withBob(), { awaited: [2] })).toMatchObject({
      game: 'BraveRats',
      company: 'with Bob',
      stands: 'Bob chooses',
      isTurn: false,
    });
    expect(shown(withBob(), { awaited: [1, 2] })).toMatchObject({ stands: 'Your turn', isTurn: true });
  });

  it('has its result when it is over', () => {
    const over = (places: number[]) => withBob({ status: 'over', ending: { kind: 'finished', places } });
    expect(shown(over([1, 2])).stands).toBe('won');
    expect(shown(over([2, 1])).stands).toBe('lost');
    expect(shown(over([1, 1])).stands).toBe('a draw');
    expect(shown(withBob({ status: 'over', ending: { kind: 'agreed', places: [] } })).stands).toBe(
      'no result',
    );
  });

  it('against Greg is won or lost as its points say', () => {
    const alone = duelState({
      seats: [duelState().seats[0]!],
      status: 'over',
      ending: { kind: 'finished', places: [1] },
    });
    const solo = { won: false, points: 40 };
    expect(shown(alone, { table: { ...listed(alone).table, solo } })).toMatchObject({
      company: 'alone against Greg',
      stands: 'lost',
    });
  });
});
