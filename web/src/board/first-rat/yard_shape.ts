import { getContext, setContext } from 'svelte';

export type Point = { x: number; y: number };

/** A row of the path: its spaces stand in a line from the first one on. */
type Row = { first: number; last: number; from: Point; step: number };

/**
 * How the yard lies on a screen. The path winds up in rows from Start, bottom left, to the rocket, top
 * right; the burrow lies below the ground.
 */
export type YardShape = {
  scene: { width: number; height: number };
  /** The size of the smallest texts: what the camera has to be near enough for. */
  text: number;
  ground: number;
  moon: Point;
  rows: Row[];
  start: Point;
  launchpad: Point;
  rocketBase: Point;
  firstLight: Point;
  /** How high a pipe within the upper row rises: high enough for a booth to stand below it. */
  upperPipe: number;
  /** How high one within another row rises: its price is above what a space would bring. */
  lowerPipe: number;
  /** How far along a pipe from one row to another its price is written, from 0 to 1. */
  priceAt: (from: number, to: number) => number;
  booths: { scale: number; place: (row: number, space: Point) => Point };
  burrow: { left: number; right: number; rows: [number, number, number]; room: { rx: number; ry: number } };
};

export const wideYard: YardShape = {
  scene: { width: 1200, height: 900 },
  text: 17,
  ground: 700,
  moon: { x: 905, y: 96 },
  rows: [
    { first: 1, last: 9, from: { x: 205, y: 612 }, step: 100 },
    { first: 10, last: 17, from: { x: 968, y: 436 }, step: -119 },
    { first: 18, last: 26, from: { x: 130, y: 262 }, step: 107 },
  ],
  start: { x: 84, y: 628 },
  launchpad: { x: 1102, y: 378 },
  rocketBase: { x: 1102, y: 372 },
  firstLight: { x: 136, y: 566 },
  upperPipe: 255,
  lowerPipe: 150,
  priceAt: () => 0.5,
  booths: {
    scale: 1,
    // Above its space in the upper row, else where the path leaves room.
    place(row, { x, y }) {
      if (row === 0) return { x: Math.min(x + 104, 1118), y: y - 12 };
      return row === 1 ? { x: x - 34, y: y + 88 } : { x, y: y - 116 };
    },
  },
  burrow: { left: 215, right: 1010, rows: [738, 806, 872], room: { rx: 116, ry: 37 } },
};

/** The same where it is small on a desk, because much lies beside it: what is written on it is larger. */
export const smallWideYard: YardShape = { ...wideYard, text: 20.5 };

/** For phones held upright: every space is as large as a finger, and nothing has to be pushed aside. */
export const tallYard: YardShape = {
  scene: { width: 640, height: 1344 },
  text: 20.5,
  ground: 1076,
  moon: { x: 190, y: 104 },
  rows: [
    { first: 1, last: 5, from: { x: 196, y: 1000 }, step: 94 },
    { first: 6, last: 11, from: { x: 572, y: 854 }, step: -100 },
    { first: 12, last: 17, from: { x: 72, y: 666 }, step: 100 },
    { first: 18, last: 23, from: { x: 572, y: 478 }, step: -100 },
    { first: 24, last: 26, from: { x: 72, y: 290 }, step: 108 },
  ],
  start: { x: 84, y: 1006 },
  launchpad: { x: 510, y: 306 },
  rocketBase: { x: 510, y: 298 },
  firstLight: { x: 136, y: 944 },
  upperPipe: 160,
  lowerPipe: 195,
  // Between the booths, which stand in the middle.
  priceAt: (from, to) => (from === to || to === 4 ? 0.72 : 0.24),
  booths: { scale: 0.8, place: (_, { x, y }) => ({ x, y: y - 92 }) },
  burrow: { left: 84, right: 556, rows: [1120, 1212, 1304], room: { rx: 76, ry: 44 } },
};

const key = Symbol('yard');

/** Tells everything within how the yard lies; read anew each time, for a screen can be turned. */
export const provideYard = (shape: () => YardShape) => setContext(key, shape);
export const theYard = (): (() => YardShape) =>
  getContext<(() => YardShape) | undefined>(key) ?? (() => wideYard);
