import { endOf } from '../../src/table/end_of_game';
import { duelPicture, duelState } from '../tables';

const over = (places: number[], kind: 'finished' | 'agreed' = 'finished') =>
  duelPicture({ state: duelState({ status: 'over', ending: { kind, places } }) });

describe('the end of a game', () => {
  it('is none while the game goes on', () => {
    expect(endOf(duelPicture(), [1])).toBeNull();
  });

  it('is a matter of who looks', () => {
    expect(endOf(over([1, 2]), [1])?.outcome).toBe('won');
    expect(endOf(over([1, 2]), [2])?.outcome).toBe('lost');
    expect(endOf(over([1, 2]), [])?.outcome).toBe('seen');
    expect(endOf(over([1, 2]), [1, 2])?.outcome).toBe('seen');
  });

  it('is a draw if all come first', () => {
    expect(endOf(over([1, 1]), [1])?.outcome).toBe('drawn');
  });

  it('has no winner if all agreed to stop', () => {
    expect(endOf(over([1, 1], 'agreed'), [1])?.winners).toEqual([]);
  });
});
