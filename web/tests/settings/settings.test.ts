// @vitest-environment jsdom
import { keepSettings, readSettings, showSettings } from '../../src/settings/settings';

describe('settings', () => {
  beforeEach(() => localStorage.clear());

  it('begin at night, with the language of the browser', () => {
    expect(readSettings(localStorage, ['de-AT'])).toMatchObject({
      language: 'de',
      theme: 'night',
      sound: true,
      playback: 'normal',
      confirmsTurns: true,
    });
  });

  it('are kept', () => {
    const settings = { ...readSettings(localStorage, ['en']), theme: 'day' as const, level: 7 };
    keepSettings(localStorage, settings);
    expect(readSettings(localStorage, ['en'])).toEqual(settings);
  });

  it.each(['not JSON', 'null', '{"theme":"pink","level":99,"language":7,"volume":"loud"}'])(
    'work whatever was kept: %s',
    (kept) => {
      localStorage.setItem('cheesemoon.settings', kept);
      expect(readSettings(localStorage, ['fr'])).toMatchObject({
        language: 'fr',
        theme: 'night',
        level: 3,
        volume: 60,
      });
    },
  );

  it.each([
    [-5, 0],
    [250, 100],
  ])('are no louder and no softer than can be heard: %d is %d', (kept, volume) => {
    localStorage.setItem('cheesemoon.settings', JSON.stringify({ volume: kept }));
    expect(readSettings(localStorage, ['en']).volume).toBe(volume);
  });

  it.each([
    ['night', true, 'night'],
    ['day', false, 'day'],
    ['system', true, 'day'],
    ['system', false, 'night'],
  ] as const)('show %s as it is on a device that prefers light: %s', (theme, systemIsLight, shown) => {
    const root = document.createElement('html');
    showSettings(root, { ...readSettings(localStorage, ['en']), theme }, systemIsLight);
    expect(root.dataset['theme']).toBe(shown);
  });
});
