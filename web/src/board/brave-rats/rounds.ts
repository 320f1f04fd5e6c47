import type { BraveRatsEvent } from '../../protocol/described';

type Played = Extract<BraveRatsEvent, { kind: 'round_played' }>;

export interface Round {
  // From 1.
  number: number;
  cards: number[];
  values: number[];
  reason: Played['reason'];
  // How many rounds it counts for each who wins it.
  worth: number[];
  // 0 as long as it lies undecided on the table.
  winner: number;
  // Whether its winner got undecided rounds as well.
  takesTable: boolean;
  // Everything from the reveal to whatever follows from it.
  events: BraveRatsEvent[];
}

// The rounds of the game that is on the table: a match has several, one after the other.
export function roundsOf(events: BraveRatsEvent[], isOver: boolean): Round[] {
  const games: BraveRatsEvent[][] = [[]];
  for (const event of events) {
    games.at(-1)?.push(event);
    if (event.kind === 'game_over') games.push([]);
  }
  const current = (isOver ? games.at(-2) : games.at(-1)) ?? [];

  const rounds: Round[] = [];
  for (const event of current) {
    if (event.kind === 'round_played') {
      const { cards, values, reason, worth } = event;
      const number = rounds.length + 1;
      const open = { winner: 0, takesTable: false, events: [event] };
      rounds.push({ number, cards, values, reason, worth, ...open });
      continue;
    }
    const round = rounds.at(-1);
    if (!round || event.kind === 'card_shown' || event.kind === 'card_chosen') continue;
    round.events.push(event);
    if (event.kind === 'round_won' || (event.kind === 'game_over' && event.winner > 0)) {
      const winner = event.kind === 'round_won' ? event.seat : event.winner;
      const taken = rounds.filter((each) => each.winner === 0);
      if (taken.length > 1) round.takesTable = true;
      for (const each of taken) each.winner = winner;
    }
  }
  return rounds;
}

// How many rounds lie undecided on the table for each. A view tells of no more than can matter.
export function heldRounds(rounds: Round[]): number[] {
  const held = rounds.filter(({ winner }) => winner === 0);
  return [0, 1].map((side) => held.reduce((sum, { worth }) => sum + (worth[side] ?? 0), 0));
}
