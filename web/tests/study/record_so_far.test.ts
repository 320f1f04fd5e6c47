import { recordSoFar } from '../../src/study/record_so_far';
import { duelBoard, duelView, musicianAgainstGeneral, raisedSpyBeatsPrincess } from '../tables';

const [red, blue] = duelView().players;
const afterTwoRounds = duelView({
  players: [
    { ...red!, hand: '013457' },
    { ...blue!, hand: '234567' },
  ],
});
const events = [...musicianAgainstGeneral, ...raisedSpyBeatsPrincess];

describe('the record of a duel that goes on', () => {
  it('has the hands of the beginning and what was played', () => {
    expect(JSON.parse(recordSoFar(duelBoard, afterTwoRounds, events)!)).toEqual({
      format: 'cheesemoon/1',
      game: 'brave-rats',
      options: { variant: 'base' },
      setup: { hands: ['01234567', '01234567'] },
      actions: ['6:0', '2:1'],
    });
  });

  it('has drafted hands as if they had been dealt', () => {
    const board = { ...duelBoard, options: { variant: 'draft' as const } };
    const record = JSON.parse(recordSoFar(board, afterTwoRounds, events)!);
    expect(record.options).toEqual({ variant: 'deal' });
  });

  it('is none before the first round, and none when the game is over', () => {
    expect(recordSoFar(duelBoard, duelView(), [])).toBeNull();
    expect(recordSoFar(duelBoard, { ...afterTwoRounds, phase: 'over' }, events)).toBeNull();
  });
});
