import { routeOf, startLink, tableLink } from '../../src/page/route';

describe('a route', () => {
  it('leads to a table and back', () => {
    expect(routeOf(tableLink('bcdfghjkmn'))).toEqual({ page: 'table', table: 'bcdfghjkmn' });
    expect(routeOf(startLink)).toEqual({ page: 'start' });
  });

  it.each(['', '#/table/', '#/table/..%2F', '#/elsewhere'])('to nowhere leads to the start: %s', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'start' });
  });
});
