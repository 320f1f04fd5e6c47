import { capsOf, totalsAfter } from '../../../src/board/first-rat/final_scoring';
import { breakdownParts } from '../../../src/protocol/first_rat';
import { fixtures } from '../../fixtures/first_rat_fixtures';

describe('counting the points', () => {
  for (const name of ['two-seats-over', 'five-seats-over', 'solo-over'])
    it(`of ${name} begins with nothing and ends with the result`, () => {
      const result = fixtures[name]!.view.result!;
      expect(totalsAfter(result, 0)).toEqual(result.points.map(() => 0));
      expect(totalsAfter(result, breakdownParts.length)).toEqual(result.points);
    });

  it('has a row for each bottle cap that somebody owns', () => {
    const [ann, ole] = fixtures['two-seats-over']!.view.teams;
    const teams = [
      { ...ann!, cap_worth: { cargo: 8 } },
      { ...ole!, cap_worth: { cockpit: 4, cargo: 0 } },
    ];
    expect(capsOf(teams)).toEqual(['cockpit', 'cargo']);
    expect(capsOf(fixtures['solo-over']!.view.teams.slice(1))).toEqual([]);
  });
});
