import { readServerMessage } from '../../src/protocol/messages';
import { duelView } from '../tables';

describe('a message', () => {
  it('is refused with the place in it that is not as it should be', () => {
    const view = { ...duelView(), phase: 'lunch' };
    const about = { table: 'bcdfghjkmn', seat: 1, sequence: 2, since: 1, time: 2000 };
    expect(() => readServerMessage(JSON.stringify({ type: 'update', ...about, view }))).toThrow(
      'message (update).view.phase: expected setting_up, draft, play, over, found "lunch"',
    );
  });
});
