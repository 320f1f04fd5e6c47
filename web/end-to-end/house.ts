import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { named, openServer, type GameServer } from './server';

// A real server, and a real browser in front of it. CHROMIUM names the browser.
export interface House extends GameServer {
  readonly browser: Browser;
  // Somebody at a device of his own, who needs no hints.
  visitor(options?: BrowserContextOptions): Promise<Page>;
  // Somebody who has never been here.
  newcomer(options?: BrowserContextOptions): Promise<Page>;
}

export async function openHouse(): Promise<House> {
  const server = await openServer();
  const browser = await chromium.launch({
    executablePath: named('CHROMIUM', '/usr/bin/chromium'),
    // Root, as in most containers, may not have a sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });

  async function enter(options: BrowserContextOptions, script?: () => void): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(60_000);
    if (script) await context.addInitScript(script);
    const page = await context.newPage();
    await page.goto(server.address);
    return page;
  }

  return {
    ...server,
    browser,
    newcomer: (options = {}) => enter(options),
    visitor: (options = {}) =>
      enter(options, () => {
        localStorage['cheesemoon.settings'] ??= '{"hints":false}';
      }),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
