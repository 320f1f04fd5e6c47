import { listed as inWords } from '../i18n/listed';
import { companyWords } from '../i18n/table/company_words';
import type { Words } from '../i18n/words';
import type { Table as OwnTable, TableState } from '../protocol/described';
import { endOf } from '../table/end_of_game';
import { seatNames } from '../table/seat_names';

// A game of somebody's as a list shows it.
export interface OwnGame {
  table: string;
  game: string;
  company: string;
  // Whose turn it is, or how it ended.
  stands: string;
  isTurn: boolean;
  isOver: boolean;
}

function resultOf(listed: OwnTable, state: TableState, own: number[], names: string[], words: Words): string {
  const { results } = companyWords(words.language);
  if (listed.table.solo) return listed.table.solo.won ? results.won : results.lost;
  const end = endOf({ state, view: null }, own);
  if (!end || end.winners.length === 0) return results.none;
  if (end.outcome !== 'seen') return results[end.outcome];
  const winners = end.winners.map((seat) => names[seat - 1] ?? '');
  return winners.length === 1
    ? words.table.wins(winners[0]!)
    : words.table.sharedWin(inWords(words.table, winners));
}

export function ownGame(listed: OwnTable, state: TableState, person: string, words: Words): OwnGame {
  const say = companyWords(words.language);
  const names = seatNames(state, words);
  const own = state.seats.flatMap((seat, index) => (seat.person === person ? [index + 1] : []));
  const others = names.filter(
    (_, index) => state.seats[index]?.kind !== 'open' && (own.length > 1 || !own.includes(index + 1)),
  );
  const awaited = listed.awaited ?? [];
  const isTurn = awaited.some((seat) => own.includes(seat));
  const turn = isTurn ? say.yourTurn : awaited.map((seat) => say.turnOf(names[seat - 1] ?? '')).join(', ');
  const going = state.status === 'open' ? words.start.waitsForPlayers : turn || words.start.running;
  return {
    table: state.id,
    game: words.games[state.made_with.game].name,
    company: state.seats.length === 1 ? say.alone : others.length > 0 ? say.against(others.join(', ')) : '',
    stands: state.status === 'over' ? resultOf(listed, state, own, names, words) : going,
    isTurn,
    isOver: state.status === 'over',
  };
}
