// How fast the engine in the page is beside the same code compiled for this machine, on one core:
// npm run measure-engine. It wants the release build with its tests, scripts/build-engine workloads, Chromium
// and a machine that does nothing else.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from 'playwright-core';
import { compiled, compiledFolder } from '../compiled';
import { Play } from '../end-to-end/play';
import { named } from '../end-to-end/server';
import { workHere, workIn, workInWebAssembly, type Work } from '../end-to-end/workloads';
import { callEngine, type Engine } from '../src/host/device/call_engine';

const seconds = named('CHEESEMOON_SECONDS', '1');

// In a worker of a page, as the engine runs there.
const worker = `import create from './workloads.js';
onmessage = async ({ data }) => {
  const lines = [];
  await create({ arguments: data, print: (line) => lines.push(line) });
  postMessage(lines);
};`;

const files: Record<string, () => { type: string; content: string | Buffer }> = {
  '/': () => ({ type: 'text/html', content: '<!doctype html>' }),
  '/worker.js': () => ({ type: 'text/javascript', content: worker }),
  '/workloads.js': () => ({
    type: 'text/javascript',
    content: readFileSync(join(compiledFolder, 'workloads.js')),
  }),
  '/workloads.wasm': () => ({
    type: 'application/wasm',
    content: readFileSync(join(compiledFolder, 'workloads.wasm')),
  }),
};

async function openPage() {
  const server = createServer((request, response) => {
    const file = files[request.url ?? '/']?.();
    if (file) response.writeHead(200, { 'Content-Type': file.type }).end(file.content);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const browser = await chromium.launch({
    executablePath: named('CHROMIUM', '/usr/bin/chromium'),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return {
    page,
    async close() {
      await browser.close();
      server.close();
    },
  };
}

async function workInChromium(page: Page, ...words: string[]): Promise<Work[]> {
  const lines = await page.evaluate(
    (asked) =>
      new Promise<string[]>((done, failed) => {
        const started = new Worker('./worker.js', { type: 'module' });
        started.onmessage = ({ data }) => {
          started.terminate();
          done(data as string[]);
        };
        started.onerror = ({ message }) => failed(new Error(message));
        started.postMessage(asked);
      }),
    words,
  );
  return workIn(lines);
}

const rounded = (value: number) => Math.round(value * 100) / 100;
const percent = (part: number) => `${Math.round(part * 100)} %`;

// One workload after the other at all three places, so that what else a machine does hits all.
async function compareWorkloads(): Promise<void> {
  const { page, close } = await openPage();
  for (const { name } of workHere()) {
    const words = [name, seconds];
    const ofThis = (work: Work[]) => work.find((each) => each.name === name)!;
    const here = ofThis(workHere(...words));
    const inNode = ofThis(await workInWebAssembly(...words));
    const inChromium = ofThis(await workInChromium(page, ...words));
    for (const { signature } of [inNode, inChromium])
      if (signature !== here.signature) throw new Error(`${name}: ${signature} is not ${here.signature}`);
    console.log(
      `| \`${name}\` | ${rounded(here.milliseconds)} ms | ${rounded(inNode.milliseconds)} ms | ` +
        `${rounded(inChromium.milliseconds)} ms | ${percent(here.milliseconds / inNode.milliseconds)} | ` +
        `${percent(here.milliseconds / inChromium.milliseconds)} |`,
    );
  }
  await close();
}

// The turns of the strongest bots at tables of every size.
async function measureTurns(): Promise<void> {
  const engine = await compiled<Engine>('engine');
  for (const seats of [2, 3, 4, 5]) {
    const turns: number[] = [];
    const play = new Play((asked) => {
      const began = performance.now();
      const answer = callEngine(engine, asked);
      if (asked.startsWith('{"do":"think"')) turns.push(performance.now() - began);
      return answer;
    });
    const bots = Array<string>(seats - 1).fill('level10');
    play.toTheEnd({ game: 'first-rat', options: { seats }, seats: ['person', ...bots] });
    turns.sort((one, other) => one - other);
    const share = (part: number) => Math.round(turns[Math.floor(turns.length * part)]!);
    console.log(
      `level 10 of ${seats}: ${turns.length} turns, ${share(0.5)} ms at the median, ` +
        `${share(0.95)} of 95 %, ${share(0.999)} at most`,
    );
  }
}

await compareWorkloads();
await measureTurns();
for (const name of ['engine.wasm', 'engine.js']) {
  const size = brotliCompressSync(readFileSync(join(compiledFolder, name))).length;
  console.log(`${name}: ${Math.round(size / 1000)} KB as Brotli`);
}
process.exit();
