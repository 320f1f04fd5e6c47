import type { Board, Event } from '../../protocol/first_rat';
import { eventInWords, type Speaker } from './sentences';

/** What one seat did or what happened to it, in one go. */
export type LogEntry = { seat: number | null; sentences: string[] };

type Yield = Extract<Event, { kind: 'space_yields' | 'backpack_yields' }>;
const amountOf = (event: Yield) =>
  event.kind === 'space_yields' ? event.base + event.light + event.strong : event.amount;

const decides = (event: Event, action: string) => event.kind === 'decided' && event.action === action;

/** Who was told that a space yields something need not be told that it was taken, then or later. */
function isToldAlready(event: Event, events: Event[]): boolean {
  if (event.kind !== 'gained') return false;
  if (events.some((each) => decides(each, 'collect'))) return true;
  const yields = events.filter(
    (each): each is Yield =>
      (each.kind === 'space_yields' || each.kind === 'backpack_yields') && each.good === event.good,
  );
  return yields.length === 1 && amountOf(yields[0]!) === event.amount;
}

function isWorthAWord(event: Event, events: Event[], board: Board): boolean {
  if (event.kind === 'decided' || isToldAlready(event, events)) return false;
  // Of the way through the burrow only the rooms matter.
  if (event.kind === 'burrow_entered')
    return ['library', 'nursery', 'food'].includes(board.burrow[event.space]?.kind ?? '');
  return true;
}

function sentencesOf(speaker: Speaker, events: Event[]): string[] {
  const told = events.filter((event) => isWorthAWord(event, events, speaker.board));
  // A decision from which nothing follows, such as to pass, is told itself.
  const decisions = events.filter(({ kind }) => kind === 'decided');
  return (told.length > 0 ? told : decisions).map((event) => eventInWords(speaker, event, events));
}

/** That somebody collects as he always does, or has nothing more to do in his turn, is no news. */
function isNoNews(events: Event[]): boolean {
  return events.every(
    (event) => decides(event, 'end') || decides(event, 'collect') || isToldAlready(event, events),
  );
}

/** Parts of a sentence in a row, and after them what is a sentence of its own. */
export function joined(sentences: string[], { andThen }: { andThen: string }): string {
  const whole = sentences.filter((sentence) => sentence.endsWith('.'));
  const parts = sentences.filter((sentence) => !sentence.endsWith('.')).join(andThen);
  if (whole.length === 0) return parts;
  return [...(parts ? [`${parts}.`] : []), ...whole].join(' ');
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
    .filter((entry) => !isNoNews(entry.events))
    .map((entry) => ({ seat: entry.seat, sentences: sentencesOf(speaker, entry.events) }))
    .filter(({ sentences }) => sentences.length > 0);
}
