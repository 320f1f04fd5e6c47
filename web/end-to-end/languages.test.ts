import { german } from '../src/i18n/de';
import { english } from '../src/i18n/en';
import { english as englishBoard } from '../src/i18n/first-rat/en';
import { german as germanBoard } from '../src/i18n/first-rat/de';
import { openHouse, type House } from './house';
import { begin, playCard, playToTheEnd } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

describe('the page speaks the language of the browser', () => {
  it.each([
    ['en-US', 'en', 'Play now', /^(You win!|This time you lose|A draw)$/],
    ['de-CH', 'de', 'Jetzt spielen', /^(Du gewinnst!|Diesmal verlierst du|Unentschieden)$/],
    ['fr-FR', 'fr', 'Jouer maintenant', /^(Tu gagnes !|Cette fois, tu perds|Partie nulle)$/],
  ])('%s', async (locale, language, play, outcome) => {
    const page = await house.visitor({ locale });
    await page.getByText(play).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    await page.locator('article .primary').first().click();
    await playToTheEnd(page, playCard);
    expect((await page.locator('section.end h2').textContent())?.trim()).toMatch(outcome);
  });

  it('and another one when somebody chooses it, also the next time', async () => {
    const page = await house.visitor();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('de');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Einstellungen' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Einstellungen' }).waitFor();
  });

  it('and cuts neither the name of a level nor what else is chosen, also on a small phone', async () => {
    const page = await house.visitor({ locale: 'de-DE', viewport: { width: 320, height: 568 } });
    await page
      .locator('article')
      .nth(1)
      .getByRole('button', { name: /^An diesem Gerät/ })
      .click();
    await page.getByLabel('Platz 2', { exact: true }).selectOption('level3');
    const cut = await page.evaluate(() => {
      const arrow = 20;
      const pen = document.createElement('canvas').getContext('2d')!;
      // Of the levels each may be chosen; of all else what is.
      return [...document.querySelectorAll<HTMLSelectElement>('select:not(details *)')].flatMap((select) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        pen.font = font;
        const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
        const hasLevels = /^(\d|level\d)$/.test(select.value);
        return [...(hasLevels ? select.options : select.selectedOptions)]
          .map(({ text }) => text)
          .filter((text) => room > 0 && pen.measureText(text).width > room);
      });
    });
    expect(cut).toEqual([]);
  });

  it('and loads no other, until somebody chooses it', async () => {
    const page = await house.visitor();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) scripts.push(request.url());
    });
    const loaded = async () =>
      (await Promise.all(scripts.map(async (script) => (await fetch(script)).text()))).join('');
    await page.reload();
    await begin(page, 'first-rat', 'Play');
    await page.locator('.decision.mine').waitFor();
    expect(await loaded()).toContain(english.tagline);
    expect(await loaded()).toContain(englishBoard.boardLabel);
    expect(await loaded()).not.toContain(german.tagline);
    expect(await loaded()).not.toContain(germanBoard.boardLabel);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByLabel('Language').selectOption('de');
    await page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel(germanBoard.boardLabel).first().waitFor();
    expect(await loaded()).toContain(germanBoard.boardLabel);
  });
});
