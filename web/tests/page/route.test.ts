import { routeOf, startLink, tableLink } from '../../src/page/route';

describe('a route', () => {
  it('leads to a table and back', () => {
    expect(routeOf(tableLink('bcdfghjkmn'))).toEqual({ page: 'table', about: 'bcdfghjkmn' });
    expect(routeOf(startLink)).toEqual({ page: 'start', about: '' });
  });

  it.each(['', '#/table/..%2F', '#/Table/x', '#elsewhere'])(
    'that is none leads to the start: %s',
    (hash) => {
      expect(routeOf(hash)).toEqual({ page: 'start', about: '' });
    },
  );
});
