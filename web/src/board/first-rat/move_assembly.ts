import { readAction } from './action';
import { rats, type Choice, type Rat, type RatLetter } from '../../protocol/first_rat';

// A move is put together rat by rat. What may be added is read off the list of choices; no rule of
// the game is known here. Rats with the same place and tokens are one stack, because records name
// only one of the equal moves that such rats could make: whoever takes the "wrong" one of two rats
// on Start shall find its partner all the same.

/** One rat of the stack goes to `target`, through these pipes. */
export type Part = { stack: string; target: number; pipes: number[] };

export type AssembledMove = { choice: Choice; parts: Part[] };

/** A place that a stack can go to, with the ways that lead there. */
export type Target = { target: number; ways: Part[] };

/** The stack that a rat belongs to: rats with the same name here are interchangeable. */
export function stackOf(rat: Rat): string {
  return [rat.place, ...[...(rat.tokens ?? [])].sort()].join(' ');
}

export function lettersOf(stack: string, team: Rat[]): RatLetter[] {
  return rats.filter((_, index) => team[index] !== undefined && stackOf(team[index]) === stack);
}

/** All moves among the choices of somebody with these rats. */
export function movesAmong(choices: Choice[], team: Rat[]): AssembledMove[] {
  return choices.flatMap((choice) => {
    const action = readAction(choice.action);
    if (action?.deed !== 'move') return [];
    const parts = action.routes.flatMap((route) => {
      const rat = team[rats.indexOf(route.rat)];
      return rat ? [{ stack: stackOf(rat), target: route.target, pipes: route.pipes }] : [];
    });
    return [{ choice, parts }];
  });
}

function samePart(one: Part, other: Part): boolean {
  return one.stack === other.stack && one.target === other.target && one.pipes.join() === other.pipes.join();
}

/** What is left of a move when the planned parts are taken away; null if they are no parts of it. */
function remainder(move: AssembledMove, planned: Part[]): Part[] | null {
  const left = [...move.parts];
  for (const part of planned) {
    const found = left.findIndex((candidate) => samePart(candidate, part));
    if (found < 0) return null;
    left.splice(found, 1);
  }
  return left;
}

/** The parts that can be added to a plan, each once. */
export function continuations(moves: AssembledMove[], planned: Part[]): Part[] {
  const found: Part[] = [];
  for (const move of moves)
    for (const part of remainder(move, planned) ?? [])
      if (!found.some((known) => samePart(known, part))) found.push(part);
  return found;
}

/** The stacks that can join a plan. */
export function joiningStacks(moves: AssembledMove[], planned: Part[]): string[] {
  return [...new Set(continuations(moves, planned).map((part) => part.stack))];
}

/** Where a rat of the stack can go, given the plan. The way with the fewest pipes comes first. */
export function targetsOf(moves: AssembledMove[], planned: Part[], stack: string): Target[] {
  const targets = new Map<number, Part[]>();
  for (const part of continuations(moves, planned))
    if (part.stack === stack) targets.set(part.target, [...(targets.get(part.target) ?? []), part]);
  return [...targets]
    .map(([target, ways]) => ({
      target,
      ways: ways.sort((one, other) => one.pipes.length - other.pipes.length),
    }))
    .sort((one, other) => one.target - other.target);
}

/** The choice that is exactly this plan, if it is one. */
export function choiceFor(moves: AssembledMove[], planned: Part[]): Choice | null {
  if (planned.length === 0) return null;
  return moves.find((move) => remainder(move, planned)?.length === 0)?.choice ?? null;
}
