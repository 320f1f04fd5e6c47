import type { Page } from 'playwright-core';
import { allowedShare, compare } from '../looks/compare';
import { openHouse, type House } from './house';

let house: House;
let page: Page;
beforeAll(async () => {
  house = await openHouse();
  page = await house.visitor();
  await page.goto('about:blank');
});
afterAll(() => house.close());

async function pictureOf(moved: number, colour = '#ffd24a') {
  await page.setContent(`<body style="margin:0;background:#0d1536;color:#fff;font:20px sans-serif">
    <p>A line of letters, whose edges nobody compares.</p>
    <div style="width:300px;height:120px;margin:40px ${40 + moved}px;background:${colour}"></div></body>`);
  return page.screenshot();
}

describe('the look of a screen', () => {
  it('is as it was accepted while nothing changes', async () => {
    const shot = await pictureOf(0);
    const { kept } = await compare(page, shot, null);
    expect((await compare(page, shot, kept)).share).toBe(0);
    expect(kept.length).toBeLessThan(10_000);
  });

  it.each([
    ['has moved', () => pictureOf(30)],
    ['has another colour', () => pictureOf(0, '#eba91f')],
  ])('is another when something %s, and there is a picture of that', async (_, changed) => {
    const { kept } = await compare(page, await pictureOf(0), null);
    const { share, difference } = await compare(page, await changed(), kept);
    expect(share).toBeGreaterThan(allowedShare);
    expect(difference.subarray(1, 4).toString()).toBe('PNG');
  });

  it('differs wholly from one that was never accepted', async () => {
    expect((await compare(page, await pictureOf(0), null)).share).toBe(1);
  });
});
