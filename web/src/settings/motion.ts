import type { Settings } from './settings';

// Whether things may move, for those who wait until they have. Styles decide by the same.
export function mayMove({ motion }: Pick<Settings, 'motion'>): boolean {
  if (motion !== 'system') return motion === 'full';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches !== true;
}
