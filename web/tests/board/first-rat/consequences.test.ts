import { balanceBetween, balanceOf, chipsOf } from '../../../src/board/first-rat/consequences';
import type { Event } from '../../../src/protocol/first_rat';
import { fixtures } from '../../fixtures/first_rat_fixtures';

// Ann, who owns an energy drink, comes to a space where Ole stands: she has not collected yet.
const beforeADrink: Event[] = [
  { kind: 'moldy_taken', seat: 1, amount: 1, cheese: 3 },
  { kind: 'fee_paid', seat: 1, to: 2, amount: 1 },
  { kind: 'space_yields', seat: 1, rat: 'a', good: 'cheese', space: 11, base: 2, light: 1, strong: 0 },
  { kind: 'backpack_yields', seat: 1, good: 'cheese', backpack: 'yellow', amount: 2 },
];

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

  it('is what places yield while an energy drink may still double it, besides fees', () => {
    expect(chipsOf(balanceOf(beforeADrink, 1))).toEqual([
      { sign: '+', amount: 8, what: 'cheese' },
      { sign: '-', amount: 1, what: 'cheese' },
      { sign: '+', amount: 1, what: 'moldy' },
    ]);
  });

  it('is counted once where it was collected', () => {
    const collected: Event[] = [...beforeADrink, { kind: 'gained', seat: 1, good: 'cheese', amount: 5 }];
    expect(balanceOf(collected, 1)).toEqual(balanceOf(beforeADrink, 1));
  });

  it('can be told of a further rat alone', () => {
    const more: Event[] = [
      ...beforeADrink,
      { kind: 'space_yields', seat: 1, rat: 'b', good: 'can', space: 16, base: 1, light: 0, strong: 0 },
    ];
    expect(chipsOf(balanceBetween(balanceOf(beforeADrink, 1), balanceOf(more, 1)))).toEqual([
      { sign: '+', amount: 1, what: 'can' },
    ]);
  });

  it('is nothing for a free pipe', () => {
    expect(chipsOf(balanceOf([{ kind: 'pipe_paid', seat: 1, good: 'can', amount: 0 }], 1))).toEqual([]);
  });

  it('tells of a donation what it costs and scores', () => {
    const donate = fixtures['two-seats-donate']!.choices.find(({ action }) => action === 'donate')!;
    expect(chipsOf(balanceOf(donate.events!, 1)).map(({ sign, what }) => sign + what)).toEqual([
      '-cheese',
      '+points',
    ]);
  });
});
