import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import type { Settings } from '../src/settings/settings';
import { named } from './server';

// A real browser, in which everybody has a device of his own. CHROMIUM names it.
export interface Devices {
  readonly browser: Browser;
  // A device whose owner needs no explanations. It keeps the page for when there is no network.
  device(options?: BrowserContextOptions): Promise<BrowserContext>;
  // A tab of it, open at the start page.
  visit(device: BrowserContext): Promise<Page>;
  // Somebody at a device of his own, to whom nothing has to be explained.
  visitor(options?: BrowserContextOptions): Promise<Page>;
  // Somebody who has never been here.
  newcomer(options?: BrowserContextOptions): Promise<Page>;
  // All go home: pages that nobody looks at any more would slow down those of the next test.
  sendHome(): Promise<void>;
  close(): Promise<void>;
}

// What somebody keeps who needs no explanations, which would move the board.
export const experienced = JSON.stringify({ explains: false } satisfies Partial<Settings>);

export async function openDevices(address: string): Promise<Devices> {
  const browser = await chromium.launch({
    executablePath: named('CHROMIUM', '/usr/bin/chromium'),
    // Root, as in most containers, may not have a sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    timeout: 120_000,
  });

  async function device(options: BrowserContextOptions, kept?: string): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(60_000);
    if (kept)
      await context.addInitScript((settings) => {
        localStorage['cheesemoon.settings'] ??= settings;
      }, kept);
    return context;
  }
  async function visit(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    await page.goto(address);
    return page;
  }
  // To keep the page for later takes time that most need not.
  const withNetwork: BrowserContextOptions = { serviceWorkers: 'block' };

  return {
    browser,
    device: (options = {}) => device(options, experienced),
    visit,
    newcomer: async (options = {}) => visit(await device({ ...withNetwork, ...options })),
    visitor: async (options = {}) => visit(await device({ ...withNetwork, ...options }, experienced)),
    async sendHome() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    close: () => browser.close(),
  };
}
