import type { SeatClock } from '../protocol/described';

export function timeLeft(clock: SeatClock, serverNow: number): number {
  const used = clock.since === null ? 0 : serverNow - clock.since;
  return Math.max(0, clock.left - used);
}

// How much a clock presses: from a share of its time to how it looks.
export type Pressure = 'plenty' | 'little' | 'short';

export function pressureOf(share: number): Pressure {
  if (share > 1 / 4) return 'plenty';
  return share > 1 / 12 ? 'little' : 'short';
}

// Days and hours for games by letter, minutes and seconds for the others.
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (hours > 0) return `${hours} h ${String(minutes).padStart(2, '0')} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}
