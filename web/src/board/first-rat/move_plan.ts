import { balanceBetween, balanceOf, chipsOf, type Chip } from './consequences';
import { choiceFor, lettersOf, targetsOf, type AssembledMove, type Part } from './move_assembly';
import { launchpad, type Event, type Good, type Rat, type RatLetter } from '../../protocol/first_rat';
import { counted, goodsInWords, placeInWords, pointsInWords, type Speaker } from './sentences';

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

/** What a place alone brings to a rat, as some move tells that goes there. */
function eventsAt(moves: AssembledMove[], { stack, target }: Part): Event[] {
  const move = moves.find(
    ({ choice, parts }) =>
      choice.events !== undefined && parts.some((part) => part.stack === stack && part.target === target),
  );
  return (move?.choice.events ?? []).filter(
    (event) =>
      (event.kind === 'space_yields' && event.space === target) ||
      (event.kind === 'scored' && event.track === 'rattronaut' && target === launchpad),
  );
}

/** Where a stack can go, with what that brings and costs on top of what is planned. */
export function offeredTargets(
  speaker: Speaker,
  moves: AssembledMove[],
  planned: Part[],
  stack: string,
  seat: number,
): OfferedTarget[] {
  const before = planned.length === 0 ? [] : choiceFor(moves, planned)?.events;
  return targetsOf(moves, planned, stack).map(({ target, ways }) => {
    const part = ways[0]!;
    const complete = choiceFor(moves, [...planned, part]);
    // Not of every group it is told what follows; then its places have to do.
    const balance =
      before && complete?.events
        ? balanceBetween(balanceOf(before, seat), balanceOf(complete.events, seat))
        : balanceOf(eventsAt(moves, part), seat);
    const chips = chipsOf(balance);
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
  if (chip.what === 'moldy') return sign + counted(chip.amount, words.moldy);
  if (chip.what === 'points') return sign + pointsInWords(words, chip.amount);
  const good: Good = chip.what;
  return `${sign}${goodsInWords(words, chip.amount, good)}`;
}
