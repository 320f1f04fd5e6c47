/** How the pieces of a seat look. Everybody has a shape too, for whom colours are hard to tell. */
export type SeatLook = {
  colour: string;
  dark: string;
  shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'star';
};

const looks: SeatLook[] = [
  { colour: '#ff6b7d', dark: '#a3203a', shape: 'circle' },
  { colour: '#3fd0c9', dark: '#0d6f6d', shape: 'triangle' },
  { colour: '#b592ff', dark: '#5a35b0', shape: 'square' },
  { colour: '#c3e34b', dark: '#5d7410', shape: 'diamond' },
  { colour: '#ff9fd6', dark: '#a03b78', shape: 'star' },
];

export function seatLook(seat: number): SeatLook {
  return looks[(seat - 1) % looks.length]!;
}

/** Outlines in a box from -8 to 8. */
export const shapeOutlines: Record<SeatLook['shape'], string> = {
  circle: 'M0 -7 A7 7 0 1 1 0 7 A7 7 0 1 1 0 -7Z',
  triangle: 'M0 -7.5 L8 6.5 L-8 6.5Z',
  square: 'M-6.5 -6.5 H6.5 V6.5 H-6.5Z',
  diamond: 'M0 -8.5 L7.5 0 L0 8.5 L-7.5 0Z',
  star: 'M0 -8.5 L2.4 -2.8 L8.5 -2.4 L3.8 1.6 L5.3 7.6 L0 4.3 L-5.3 7.6 L-3.8 1.6 L-8.5 -2.4 L-2.4 -2.8Z',
};
