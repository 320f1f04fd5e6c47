import type { TablePicture } from '../host/table_picture';
import type { BraveRatsGoal, BraveRatsLesson, FirstRatGoal, FirstRatLesson } from '../i18n/learn/words';
import { braveRatsGoals, braveRatsLessons, duelOf, isDuelLearnt } from './brave_rats_lessons';
import { expeditionOf, firstRatGoals, firstRatLessons, isExpeditionLearnt } from './first_rat_lessons';

// Something to be told at the right moment. `Situation` is what the client is given, made handy.
export interface Lesson<Name extends string, Situation> {
  name: Name;
  fits: (situation: Situation) => boolean;
  // Something is to be done about it, and it is said until that is done; otherwise there is only
  // something to look at.
  isToTry?: boolean;
  // Whether an action does it; without this every action does.
  isFollowedBy?: (action: string) => boolean;
  // Whether the game goes on without following it.
  mayWait?: boolean;
  // An action that follows it, where words alone leave too much open.
  example?: (situation: Situation) => string | null;
  // The part of the board that it is about, as a selector.
  pointsAt?: string | ((situation: Situation) => string);
}

export interface Goal<Name extends string, Situation> {
  name: Name;
  isMet: (situation: Situation) => boolean;
}

// A lesson for whoever shows it: what to say is in the catalogues, by its name.
export interface LessonNow {
  name: BraveRatsLesson | FirstRatLesson;
  isToTry: boolean;
  isFollowedBy: (action: string) => boolean;
  mayWait: boolean;
  example: string | null;
  pointsAt: string | null;
}

function firstFitting<Name extends LessonNow['name'], Situation>(
  lessons: readonly Lesson<Name, Situation>[],
  situation: Situation,
  seen: ReadonlySet<string>,
): LessonNow | null {
  const lesson = lessons.find(({ name, fits }) => !seen.has(name) && fits(situation));
  if (!lesson) return null;
  const { name, isToTry = false, isFollowedBy, mayWait = false, example, pointsAt = null } = lesson;
  return {
    name,
    isToTry,
    isFollowedBy: isFollowedBy ?? (() => true),
    mayWait,
    example: example?.(situation) ?? null,
    pointsAt: typeof pointsAt === 'function' ? pointsAt(situation) : pointsAt,
  };
}

const isDuel = (picture: TablePicture) => picture.state.made_with.game === 'brave-rats';

// What the coach says now: the most urgent lesson that has not been told yet. Lists are in order of
// urgency.
export function lessonFor(picture: TablePicture, seen: ReadonlySet<string>): LessonNow | null {
  if (!picture.view || !picture.board) return null;
  return isDuel(picture)
    ? firstFitting(braveRatsLessons, duelOf(picture), seen)
    : firstFitting(firstRatLessons, expeditionOf(picture), seen);
}

export type GoalNow = { name: BraveRatsGoal; isMet: boolean } | { name: FirstRatGoal; isMet: boolean };

export function goalsOf(picture: TablePicture): GoalNow[] {
  if (!picture.view || !picture.board) return [];
  if (isDuel(picture)) {
    const duel = duelOf(picture);
    return braveRatsGoals.map(({ name, isMet }) => ({ name, isMet: isMet(duel) }));
  }
  const expedition = expeditionOf(picture);
  return firstRatGoals.map(({ name, isMet }) => ({ name, isMet: isMet(expedition) }));
}

// Whether somebody knows enough to play without a coach.
export function isLearnt(picture: TablePicture): boolean {
  if (!picture.view || !picture.board) return false;
  return isDuel(picture) ? isDuelLearnt(duelOf(picture)) : isExpeditionLearnt(expeditionOf(picture));
}
