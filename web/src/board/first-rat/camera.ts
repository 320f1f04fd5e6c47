import type { Point } from './yard_shape';

// How a window on the screen looks at the yard. Areas are in the yard's units, windows in pixels.

export type Size = { width: number; height: number };
export type Area = { left: number; top: number; right: number; bottom: number };

/** What somebody has to see now, and the point of it that matters most where it does not all fit. */
export type Attention = {
  area: Area;
  point: Point;
  /** Whether things in it are too small for fingers as the camera usually is. */
  isFiddly?: boolean;
};

/** How near the camera is, in pixels a unit, and the corner of the yard's picture that it shows. */
export type Shot = { scale: number; left: number; top: number };

/** Texts of this many pixels can be read in the hand; a little more, for what rounding takes. */
export const readable = 11.05;
/** On a desk whoever sees the whole yard at once gladly reads texts that are a little smaller. */
export const readableOnDesk = 9;
const nearest = 2.4;

export const around = ({ x, y }: Point, across: number, up: number, down = up): Area => ({
  left: x - across,
  top: y - up,
  right: x + across,
  bottom: y + down,
});

export function together(areas: Area[]): Area {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    top: Math.min(...areas.map(({ top }) => top)),
    right: Math.max(...areas.map(({ right }) => right)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  };
}

/** The whole yard is in the window. */
export const wholeScale = (window: Size, yard: Size): number =>
  Math.min(window.width / yard.width, window.height / yard.height);

/** The whole yard if its texts can then be read; otherwise as near as they have to be. */
export function usualScale(window: Size, yard: Size, smallestText: number, enough: number): number {
  const whole = wholeScale(window, yard);
  if (whole * smallestText >= enough) return whole;
  const needed = readable / smallestText;
  // Rather the whole width than a strip beside it, unless that came far too near.
  return Math.max(needed, Math.min(window.width / yard.width, needed * 1.25));
}

/** Nearer than usual to what is fiddly, as long as all of it is in sight; never where the yard is whole. */
export function scaleFor(attention: Attention | null, usual: number, window: Size, yard: Size): number {
  if (!attention?.isFiddly || usual <= wholeScale(window, yard)) return usual;
  const { left, top, right, bottom } = attention.area;
  const fits = Math.min(window.width / (right - left), window.height / (bottom - top));
  return Math.max(usual, Math.min(fits, usual * 1.8));
}

export const within = (scale: number, window: Size, yard: Size): number =>
  Math.min(Math.max(scale, wholeScale(window, yard)), nearest);

/** Moves a window over a line as little as it must: not at all where everything is in it already. */
function along(from: number, to: number, point: number, seen: number, size: number, all: number): number {
  const last = Math.max(all - size, 0);
  if (from >= seen && to <= seen + size) return Math.min(Math.max(seen, 0), last);
  const middle = to - from <= size ? (from + to) / 2 - size / 2 : point - size / 2;
  // What is longer than the window is looked at from its end, not beyond.
  const inside = to - from <= size ? middle : Math.min(Math.max(middle, from), to - size);
  return Math.min(Math.max(inside, 0), last);
}

/** Where the camera has to be to see what matters, coming from where it is: it moves as little as it must. */
export function aimed(now: Shot, scale: number, attention: Attention, window: Size, yard: Size): Shot {
  const { area, point } = attention;
  const nearer = scale / now.scale;
  const axis = (from: number, to: number, at: number, seen: number, size: number, all: number) =>
    along(
      from * scale,
      to * scale,
      at * scale,
      // The middle of the window stays where it was.
      (seen + size / 2) * nearer - size / 2,
      size,
      all * scale,
    );
  return {
    scale,
    left: axis(area.left, area.right, point.x, now.left, window.width, yard.width),
    top: axis(area.top, area.bottom, point.y, now.top, window.height, yard.height),
  };
}

/** What matters is in the middle of a window, wherever the camera was. */
export const centred = (scale: number, attention: Attention, window: Size, yard: Size): Shot =>
  aimed({ scale, left: Infinity, top: Infinity }, scale, attention, window, yard);

/** Nearer or farther, while a point of the window, in pixels, stays where it is. */
export function zoomed(now: Shot, scale: number, at: Point): Shot {
  const nearer = scale / now.scale;
  return { scale, left: (now.left + at.x) * nearer - at.x, top: (now.top + at.y) * nearer - at.y };
}
