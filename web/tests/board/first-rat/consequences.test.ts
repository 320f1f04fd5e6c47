import { balanceOf, chipsOf } from '../../../src/board/first-rat/consequences';
import { fixtures } from '../../fixtures/first_rat_fixtures';

describe('what a choice brings', () => {
  it('adds up gains and costs of the one who chooses', () => {
    const balance = balanceOf(
      [
        { kind: 'moldy_taken', seat: 1, amount: 1, cheese: 3 },
        { kind: 'fee_paid', seat: 1, to: 2, amount: 2 },
        { kind: 'pipe_paid', seat: 1, good: 'can', amount: 1 },
        { kind: 'gained', seat: 1, good: 'soda', amount: 2 },
        { kind: 'gained', seat: 1, good: 'soda', amount: 1 },
        { kind: 'gained', seat: 2, good: 'cheese', amount: 9 },
        { kind: 'scored', seat: 1, track: 'lights', space: 1, points: 8 },
      ],
      1,
    );
    expect(chipsOf(balance)).toEqual([
      { sign: '+', amount: 3, what: 'cheese' },
      { sign: '+', amount: 3, what: 'soda' },
      { sign: '-', amount: 2, what: 'cheese' },
      { sign: '-', amount: 1, what: 'can' },
      { sign: '+', amount: 1, what: 'moldy' },
      { sign: '+', amount: 8, what: 'points' },
    ]);
  });

  it('is nothing for a free pipe', () => {
    expect(chipsOf(balanceOf([{ kind: 'pipe_paid', seat: 1, good: 'can', amount: 0 }], 1))).toEqual([]);
  });

  it('tells of a donation what it costs and scores', () => {
    const donate = fixtures['two-seats-donate']!.choices.find(({ action }) => action === 'donate')!;
    expect(chipsOf(balanceOf(donate.events!, 1)).map(({ sign, what }) => sign + what)).toEqual(['-cheese', '+points']);
  });
});
