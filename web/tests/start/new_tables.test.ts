import { braveRatsTable, firstRatTable, soloTable } from '../../src/start/new_tables';

describe('a new table', () => {
  it('of BraveRats has two seats', () => {
    const table = braveRatsTable({ variant: 'draft', crowns: 0 }, 'level4');
    expect(table).toMatchObject({ options: { variant: 'draft' }, seats: ['person', 'level4'] });
    expect(table).not.toHaveProperty('crowns');
  });

  it('is played for crowns if that is wanted', () => {
    expect(braveRatsTable({ variant: 'base', crowns: 3 }, 'open')).toHaveProperty('crowns', 3);
  });

  it('of First Rat has as many seats as wanted', () => {
    const table = firstRatTable({ seats: 4, board: 'variable' }, 'open');
    expect(table.seats).toEqual(['person', 'open', 'open', 'open']);
    expect(table.options).toMatchObject({ seats: 4, path: 'variable', comics: 'all', solo: null });
  });

  it('against Greg has one', () => {
    expect(soloTable('standard', 'unfair')).toMatchObject({
      options: { seats: 1, solo: 'unfair' },
      seats: ['person'],
    });
  });
});
