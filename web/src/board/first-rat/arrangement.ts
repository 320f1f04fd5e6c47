import type { Size } from './camera';

/**
 * How the parts of the board share a screen.
 * - `stacked`, phones held upright: the yard above what is to be decided, together one screen
 * - `landscape`, phones held across, and pages that somebody has enlarged: the same side by side
 * - `desk`: the yard and its tracks, and a column beside them
 * - `wide`: another column for what the page has to show
 */
export type Arrangement = 'stacked' | 'landscape' | 'desk' | 'wide';

export function arrangementOf({ width, height }: Size): Arrangement {
  if (height > width && width < 900) return 'stacked';
  if (height < 560 || width < 900) return 'landscape';
  return width < 1800 ? 'desk' : 'wide';
}

/** Whether the yard stands upright: narrower than that it would be too small to touch. */
export const isUpright = ({ width, height }: Size): boolean => height > width && width < 700;
