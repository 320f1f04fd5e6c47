import { newTable, soloTable, usualTable, usualWishes } from '../../src/start/new_tables';
import { braveRats, crumbs, firstRat } from './games';

describe('a new table', () => {
  it('is as usual if nothing is chosen', () => {
    expect(newTable(braveRats, usualWishes(braveRats), 'level4')).toEqual({
      game: 'brave-rats',
      options: { variant: 'base' },
      seats: ['person', 'level4'],
    });
    expect(usualTable('first-rat', 'level1')).toEqual({
      game: 'first-rat',
      options: {},
      seats: ['person', 'level1'],
    });
  });

  it('is played for crowns if that is wanted', () => {
    const wishes = { ...usualWishes(braveRats), crowns: 3 };
    expect(newTable(braveRats, wishes, 'open')).toHaveProperty('crowns', 3);
  });

  it('has as many seats as wanted, and only the options that so many have', () => {
    const wishes = usualWishes(firstRat);
    wishes.options['path'] = 'variable';
    const table = newTable(firstRat, { ...wishes, seats: 4 }, 'open');
    expect(table.seats).toEqual(['person', 'open', 'open', 'open']);
    expect(table.options).toEqual({ path: 'variable', tracks: 'standard', comics: 'basic' });
    expect(newTable(firstRat, { ...wishes, seats: 1 }, 'open')).toMatchObject({
      options: { path: 'variable', solo: 'easy' },
      seats: ['person'],
    });
  });

  it('can be one of a game that nobody here knows', () => {
    expect(newTable(crumbs, usualWishes(crumbs), 'level2')).toEqual({
      game: 'crumbs',
      options: { last: 'wins' },
      seats: ['person', 'level2'],
    });
  });

  it('against Greg has one seat', () => {
    expect(soloTable('unfair')).toEqual({
      game: 'first-rat',
      options: { solo: 'unfair' },
      seats: ['person'],
    });
  });
});
