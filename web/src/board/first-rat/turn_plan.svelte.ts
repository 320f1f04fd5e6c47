import { untrack } from 'svelte';
import {
  choiceFor,
  joiningStacks,
  lettersOf,
  movesAmong,
  stackOf,
  targetsOf,
  type Part,
} from './move_assembly';
import { offeredTargets, plannedRats, type OfferedTarget, type PlannedRat } from './move_plan';
import { rats as letters, type Choice, type Rat, type RatLetter } from '../../protocol/first_rat';
import type { Speaker } from './sentences';

/** What there is to choose from, and who chooses. */
export type Offer = {
  speaker: Speaker;
  choices: Choice[];
  seat: number | null;
  team: Rat[];
  /** What follows from a choice, where that did not come with it. */
  preview: ((action: string) => Promise<Choice>) | undefined;
};

export type TurnPlan = {
  /** The rat whose targets are shown. */
  readonly active: RatLetter | null;
  /** Whether that could be another rat. */
  readonly mayPutBack: boolean;
  /** The rats that shall go. */
  readonly planned: PlannedRat[];
  /** The choice that this amounts to, and what follows from it as soon as that is known. */
  readonly chosen: Choice | null;
  /** Rats that can go, alone or with those that shall. */
  readonly movable: RatLetter[];
  readonly targets: OfferedTarget[];
  /** The ways to where the rat that was planned last goes. */
  readonly ways: Part[];
  chooseRat(rat: RatLetter): void;
  /** Whether the active rat can go there; if so it shall. */
  goTo(place: number): boolean;
  goBy(way: Part): void;
  remove(rat: RatLetter): void;
  pick(action: string): void;
  forget(): void;
};

/**
 * What somebody has chosen but not confirmed: parts of a move, or another action. It must be made while
 * a component is set up.
 */
export function turnPlan(offer: () => Offer): TurnPlan {
  let parts: Part[] = $state([]);
  let active: RatLetter | null = $state(null);
  let picked: string | null = $state(null);

  const team = $derived(offer().team);
  const choices = $derived(offer().choices);
  const moves = $derived(movesAmong(choices, team));
  const planned = $derived(plannedRats(parts, team));

  const decided = $derived(
    picked !== null ? (choices.find(({ action }) => action === picked) ?? null) : choiceFor(moves, parts),
  );
  // What was asked for because there were too many choices to tell it of all of them.
  let foretold = $state.raw<Choice | null>(null);
  const chosen = $derived(
    decided && foretold?.action === decided.action ? { ...decided, ...foretold } : decided,
  );
  $effect(() => {
    const { preview } = offer();
    if (!decided || decided.events || !preview) return;
    const { action } = decided;
    preview(action).then(
      (choice) => {
        if (decided?.action === action) foretold = choice;
      },
      // Whoever is not told can still decide; that the server is gone is said elsewhere.
      () => {},
    );
  });

  const movable = $derived.by(() => {
    const going = new Set(planned.map(({ rat }) => rat));
    return joiningStacks(moves, parts).flatMap((stack) =>
      lettersOf(stack, team).filter((letter) => !going.has(letter)),
    );
  });
  const targets = $derived.by(() => {
    const rat = active && team[letters.indexOf(active)];
    const { speaker, seat } = offer();
    return rat && seat !== null ? offeredTargets(speaker, moves, parts, stackOf(rat), seat) : [];
  });
  const ways = $derived.by(() => {
    const last = parts[parts.length - 1];
    if (!last) return [];
    const found = targetsOf(moves, parts.slice(0, -1), last.stack);
    return found.find(({ target }) => target === last.target)?.ways ?? [];
  });

  function forget() {
    parts = [];
    picked = null;
    // With a single rat to choose from nobody has to click on it.
    const stacks = joiningStacks(moves, []);
    active = stacks.length === 1 ? (lettersOf(stacks[0]!, team)[0] ?? null) : null;
  }
  // New choices: what was chosen from the old ones means nothing any more.
  $effect.pre(() => {
    if (choices) untrack(forget);
  });

  function remove(rat: RatLetter) {
    const index = planned.findIndex((going) => going.rat === rat);
    parts = parts.filter((_, place) => place !== index);
    active = rat;
  }

  return {
    get active() {
      return active;
    },
    get mayPutBack() {
      return active !== null && parts.length === 0 && joiningStacks(moves, []).length > 1;
    },
    get planned() {
      return planned;
    },
    get chosen() {
      return chosen;
    },
    get movable() {
      return movable;
    },
    get targets() {
      return targets;
    },
    get ways() {
      return ways;
    },
    chooseRat(rat) {
      if (planned.some((going) => going.rat === rat)) remove(rat);
      // Whoever taps the rat that is chosen already means it; `forget` puts it back.
      else active = rat;
    },
    goTo(place) {
      const rat = active && team[letters.indexOf(active)];
      const target = rat && targetsOf(moves, parts, stackOf(rat)).find((found) => found.target === place);
      if (!target) return false;
      parts = [...parts, target.ways[0]!];
      active = null;
      return true;
    },
    goBy(way) {
      parts = [...parts.slice(0, -1), way];
    },
    remove,
    pick(action) {
      const move = moves.find(({ choice }) => choice.action === action);
      active = null;
      parts = move ? move.parts : [];
      picked = move ? null : action;
    },
    forget,
  };
}
