import type { Host } from '../host/host';
import type { Advice, Analysis, AnalysisAsked, GameChoice } from '../protocol/described';
import type { Begun } from './begun_analysis';
import { childrenOf, nodeAt, pathTo, stepsTo, withSteps, without, type MoveTree } from './move_tree';

// What a seat has chosen.
export interface Chosen {
  seat: number;
  action: string;
}

// A game that somebody plays for all seats. Where he is the engine is asked what there is to see and to do,
// and then what is best; of a place that he has left meanwhile nothing is told any more.
export interface AnalysisSession {
  readonly record: Begun['record'];
  readonly tree: MoveTree;
  readonly here: number;
  // Null until the first answer is there; then never again.
  readonly seen: Analysis | null;
  // What waits for other seats.
  readonly chosen: readonly Chosen[];
  readonly advice: Advice | null;
  readonly isThinking: boolean;
  readonly isBusy: boolean;

  goTo(id: number): void;
  // From where he is going: who steps faster than the engine answers gets as far.
  step(way: 'back' | 'forward'): void;
  // What seats do: a step is taken when nobody else has to choose for it.
  choose(move: Chosen): Promise<void>;
  // The same of all seats that have to choose, whatever has waited.
  chooseAll(moves: Chosen[]): Promise<void>;
  // Steps with these texts, as chance and hints have them.
  take(texts: string[]): Promise<void>;
  takeBack(): void;
  remove(id: number): void;
  preview(action: string): Promise<GameChoice>;
}

export interface SessionOptions {
  host: Pick<Host, 'analyse' | 'advise'>;
  begun: Begun;
  // How long somebody has to stay before advice is worked out, in milliseconds.
  adviceAfter: number;
  complain(problem: unknown): void;
}

// To be made while a component is set up.
export function analysisSession({ host, begun, adviceAfter, complain }: SessionOptions): AnalysisSession {
  const { record } = begun;
  let tree = $state.raw(begun.tree);
  let here = $state(begun.here);
  let seen = $state.raw<Analysis | null>(null);
  let chosen = $state.raw<readonly Chosen[]>([]);
  let advice = $state.raw<Advice | null>(null);
  let isThinking = $state(false);
  let isBusy = $state(false);

  // Only what was asked last counts.
  let asked = 0;
  // Where he is and what waits there, or will when the engine has answered.
  let headedFor = begun.here;
  let waiting: readonly Chosen[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lineTo = (id: number) => pathTo(tree, id).map(({ step }) => step?.text ?? '');

  async function ask(question: Omit<AnalysisAsked, 'record'>, arrive: (answer: Analysis) => void) {
    asked += 1;
    const number = asked;
    clearTimeout(timer);
    isBusy = true;
    try {
      const answer = await host.analyse({ record, ...question });
      if (number !== asked) return;
      arrive(answer);
      seen = answer;
      beAdvised(number);
    } catch (problem) {
      if (number !== asked) return;
      headedFor = here;
      waiting = chosen;
      isThinking = false;
      complain(problem);
    } finally {
      if (number === asked) isBusy = false;
    }
  }

  // What comes at once takes the place of what was said before; otherwise nothing is said meanwhile.
  function beAdvised(number: number) {
    isThinking = (seen?.choices.length ?? 0) > 0;
    if (!isThinking || adviceAfter > 0) advice = null;
    if (!isThinking) return;
    const question = { record, line: lineTo(here), then: [...chosen] };
    timer = setTimeout(() => void think(number, question), adviceAfter);
  }
  async function think(number: number, question: AnalysisAsked) {
    try {
      const answer = await host.advise(question);
      if (number === asked) advice = answer;
    } catch (problem) {
      if (number === asked) complain(problem);
    } finally {
      if (number === asked) isThinking = false;
    }
  }

  function go(id: number) {
    headedFor = id;
    waiting = [];
    const line = lineTo(id);
    return ask({ line, since: line.length }, () => {
      here = id;
      chosen = [];
    });
  }
  // What is new belongs after where it was asked for.
  function follow(question: Omit<AnalysisAsked, 'record'>) {
    const from = here;
    headedFor = from;
    waiting = question.then ?? [];
    return ask({ ...question, since: stepsTo(tree, from).length }, ({ steps }) => {
      const grown = withSteps(tree, from, steps);
      tree = grown.tree;
      here = headedFor = grown.at;
      chosen = waiting = steps.length > 0 ? [] : waiting;
    });
  }
  if (begun.chosen.length === 0) void go(begun.here);
  else void follow({ line: lineTo(begun.here), then: [...begun.chosen] });

  return {
    record,
    get tree() {
      return tree;
    },
    get here() {
      return here;
    },
    get seen() {
      return seen;
    },
    get chosen() {
      return chosen;
    },
    get advice() {
      return advice;
    },
    get isThinking() {
      return isThinking;
    },
    get isBusy() {
      return isBusy;
    },
    goTo: (id) => void go(id),
    step(way) {
      const to =
        way === 'back' ? nodeAt(tree, headedFor).parent : (childrenOf(tree, headedFor)[0]?.id ?? null);
      if (to !== null) void go(to);
    },
    choose(move) {
      const ofOthers = waiting.filter(({ seat }) => seat !== move.seat);
      return follow({ line: lineTo(here), then: [...ofOthers, move] });
    },
    chooseAll: (moves) => follow({ line: lineTo(here), then: moves }),
    take: (texts) => follow({ line: [...lineTo(here), ...texts] }),
    takeBack: () => void go(here),
    remove(id) {
      const { parent } = nodeAt(tree, id);
      if (parent === null) return;
      const isLeft = [here, headedFor].some((place) => pathTo(tree, place).some((node) => node.id === id));
      tree = without(tree, id);
      if (isLeft) void go(parent);
    },
    async preview(action) {
      const line = lineTo(here);
      const { steps } = await host.analyse({ record, line: [...line, action], since: line.length });
      const events = (steps[0]?.events ?? []).filter(({ kind }) => kind !== 'decided');
      return { action, events } as GameChoice;
    },
  };
}
