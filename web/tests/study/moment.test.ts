import { routeOf } from '../../src/page/route';
import { momentLink, readMoment } from '../../src/study/moment';

describe('the link to a moment', () => {
  it('leads back to it', () => {
    const moment = { game: 2, frame: 13 };
    const { about } = routeOf(momentLink('bcdfghjkmn', moment));
    expect(readMoment(about)).toEqual({ table: 'bcdfghjkmn', moment });
  });

  it('is that of the replay at its beginning', () => {
    expect(momentLink('bcdfghjkmn', { game: 1, frame: 0 })).toBe('#/replay/bcdfghjkmn');
    expect(readMoment('bcdfghjkmn').moment).toEqual({ game: 1, frame: 0 });
  });

  it('leads to no table if it is half a link', () => {
    expect(readMoment('bcdfghjkmn-1').table).toBe('');
  });
});
