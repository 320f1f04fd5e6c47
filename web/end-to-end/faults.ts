import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

// Faults of a page that a program can find: those of axe, and being wider than the screen.
export async function faultsOf(page: Page): Promise<string[]> {
  // Not as a script of the page, which may run none but its own.
  await page.evaluate(await source());
  return page.evaluate(async () => {
    const run = (globalThis as unknown as { axe: { run(): Promise<AxeResult> } }).axe;
    interface AxeResult {
      violations: { id: string; nodes: { html: string }[] }[];
    }
    const { violations } = await run.run();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html }) => `${id}: ${html.slice(0, 200)}`),
    );
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`${scrollWidth - clientWidth} pixels too wide`);
    return faults;
  });
}

async function source(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(axe, 'utf8');
}

// What a browser says aloud of a page goes here; nothing should.
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
