import { compiled } from '../compiled';
import { callEngine, type Engine } from '../src/host/device/call_engine';
import type { EngineAnswer, EngineCall } from '../src/host/device/engine_call';
import type { Analysis, AnalysisAsked } from '../src/protocol/described';
import { puzzlesOf, type RacePuzzle } from '../src/puzzles/puzzle_book';

// That the answers are right is shown by the engine's tests; here that they can be given in the page.

let engine: Engine;
beforeAll(async () => (engine = await compiled<Engine>('engine')));

function analyse(asked: AnalysisAsked): Analysis {
  const body = JSON.stringify(asked);
  const asking = { do: 'request', method: 'POST', path: '/api/analyses', body } as const;
  const call: EngineCall = { ...asking, time: 0, random: '0'.repeat(32) };
  const { answer } = JSON.parse(callEngine(engine, JSON.stringify(call))) as EngineAnswer;
  if (answer?.status !== 200) throw new Error(answer?.body);
  return JSON.parse(answer.body) as Analysis;
}

it('every best turn of First Rat can be taken, and then the turn is over', async () => {
  for (const { number, record, line, best } of (await puzzlesOf('first-rat')) as RacePuzzle[]) {
    const seat = analyse({ record, line }).choices[0]?.seat;
    best.forEach((_, taken) => {
      const { choices } = analyse({ record, line: [...line, ...best.slice(0, taken)] });
      const offered = choices.find((each) => each.seat === seat)?.choices.map(({ action }) => action);
      expect(offered, `puzzle ${number}`).toContain(best[taken]);
    });
    const after = analyse({ record, line: [...line, ...best] });
    expect(
      after.choices.some((each) => each.seat === seat),
      `puzzle ${number}`,
    ).toBe(false);
  }
});
