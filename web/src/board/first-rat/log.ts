import type { Board, Event } from '../../protocol/first_rat';
import { eventInWords, type Speaker } from './sentences';

/** What one seat did or what happened to it, in one go. */
export type LogEntry = { seat: number | null; sentences: string[] };

function isWorthAWord(event: Event, board: Board): boolean {
  if (event.kind === 'decided') return false;
  // Of the way through the burrow only the rooms matter.
  if (event.kind === 'burrow_entered')
    return ['library', 'nursery', 'food'].includes(board.burrow[event.space]?.kind ?? '');
  return true;
}

function sentencesOf(speaker: Speaker, events: Event[]): string[] {
  const told = events.filter((event) => isWorthAWord(event, speaker.board));
  // A decision from which nothing follows, such as to pass, is told itself.
  const decisions = events.filter(({ kind }) => kind === 'decided');
  return (told.length > 0 ? told : decisions).map((event) => eventInWords(speaker, event));
}

/** That somebody has nothing more to do in his turn is no news. */
function isEndOfTurn(events: Event[]): boolean {
  return events.every((event) => event.kind === 'decided' && event.action === 'end');
}

/** One entry for each run of events of the same seat. */
export function logOf(speaker: Speaker, events: Event[]): LogEntry[] {
  const entries: { seat: number | null; events: Event[] }[] = [];
  for (const event of events) {
    const seat = 'seat' in event ? event.seat : null;
    const last = entries[entries.length - 1];
    if (last && last.seat === seat) last.events.push(event);
    else entries.push({ seat, events: [event] });
  }
  return entries
    .filter((entry) => !isEndOfTurn(entry.events))
    .map((entry) => ({ seat: entry.seat, sentences: sentencesOf(speaker, entry.events) }))
    .filter(({ sentences }) => sentences.length > 0);
}
