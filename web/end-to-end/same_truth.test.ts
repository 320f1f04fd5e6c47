import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiled } from '../compiled';
import { callEngine, type Engine } from '../src/host/device/call_engine';
import { Play } from './play';
import { named } from './server';
import { workHere, workInWebAssembly, type Work } from './workloads';

// The engine that is compiled for browsers and the same code of this machine give the same answers, letter
// by letter: rules, chance, bots, perfect play, hints and reviews; and all that is measured has the same
// signature.

const native = resolve(named('CHEESEMOON_ANSWER_CALLS', '../build/release/tests/answer_calls'));

let engine: Engine;
beforeAll(async () => (engine = await compiled<Engine>('engine')));
const playInWebAssembly = () => new Play((asked) => callEngine(engine, asked));

function answersHere(calls: string[]): string[] {
  const { stdout, status } = spawnSync(native, {
    input: calls.join('\n') + '\n',
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  expect(status).toBe(0);
  return stdout.trimEnd().split('\n');
}

const duels = ['base', 'traitor', 'draft', 'deal'].map((variant) => ({
  game: 'brave-rats',
  options: { variant },
  seats: ['person', 'level10'],
}));
const races = [
  { game: 'first-rat', options: { seats: 2 }, seats: ['person', 'level10'] },
  { game: 'first-rat', options: { seats: 3, path: 'variable' }, seats: ['person', 'level3', 'level6'] },
  {
    game: 'first-rat',
    options: { seats: 5, tracks: 'variable', comics: 'all' },
    seats: ['person', 'level1', 'level2', 'level5', 'level7'],
  },
  { game: 'first-rat', options: { seats: 1, solo: 'unfair' }, seats: ['person'] },
];

function expectTheSameHere({ calls, answers }: Play) {
  const here = answersHere(calls);
  expect(here.length).toBe(answers.length);
  const other = here.findIndex((answer, place) => answer !== answers[place]);
  expect(here[other]).toBe(answers[other]);
}

describe('the engine in the page', () => {
  for (const table of [...duels, ...races]) {
    it(`says what the program says: ${JSON.stringify(table.options)} of ${table.game}`, () => {
      const play = playInWebAssembly();
      play.toTheEnd(table);
      expectTheSameHere(play);
      expect(play.answers.at(-1)).toContain('"status":200');
    });
  }

  it('replays the golden games as the program does', () => {
    const play = playInWebAssembly();
    for (const game of ['brave-rats', 'first-rat'])
      for (const name of readdirSync(resolve('../tests/golden', game)))
        if (name.endsWith('.json'))
          play.request('POST', '/api/replays', readFileSync(resolve('../tests/golden', game, name), 'utf8'));
    expectTheSameHere(play);
    const replays = play.answers.filter((answer) => answer.includes('"status":200'));
    expect(replays.length).toBeGreaterThanOrEqual(12);
    expect(replays.length).toBe(play.answers.length - 1);
  });
});

// Signatures by the names of what has them. How many cores a benchmark uses changes none.
function documentedSignatures(): Record<string, string> {
  const text = readFileSync(resolve('../docs/benchmarks.md'), 'utf8');
  const rows = text.matchAll(/^\| `(.+?)(?:\/\d_cores?)?` \|.* signature `(\w+)` \|$/gm);
  return Object.fromEntries(Array.from(rows, ([, name, signature]) => [name, signature]));
}
const signaturesOf = (work: Work[]) =>
  Object.fromEntries(work.map(({ name, signature }) => [name, signature]));

describe('what is measured', () => {
  it('comes out the same in the page, in the program and in the documents', async () => {
    const documented = documentedSignatures();
    expect(signaturesOf(workHere())).toEqual(documented);
    expect(signaturesOf(await workInWebAssembly())).toEqual(documented);
  });
});
