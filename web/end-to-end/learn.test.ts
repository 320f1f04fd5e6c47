import { complaintsOf, faultsOf } from './faults';
import { openHouse, type House } from './house';
import { learn } from './learning';
import { begin, decide, playCard, playToTheEnd } from './playing';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterEach(() => house.sendHome());
afterAll(() => house.close());

const screens = [
  { name: 'a wide screen', viewport: { width: 1440, height: 900 }, hasTouch: false },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true },
];

describe('somebody who has never played', () => {
  for (const game of ['brave-rats', 'first-rat'] as const)
    for (const { name, ...screen } of screens)
      it(`learns ${game} by doing what the coach says, on ${name}`, async () => {
        const page = await house.newcomer(screen);
        const complaints = complaintsOf(page);
        await page.locator(`a[href="#/learn/${game}"]`).click();
        await page.getByRole('button', { name: 'Got it' }).waitFor();
        expect(await faultsOf(page)).toEqual([]);
        const heard = await learn(page, game);
        const first = game === 'brave-rats' ? ['welcome', 'abilities'] : ['welcome', 'move-one'];
        expect(heard.slice(0, 2)).toEqual(first);
        expect(await faultsOf(page)).toEqual([]);
        await page.getByRole('button', { name: 'A real game' }).click();
        await page.waitForURL(/#\/table\//);
        await page.locator('.card-button:not([disabled]), .decision.mine').first().waitFor();
        expect(complaints).toEqual([]);
      });

  it('reads what the coach says on a phone on its side, also with the list of what was seen', async () => {
    const page = await house.newcomer({ viewport: { width: 844, height: 390 }, hasTouch: true });
    await page.locator('a[href="#/learn/first-rat"]').click();
    await page.getByRole('button', { name: 'Got it' }).waitFor();
    await page.locator('.goals summary').click();
    await page.locator('.goals li').first().waitFor();
    const { width } = (await page.locator('.speech').boundingBox())!;
    expect(width).toBeGreaterThan(844 / 3);
    expect(await faultsOf(page)).toEqual([]);
  });

  it.each(screens)(
    'has small hints in the first game, each once, on $name',
    async ({ name: _, ...screen }) => {
      const page = await house.newcomer(screen);
      const hint = page.locator('.in-passing');
      const covers = async (what: string) => {
        const [said, board] = await Promise.all([hint.boundingBox(), page.locator(what).boundingBox()]);
        return said!.x < board!.x + board!.width && board!.y < said!.y + said!.height;
      };
      await begin(page, 'brave-rats', 'Play');
      const told: string[] = [];
      while (told.length < 2 && (await playCard(page))) {
        await page.locator('.card-button:not([disabled]), section.end').first().waitFor();
        if ((await hint.count()) === 0) continue;
        told.push((await hint.locator('p').textContent()) ?? '');
        if (told.length === 1) expect(await faultsOf(page)).toEqual([]);
        expect(await covers('.room')).toBe(false);
        await hint.getByRole('button', { name: 'Got it' }).click();
        expect(await hint.count()).toBe(0);
      }
      // A short game may bring only one up.
      expect(told.length).toBeGreaterThan(0);
      expect([...new Set(told)]).toEqual(told);
      await playToTheEnd(page, playCard);
      // Who has played knows it all.
      await page.goto(house.address);
      await begin(page, 'brave-rats', 'Play');
      for (let round = 0; round < 3; round += 1) await playCard(page);
      expect(await hint.count()).toBe(0);
    },
  );

  it('can do without explanations', async () => {
    const page = await house.newcomer();
    const hint = page.locator('.in-passing');
    await begin(page, 'first-rat', 'Play');
    while ((await hint.count()) === 0) await decide(page);
    await hint.getByRole('button', { name: 'No more explanations' }).click();
    for (let choices = 0; choices < 5; choices += 1) {
      await decide(page);
      expect(await hint.count()).toBe(0);
    }
    await page.getByRole('button', { name: 'Settings' }).click();
    expect(await page.getByLabel('Pip explains what is new in my first game').isChecked()).toBe(false);
  });

  it.each(['brave-rats', 'first-rat'])('reads the rules of %s', async (game) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      const page = await house.visitor({ viewport });
      await page.locator(`a[href="#/rules/${game}"]`).click();
      await page.locator('h2').nth(5).waitFor();
      expect(await page.locator('main svg').count()).toBeGreaterThan(3);
      expect(await faultsOf(page)).toEqual([]);
    }
  });
});
