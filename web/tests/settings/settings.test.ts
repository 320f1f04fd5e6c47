// @vitest-environment jsdom
import { keepSettings, readSettings } from '../../src/settings/settings';

describe('settings', () => {
  beforeEach(() => localStorage.clear());

  it('begin with the language of the browser', () => {
    expect(readSettings(localStorage, ['de-AT'])).toMatchObject({
      language: 'de',
      theme: 'system',
      sound: true,
    });
  });

  it('are kept', () => {
    const settings = { ...readSettings(localStorage, ['en']), theme: 'day' as const, level: 7 };
    keepSettings(localStorage, settings);
    expect(readSettings(localStorage, ['en'])).toEqual(settings);
  });

  it.each(['not JSON', 'null', '{"theme":"pink","level":99,"language":7}'])(
    'work whatever was kept: %s',
    (kept) => {
      localStorage.setItem('cheesemoon.settings', kept);
      expect(readSettings(localStorage, ['fr'])).toMatchObject({
        language: 'fr',
        theme: 'system',
        level: 3,
      });
    },
  );
});
