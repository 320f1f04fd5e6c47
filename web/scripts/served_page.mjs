// The built page in a real browser, in front of a real server; all of it gone afterwards.
//
// It wants a built page (npm run build), the program (CHEESEMOON_PROGRAM) and Chromium (CHROMIUM, by
// default /usr/bin/chromium).
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

function startServer(store) {
  const program = process.env.CHEESEMOON_PROGRAM ?? '../build/release/cheesemoon';
  const server = spawn(program, ['serve', '--port', '0', '--store', store]);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.stdout.once('data', (line) => {
      resolve({ server, address: /http:\/\/[^/\s]+/.exec(String(line))?.[0] });
    });
  });
}

export async function withServedPage(use) {
  const folder = mkdtempSync(join(tmpdir(), 'cheesemoon-'));
  const { server, address } = await startServer(join(folder, 'store.sqlite'));
  const proxy = { '/api': { target: address }, '/socket': { target: address, ws: true } };
  const vite = await preview({ preview: { port: 0, proxy }, logLevel: 'silent' });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    await use(browser, vite.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await vite.close();
    server.kill();
    rmSync(folder, { recursive: true });
  }
}
