import { balanceOf, chipsOf, type Chip } from './consequences';
import { choiceFor, lettersOf, nearestChoice, targetsOf, type AssembledMove, type Part } from './move_assembly';
import type { Good, Rat, RatLetter } from '../../protocol/first_rat';
import { goodsInWords, placeInWords, type Speaker } from './sentences';

/** A rat that shall move, by a letter that the person can see. */
export type PlannedRat = { rat: RatLetter; target: number; pipes: number[] };

export type OfferedTarget = { place: number; label: string; chips: Chip[]; complete: boolean };

/** The planned parts with the letters of rats: those of a stack are used in their order. */
export function plannedRats(planned: Part[], team: Rat[]): PlannedRat[] {
  const used = new Set<RatLetter>();
  return planned.flatMap((part) => {
    const rat = lettersOf(part.stack, team).find((letter) => !used.has(letter));
    if (!rat) return [];
    used.add(rat);
    return [{ rat, target: part.target, pipes: part.pipes }];
  });
}

/** Where a stack can go, with what its choice says that this brings and costs. */
export function offeredTargets(
  speaker: Speaker,
  moves: AssembledMove[],
  planned: Part[],
  stack: string,
  seat: number,
): OfferedTarget[] {
  return targetsOf(moves, planned, stack).map(({ target, ways }) => {
    const plan = [...planned, ways[0]!];
    const complete = choiceFor(moves, plan);
    const events = (complete ?? nearestChoice(moves, plan))?.events ?? [];
    const here = events.flatMap((event) =>
      event.kind === 'space_yields' && event.space === target
        ? [{ good: event.good, amount: event.base + event.light + event.strong }]
        : [],
    );
    // A further rat shows what its own space yields; the whole is told beside the board.
    const chips =
      planned.length === 0
        ? chipsOf(balanceOf(events, seat))
        : here.map(({ good, amount }): Chip => ({ sign: '+', amount, what: good }));
    return {
      place: target,
      label: speaker.words.targetLabel(
        placeInWords(speaker.words, target),
        chips.map((chip) => chipInWords(speaker, chip)).join(', ') || '–',
      ),
      chips,
      complete: complete !== null,
    };
  });
}

export function chipInWords({ words }: Speaker, chip: Chip): string {
  const sign = chip.sign === '+' ? '+' : '−';
  if (chip.what === 'moldy') return `${sign}${chip.amount} ${words.moldy}`;
  if (chip.what === 'points')
    return `${sign}${chip.amount} ${chip.amount === 1 ? words.points.one : words.points.many}`;
  const good: Good = chip.what;
  return `${sign}${goodsInWords(words, chip.amount, good)}`;
}
