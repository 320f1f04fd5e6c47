import type { BraveRatsView } from '../protocol/described';

// A position of BraveRats as somebody sets it up; pairs are those of seats 1 and 2. Whether there can be such
// a one the engine says.
export interface DuelPosition {
  // How many of each of the eight cards, by their numbers.
  hands: [number[], number[]];
  won: [number, number];
  onTable: [number, number];
  // The seat that has it, or 0.
  bonus: number;
  seesFirst: number;
}

const cards = [0, 1, 2, 3, 4, 5, 6, 7];
const copies = (hand: string) =>
  cards.map((card) => [...hand].filter((each) => Number(each) === card).length);

export function positionIn({ players }: BraveRatsView): DuelPosition {
  const [one, two] = players as [(typeof players)[number], (typeof players)[number]];
  const who = (first: boolean, second: boolean) => (first ? 1 : second ? 2 : 0);
  return {
    hands: [copies(one.hand), copies(two.hand)],
    won: [one.won, two.won],
    onTable: [one.on_table, two.on_table],
    bonus: who(one.bonus, two.bonus),
    seesFirst: who(one.sees_first, two.sees_first),
  };
}

// In the notation of docs/records.md.
export function writtenPosition({ hands, won, onTable, bonus, seesFirst }: DuelPosition): string {
  const hand = (counts: number[]) => counts.map((count, card) => `${card}`.repeat(count)).join('');
  const whose = (seat: number) => `${seat === 1 ? 1 : 0}${seat === 2 ? 1 : 0}`;
  return [
    `p1-${hand(hands[0])}-p2-${hand(hands[1])}`,
    `w-${won.join('')}-g-${whose(bonus)}-s-${whose(seesFirst)}-h-${onTable.join('')}`,
  ].join('-');
}
