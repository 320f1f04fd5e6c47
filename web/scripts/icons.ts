import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

// Draws the icons of the page on home screens, of installable/icon.svg. CHROMIUM names the browser.
const drawing = await readFile('installable/icon.svg', 'utf8');
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  // Root, as in most containers, may not have a sandbox.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${drawing}`);
  await page.screenshot({ path: `installable/icon-${size}.png` });
}
await browser.close();
