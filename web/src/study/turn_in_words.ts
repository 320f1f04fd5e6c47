import { actionInWords, type Speaker } from '../board/first-rat/sentences';
import { readAction } from '../board/first-rat/action';
import type { JudgedTurn } from '../protocol/described';
import type { Event } from '../protocol/first_rat';

// Among other decisions of a turn these only say that nothing more is wanted.
const sayNothing = ['end', 'pass', 'collect'];

// All decisions of a turn of First Rat, as whoever chooses reads them.
export function turnInWords(speaker: Speaker, turn: Pick<JudgedTurn, 'actions' | 'events'>): string {
  const telling = turn.actions.filter((action) => !sayNothing.includes(action));
  const told = (telling.length > 0 ? telling : turn.actions)
    .map((action) => actionInWords(speaker, { action, events: eventsOf(action, turn.events) }, null))
    .join(speaker.words.andThen);
  return told.charAt(0).toLocaleUpperCase() + told.slice(1);
}

// What something was bought for is told by the purchase of that very thing.
function eventsOf(action: string, events: Event[]): Event[] {
  const read = readAction(action);
  return read?.deed === 'buy'
    ? events.filter((event) => event.kind === 'bought' && event.item === read.item)
    : events;
}
