import type { TablePicture } from '../host/table_picture';
import type { BraveRatsLesson, FirstRatLesson } from '../i18n/learn/words';
import type { BraveRatsEvent, GameName, Table as OwnTable } from '../protocol/described';
import { lessonFor, type LessonNow } from './lesson';
import { realGames } from './lesson_tables';

// The first real game: what comes up for the first time is explained in passing, by what the coach
// says of it. Who plays knows how to begin, and nobody holds his hand.
const notInPassing: ReadonlySet<BraveRatsLesson | FirstRatLesson> = new Set([
  'welcome',
  'abilities',
  'other-hand',
  'move-one',
  'collected',
  'opponent',
  'plan',
  'explain',
]);

export function firstHint(picture: TablePicture, known: ReadonlySet<string>): LessonNow | null {
  return lessonFor(picture, new Set([...known, ...notInPassing]));
}

// How often somebody has decided something that cannot be unseen: a hint is read by then.
export function decisionsOf(picture: TablePicture): number {
  const seat = picture.seat ?? 0;
  return picture.steps
    .flatMap((step) => step.events as (BraveRatsEvent | { kind: 'decided'; seat: number })[])
    .filter((event) => event.kind === 'round_played' || (event.kind === 'decided' && event.seat === seat))
    .length;
}

// Whether somebody with these tables has finished nothing but lessons.
export function isFirstGame(tables: OwnTable[], game: GameName, lessons: ReadonlySet<string>): boolean {
  return !realGames(tables, lessons).some((table) => table.game === game && table.status === 'over');
}
