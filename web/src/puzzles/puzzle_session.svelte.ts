import type { DrawnTurn, HintedActions } from '../board/board_props';
import type { Host } from '../host/host';
import type { Analysis, AnalysisStep, FirstRatEvent, GameChoice } from '../protocol/described';
import type { DuelPuzzle, Puzzle, RacePuzzle } from './puzzle_book';
import { isSameTable } from './same_table';

// What somebody answered, and what boards show of it.
export interface Answer {
  isRight: boolean;
  taken: string[];
  // Of First Rat: the best turn, and the one that was played if it is another one.
  drawn: DrawnTurn[];
  // Of BraveRats: how often perfect play takes each card.
  hinted: HintedActions;
}

type Engine = Pick<Host, 'analyse' | 'advise'>;

export interface PuzzleSession {
  // Null until the first answer of the engine is there; then never again.
  readonly seen: Analysis | null;
  readonly steps: AnalysisStep[];
  // Whoever has to find something.
  readonly seat: number;
  // The decisions of a turn that is not finished yet.
  readonly taken: readonly string[];
  // Null until somebody has answered.
  readonly answer: Answer | null;
  readonly isBusy: boolean;
  decide(action: string): Promise<void>;
  // All decisions of this turn.
  takeBack(): void;
  // The same puzzle from its beginning.
  again(): void;
  preview(action: string): Promise<GameChoice>;
}

export interface PuzzleOptions {
  host: Engine;
  puzzle: Puzzle;
  answered(isRight: boolean): void;
  complain(problem: unknown): void;
}

const eventsOf = (steps: AnalysisStep[]): FirstRatEvent[] =>
  steps.flatMap(({ events }) => (events as FirstRatEvent[]).filter(({ kind }) => kind !== 'decided'));

const isTurnOf = (seen: Analysis, seat: number) => seen.choices.some((each) => each.seat === seat);

async function judgedTurn(
  host: Engine,
  { record, line, best }: RacePuzzle,
  taken: string[],
  reached: Analysis,
): Promise<Answer> {
  const since = line.length;
  const solved = await host.analyse({ record, line: [...line, ...best], since });
  const isRight = isSameTable(reached, solved);
  const right: DrawnTurn = { mark: 'better', actions: best, events: eventsOf(solved.steps) };
  const played: DrawnTurn = { mark: 'played', actions: taken, events: eventsOf(reached.steps) };
  return { isRight, taken, drawn: isRight ? [right] : [right, played], hinted: new Map() };
}

async function judgedCard(host: Engine, puzzle: DuelPuzzle, action: string): Promise<Answer> {
  const { record, line, then, seat, card } = puzzle;
  const advice = await host.advise({ record, line, then });
  const cards = advice?.game === 'brave-rats' ? (advice.cards[seat - 1] ?? []) : [];
  const hinted = new Map(cards.map((each) => [`play ${each.card}`, each.share]));
  return { isRight: action === `play ${card}`, taken: [action], drawn: [], hinted };
}

// Asks the engine what can be done in a puzzle, and judges what somebody does. To be made while a component
// is set up.
export function puzzleSession({ host, puzzle, answered, complain }: PuzzleOptions): PuzzleSession {
  const { record, line } = puzzle;
  const then = puzzle.game === 'brave-rats' ? puzzle.then : [];
  let beginning = $state.raw<Analysis | null>(null);
  // The table in the middle of a turn.
  let reached = $state.raw<Analysis | null>(null);
  let taken = $state.raw<string[]>([]);
  let answer = $state.raw<Answer | null>(null);
  let isBusy = $state(false);

  const seat = $derived(puzzle.game === 'brave-rats' ? puzzle.seat : (beginning?.choices[0]?.seat ?? 1));

  async function busily(work: () => Promise<void>) {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (problem) {
      complain(problem);
    } finally {
      isBusy = false;
    }
  }

  function toBeginning() {
    taken = [];
    reached = null;
    answer = null;
  }
  function conclude(judged: Answer) {
    toBeginning();
    answer = judged;
    answered(judged.isRight);
  }
  async function decideTurn(asked: RacePuzzle, action: string) {
    const all = [...taken, action];
    const next = await host.analyse({ record, line: [...line, ...all], since: line.length });
    if (!isTurnOf(next, seat)) return conclude(await judgedTurn(host, asked, all, next));
    taken = all;
    reached = next;
  }

  void busily(async () => {
    beginning = await host.analyse({ record, line, then });
  });

  return {
    get seen() {
      return reached ?? beginning;
    },
    get steps() {
      return [...(beginning?.steps ?? []), ...(reached?.steps ?? [])];
    },
    get seat() {
      return seat;
    },
    get taken() {
      return taken;
    },
    get answer() {
      return answer;
    },
    get isBusy() {
      return isBusy;
    },
    decide: (action) =>
      busily(async () => {
        if (puzzle.game === 'first-rat') await decideTurn(puzzle, action);
        else conclude(await judgedCard(host, puzzle, action));
      }),
    takeBack: toBeginning,
    again: toBeginning,
    async preview(action) {
      const before = [...line, ...taken];
      const { steps } = await host.analyse({ record, line: [...before, action], since: before.length });
      return { action, events: eventsOf(steps) } as GameChoice;
    },
  };
}
