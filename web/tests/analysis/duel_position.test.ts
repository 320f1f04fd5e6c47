import { positionIn, writtenPosition } from '../../src/analysis/duel_position';
import { duelView } from '../tables';

const player = { hand: '', hidden: 0, won: 0, on_table: 0, bonus: false, sees_first: false };

describe('a position that somebody sets up', () => {
  it('is written as the notation has it', () => {
    expect(writtenPosition(positionIn(duelView()))).toBe('p1-01234567-p2-01234567-w-00-g-00-s-00-h-00');
    const view = duelView({
      players: [
        { ...player, hand: '0122', won: 2, on_table: 1, bonus: true },
        { ...player, hand: '3557', won: 1, on_table: 3, sees_first: true },
      ],
    });
    expect(writtenPosition(positionIn(view))).toBe('p1-0122-p2-3557-w-21-g-10-s-01-h-13');
  });

  it('may be as impossible as somebody likes: the engine says what is wrong', () => {
    const position = positionIn(duelView());
    position.hands[0] = [0, 0, 0, 0, 0, 0, 0, 0];
    expect(writtenPosition(position)).toBe('p1--p2-01234567-w-00-g-00-s-00-h-00');
  });
});
