// How quickly the page answers a click, and how smoothly it moves: npm run measure. It wants what the
// end-to-end tests want, see end-to-end/house.ts, and a machine that does nothing else.
import type { Page } from 'playwright-core';
import { openHouse } from '../end-to-end/house';
import { begin, decide, playCard } from '../end-to-end/playing';

declare global {
  // Milliseconds from a click or a key to the next picture, and between two pictures.
  var answers: number[];
  var pictures: number[];
}

async function observe(page: Page): Promise<void> {
  await page.evaluate(() => {
    globalThis.answers = [];
    globalThis.pictures = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click' || name === 'keydown') globalThis.answers.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    let before = performance.now();
    function next(now: number) {
      globalThis.pictures.push(now - before);
      before = now;
      requestAnimationFrame(next);
    }
    requestAnimationFrame(next);
  });
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const share = (values: number[], part: number) =>
  rounded([...values].sort((one, another) => one - another)[Math.floor(values.length * part)] ?? 0);

async function report(page: Page, what: string): Promise<void> {
  const { answers, frames } = await page.evaluate(() => ({
    answers: globalThis.answers,
    frames: globalThis.pictures,
  }));
  const seconds = frames.reduce((sum, frame) => sum + frame, 0) / 1000;
  console.log(
    JSON.stringify({
      what,
      clicks: answers.length,
      answered_in_ms: {
        median: share(answers, 0.5),
        p95: share(answers, 0.95),
        worst: share(answers, 0.999),
      },
      frames_a_second: rounded(frames.length / seconds),
      frame_ms: { median: share(frames, 0.5), p99: share(frames, 0.99), worst: share(frames, 0.9999) },
    }),
  );
}

// A finger that moves the board to and fro for some seconds.
async function moveBoard(page: Page): Promise<void> {
  await page.locator('.camera').evaluate(async (camera) => {
    const middle = (camera.scrollHeight - camera.clientHeight) / 2;
    for (let frame = 0; frame < 240; frame += 1) {
      camera.scrollTop = middle + middle * Math.sin(frame / 15);
      await new Promise(requestAnimationFrame);
    }
  });
}

const house = await openHouse();
for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  const page = await house.visitor({ viewport, reducedMotion: 'no-preference' });
  await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '3' }]);
  await page.locator('.decision.mine').waitFor();
  await observe(page);
  for (let choices = 0; choices < 15; choices += 1) await decide(page);
  await report(page, `First Rat, ${viewport.width} pixels`);
  await observe(page);
  await page
    .getByRole('button', { name: 'Nearer' })
    .click({ timeout: 1000 })
    .catch(() => {});
  await moveBoard(page);
  await report(page, `First Rat's board moved, ${viewport.width} pixels`);

  await page.goto(house.address);
  await begin(page, 'brave-rats', 'Play');
  await page.locator('.card-button').first().waitFor();
  await observe(page);
  for (let rounds = 0; rounds < 6 && (await playCard(page)); rounds += 1);
  await report(page, `BraveRats, ${viewport.width} pixels`);
  await page.context().close();
}
await house.close();
