import { untrack } from 'svelte';
import type { Event, Step, View } from '../../protocol/first_rat';
import { isWorthSeeing, lengthOf, scenesOf, type Scene } from './scenes';

/** What a board is told of the game. */
export type Told = {
  view: View;
  steps: Step[];
  motion: boolean;
  /** How many times as long as usual everything takes; nothing waits where it is 0. */
  tempo: number;
  /** Seats whose turns need no waiting: whoever sits here has just seen what he did. */
  ownSeats: number[];
};

export type Playback = {
  /** The view to show: that of now, or the one after the turn that is being shown. */
  readonly view: View;
  /** What happens right now. */
  readonly news: Event[];
  /** The turn of another that is being shown; null when nothing keeps anybody from choosing. */
  readonly scene: Scene | null;
  /** What has been shown, the turn that is being shown included. */
  readonly shown: Step[];
  skip(): void;
};

/**
 * Shows the turns of others one after the other, although they arrive together. It must be made while
 * a component is set up. `tell` hears of everything at the moment when it is shown.
 */
export function playback(told: () => Told, tell: (events: Event[]) => void): Playback {
  const lastOf = (steps: Step[]) => steps[steps.length - 1]?.sequence ?? 0;
  let shownUpTo = untrack(() => lastOf(told().steps));
  let news = $state.raw<Event[]>([]);
  let scene = $state.raw<Scene | null>(null);
  let waiting: Scene[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function goOn() {
    clearTimeout(timer);
    const { ownSeats, tempo } = told();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      news = next.events;
      tell(news);
      const isOwn = next.seat === null || ownSeats.includes(next.seat);
      if (isOwn || !isWorthSeeing(news)) continue;
      scene = next;
      timer = setTimeout(goOn, lengthOf(news) * tempo);
      return;
    }
    finish();
  }

  function finish() {
    clearTimeout(timer);
    waiting = [];
    scene = null;
  }

  function take({ steps, view, motion, tempo }: Told) {
    const fresh = steps.filter(({ sequence }) => sequence > shownUpTo);
    // After an undo, or on the way back through a replay, there are fewer steps than were shown.
    const wentBack = lastOf(steps) < shownUpTo;
    shownUpTo = lastOf(steps);
    if (wentBack) return finish();
    if (fresh.length === 0) return;
    if (!motion || tempo === 0) {
      news = fresh.flatMap(({ events }) => events);
      tell(news);
      finish();
      return;
    }
    waiting.push(...scenesOf(fresh, view));
    if (!scene) goOn();
  }

  $effect.pre(() => {
    const now = told();
    untrack(() => take(now));
  });
  $effect(() => () => clearTimeout(timer));

  return {
    get view() {
      return scene?.view ?? told().view;
    },
    get news() {
      return news;
    },
    get scene() {
      return scene;
    },
    get shown() {
      const { steps } = told();
      const upTo = scene?.upTo ?? Infinity;
      return steps.filter(({ sequence }) => sequence <= upTo);
    },
    skip() {
      if (!scene) return;
      // What was not acted out is still heard of, once.
      const rest = waiting.flatMap(({ events }) => events);
      if (rest.length > 0) tell(rest);
      news = [];
      finish();
    },
  };
}
