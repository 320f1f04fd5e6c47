import { compiled } from '../compiled';
import { callEngine, type Engine } from '../src/host/device/call_engine';
import type { EngineAnswer, EngineCall } from '../src/host/device/engine_call';
import type { Advice, Analysis, AnalysisAsked } from '../src/protocol/described';
import { puzzlesOf, type DuelPuzzle, type RacePuzzle } from '../src/puzzles/puzzle_book';

// Whether all puzzles are what they say, by the engine that judges them.

let engine: Engine;
beforeAll(async () => (engine = await compiled<Engine>('engine')));

function ask<Answer>(path: string, asked: AnalysisAsked): Answer {
  const body = JSON.stringify(asked);
  const call: EngineCall = { do: 'request', method: 'POST', path, body, time: 0, random: '0'.repeat(32) };
  const { answer } = JSON.parse(callEngine(engine, JSON.stringify(call))) as EngineAnswer;
  if (answer?.status !== 200) throw new Error(answer?.body);
  return JSON.parse(answer.body) as Answer;
}
const analyse = (asked: AnalysisAsked) => ask<Analysis>('/api/analyses', asked);

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

it('perfect play always takes the card of a puzzle of BraveRats, or all others', async () => {
  for (const puzzle of (await puzzlesOf('brave-rats')) as DuelPuzzle[]) {
    const { number, record, line, then, seat, ask: asks, card } = puzzle;
    const advice = ask<Advice>('/api/advice', { record, line, then });
    const cards = advice?.game === 'brave-rats' ? advice.cards[seat - 1]! : [];
    const taken = cards.filter(({ share }) => share > 1e-6).map((each) => each.card);
    const others = cards.map((each) => each.card).filter((each) => each !== card);
    expect(taken, `puzzle ${number}`).toEqual(asks === 'play' ? [card] : others);
    expect(
      cards.map((each) => each.card),
      `puzzle ${number}`,
    ).toContain(card);
  }
});
