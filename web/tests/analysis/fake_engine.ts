import type { Host } from '../../src/host/host';
import { check } from '../../src/protocol/check';
import type { AnalysisAsked, BraveRatsEvent } from '../../src/protocol/described';
import { allChoices, duelBoard, duelView } from '../tables';
import duelAdviceAnswer from './fixtures/duel-advice.json';

export const duelAdvice = check('Advice', duelAdviceAnswer, 'advice');

export const opening = {
  format: 'cheesemoon/1',
  game: 'brave-rats',
  options: { variant: 'base' },
  setup: { hands: ['01234567', '01234567'] },
  actions: [],
};

// Rounds of which nobody ever wins one, so that tests can write any they like.
function step(text: string) {
  const cards = text.split(':').map(Number);
  const moves = cards.map((card, side) => ({ seat: side + 1, action: `play ${card}` }));
  const played: BraveRatsEvent = {
    kind: 'round_played',
    cards,
    values: cards,
    reason: 'equal_values',
    worth: [1, 1],
  };
  return { text, moves, events: [played] };
}

// An engine for which every card can be played at any time, and what it was asked.
export function fakeEngine() {
  const analysed: AnalysisAsked[] = [];
  const advised: AnalysisAsked[] = [];
  const engine = {
    newRecord: () => Promise.resolve(opening),
    analyse(asked: AnalysisAsked) {
      analysed.push(structuredClone(asked));
      const { record, line = [], then = [], since = 0 } = asked;
      const cardOf = (seat: number) => then.find((move) => move.seat === seat)?.action.split(' ')[1];
      const done = then.length === 2 ? [...line, `${cardOf(1)}:${cardOf(2)}`] : line;
      const waiting = then.length === 1 ? then[0]!.seat : 0;
      return Promise.resolve({
        record: { ...record, actions: done },
        board: duelBoard,
        view: duelView(),
        steps: done.slice(since).map(step),
        choices: [1, 2].filter((seat) => seat !== waiting).map((seat) => ({ seat, choices: allChoices })),
        chance: [],
      });
    },
    advise(asked: AnalysisAsked) {
      advised.push(structuredClone(asked));
      return Promise.resolve(duelAdvice);
    },
  } satisfies Partial<Host>;
  return { engine, analysed, advised };
}
