import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

// A real server with the built page, on a store of its own, and a real browser in front of it.
// CHEESEMOON_PROGRAM names the program, CHEESEMOON_PAGE the built page, CHROMIUM the browser.
export interface House {
  readonly address: string;
  readonly browser: Browser;
  // Somebody at a device of his own.
  visitor(options?: BrowserContextOptions): Promise<Page>;
  // As if the power had failed.
  killServer(): Promise<void>;
  startServer(): Promise<void>;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export function named(variable: string, otherwise: string): string {
  return process.env[variable] ?? otherwise;
}

export async function openHouse(): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'cheesemoon-'));
  const port = await freePort();
  let server: ChildProcess | null = null;

  function startServer(): Promise<void> {
    const program = named('CHEESEMOON_PROGRAM', '../build/release/cli/cheesemoon');
    const page = named('CHEESEMOON_PAGE', '../build/page');
    const store = join(folder, 'games.sqlite');
    const words = ['serve', '--port', String(port), '--store', store, '--page', page];
    // Many people from one address.
    const started = spawn(program, [...words, '--no-limits'], { stdio: ['ignore', 'pipe', 'pipe'] });
    server = started;
    return new Promise((resolve, reject) => {
      let complaint = '';
      started.stderr.on('data', (text) => (complaint += String(text)));
      started.once('error', reject);
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${complaint}`)));
      started.stdout.once('data', () => resolve());
    });
  }

  function killServer(): Promise<void> {
    const killed = server;
    server = null;
    if (!killed || killed.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      killed.once('exit', () => resolve());
      killed.kill('SIGKILL');
    });
  }

  await startServer();
  const browser = await chromium.launch({
    executablePath: named('CHROMIUM', '/usr/bin/chromium'),
    // Root, as in most containers, may not have a sandbox.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const address = `http://127.0.0.1:${port}`;

  return {
    address,
    browser,
    startServer,
    killServer,
    async visitor(options = {}) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-GB',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(60_000);
      const page = await context.newPage();
      await page.goto(address);
      return page;
    },
    async close() {
      await browser.close();
      await killServer();
      rmSync(folder, { recursive: true });
    },
  };
}
