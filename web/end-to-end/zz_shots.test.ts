import { openStaticHouse } from '/tmp/puzzles/web/end-to-end/static_house';
import { faultsOf, complaintsOf } from '/tmp/puzzles/web/end-to-end/faults';
const out = '/tmp/puzzle_sample/shots';
it('shoots', async () => {
  const house = await openStaticHouse();
  for (const [name, viewport] of [['wide', { width: 1440, height: 900 }], ['phone', { width: 390, height: 844 }], ['narrow', { width: 360, height: 640 }]] as const) {
    const page = await house.visitor({ viewport });
    const complaints = complaintsOf(page);
    const shot = async (what: string) => {
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${out}/${name}-${what}.png` });
      console.log(name, what, JSON.stringify(await faultsOf(page)), await page.evaluate(() => scrollY));
    };
    await page.goto(`${house.address}/#/puzzles`);
    await page.getByRole('heading', { name: 'Puzzles' }).waitFor();
    await shot('start');
    await page.goto(`${house.address}/#/puzzles/first-rat/1`);
    await page.locator('.decision.mine').waitFor();
    await shot('race');
    await page.locator('.decision summary').click();
    await page.locator('.decision [data-action]').first().click();
    while (!(await page.getByRole('link', { name: 'Next puzzle' }).count())) {
      if (await page.locator('.decision .confirm:not([disabled])').count()) await page.locator('.decision .confirm:not([disabled])').click();
      else if (await page.locator('.decision [data-action]').count()) await page.locator('.decision [data-action]').first().click();
      await page.waitForTimeout(300);
      console.log('race', await page.locator('.decision h2').allTextContents());
    }
    await shot('race-answered');
    for (const n of [5, 7]) {
      await page.goto(`${house.address}/#/puzzles/brave-rats/${n}`);
      await page.locator('.card-button:not([disabled])').first().waitFor();
      await shot(`duel${n}`);
      await page.locator('.card-button:not([disabled])').first().click();
      await shot(`duel${n}-chosen`);
      await page.locator('.hand .primary').click();
      await page.getByRole('link', { name: 'Next puzzle' }).waitFor();
      await shot(`duel${n}-answered`);
    }
    console.log(complaints);
  }
  await house.close();
}, 300000);
