import { replayLink, reviewLink, routeOf, startLink, tableLink } from '../../src/page/route';

describe('a route', () => {
  it('leads to a table and back', () => {
    expect(routeOf(tableLink('bcdfghjkmn'))).toEqual({ page: 'table', about: 'bcdfghjkmn' });
    expect(routeOf(startLink)).toEqual({ page: 'start', about: '' });
  });

  it('leads to a replay, to a review, and to where a record is opened', () => {
    expect(routeOf(replayLink('bcdfghjkmn'))).toEqual({ page: 'replay', about: 'bcdfghjkmn' });
    expect(routeOf(reviewLink('bcdfghjkmn'))).toEqual({ page: 'review', about: 'bcdfghjkmn' });
    expect(routeOf(replayLink())).toEqual({ page: 'replay', about: '' });
  });

  it('may say more of what it is about with numbers', () => {
    expect(routeOf('#/replay/bcdfghjkmn-1-13').about).toBe('bcdfghjkmn-1-13');
  });

  it.each(['', '#/table/..%2F', '#/Table/x', '#elsewhere'])('that is none leads to the start: %s', (hash) => {
    expect(routeOf(hash)).toEqual({ page: 'start', about: '' });
  });
});
