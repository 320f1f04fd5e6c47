import type { Colour } from '../../protocol/first_rat';

/** Every colour of the path has a sign of its own, so that nobody has to tell colours apart. */
export type PathLook = { fill: string; edge: string; sign: string };

export const pathLook: Record<Colour, PathLook> = {
  yellow: {
    fill: '#f8cf4d',
    edge: '#a77a0c',
    sign: 'M0 -6 L1.8 -1.8 L6 0 L1.8 1.8 L0 6 L-1.8 1.8 L-6 0 L-1.8 -1.8Z',
  },
  white: { fill: '#f4f0e6', edge: '#9a917c', sign: 'M0 -6 L5 0 L0 6 L-5 0Z' },
  blue: {
    fill: '#63b0f5',
    edge: '#1d5c9c',
    sign: 'M0 -6 C4 -1 5 1 5 2.5 A5 4.5 0 0 1 -5 2.5 C-5 1 -4 -1 0 -6Z',
  },
  green: { fill: '#72c873', edge: '#2b702d', sign: 'M-4.6 -4.6 H4.6 V4.6 H-4.6Z' },
  orange: { fill: '#f79647', edge: '#97490a', sign: 'M0 -5.5 L5.6 4.6 L-5.6 4.6Z' },
};
