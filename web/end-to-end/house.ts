import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import type { Settings } from '../src/settings/settings';
import { named, openServer, type GameServer } from './server';

// A real server, and a real browser in front of it. CHROMIUM names the browser.
export interface House extends GameServer {
  readonly browser: Browser;
  // Somebody at a device of his own, to whom nothing has to be explained.
  visitor(options?: BrowserContextOptions): Promise<Page>;
  // Somebody who has never been here.
  newcomer(options?: BrowserContextOptions): Promise<Page>;
  // All go home: pages that nobody looks at any more would slow down those of the next test.
  sendHome(): Promise<void>;
}

// What somebody keeps who needs no explanations, which would move the board.
export const experienced = JSON.stringify({ explains: false } satisfies Partial<Settings>);

export async function openHouse(): Promise<House> {
  const server = await openServer();
  const browser = await chromium.launch({
    executablePath: named('CHROMIUM', '/usr/bin/chromium'),
    // Root, as in most containers, may not have a sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    timeout: 120_000,
  });

  async function enter(options: BrowserContextOptions, kept?: string): Promise<Page> {
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
    const page = await context.newPage();
    await page.goto(server.address);
    return page;
  }

  return {
    ...server,
    browser,
    newcomer: (options = {}) => enter(options),
    visitor: (options = {}) => enter(options, experienced),
    async sendHome() {
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
