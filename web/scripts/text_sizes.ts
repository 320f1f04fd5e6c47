// How large the texts on the board of First Rat are on the screen, in nine sizes of the window, with the
// camera where it goes by itself: npm run text-sizes. It wants what the end-to-end tests want, see
// end-to-end/house.ts.
import { openHouse } from '../end-to-end/house';
import { begin, decide } from '../end-to-end/playing';
import { textSizesOf, type TextSize } from '../end-to-end/text_sizes';

const sizes = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];
// At the first move, and later, when something else may be asked.
const choicesBefore = [0, 7, 15];

const rounded = (pixels: number) => pixels.toFixed(1);
function smallest(texts: TextSize[]): string {
  const [least] = [...texts].sort((one, other) => one.pixels - other.pixels);
  return least ? `${rounded(least.pixels)} "${least.text}"` : '-';
}

const house = await openHouse();
const page = await house.visitor();
await begin(page, 'first-rat', 'Play', [{ label: 'Players', value: '3' }]);
const seen = new Map(sizes.map((size) => [size, [] as TextSize[]]));
let choices = 0;
for (const wanted of choicesBefore) {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (; choices < wanted; choices += 1) await decide(page);
  await page.locator('.decision.mine').waitFor();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.waitForTimeout(300);
    seen.get(size)!.push(...(await textSizesOf(page)));
  }
}
await house.close();

console.log('| window | texts | smallest in the yard, px | smallest around it, px | below 11 | below 12 |');
console.log('|---|---|---|---|---|---|');
for (const [{ width, height }, texts] of seen) {
  const below = (limit: number) => texts.filter(({ pixels }) => pixels < limit).length;
  const cells = [
    `${width}x${height}`,
    texts.length,
    smallest(texts.filter(({ isInYard }) => isInYard)),
    smallest(texts.filter(({ isInYard }) => !isInYard)),
    below(11),
    below(12),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
