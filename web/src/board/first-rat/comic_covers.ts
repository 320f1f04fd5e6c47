import type { Comic } from '../../protocol/first_rat';

/** What is on the cover of each comic: a colour and a sign that hints at what it does. */
export const comicCovers: Record<Comic, { fill: string; sign: string }> = {
  pipes: { fill: '#3f8f86', sign: 'M-6 4 V0 Q-6 -4 -2 -4 H5 M2 -7 L5 -4 L2 -1' },
  guest: { fill: '#b8455f', sign: 'M0 5 L-5 0 A2.9 2.9 0 0 1 0 -4 A2.9 2.9 0 0 1 5 0Z' },
  thrift: { fill: '#4f8a3a', sign: 'M-5 -1 H5' },
  blend: {
    fill: '#b8651c',
    sign: 'M-2 -1 m-3.5 0 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0 M-1 -1 a3.5 3.5 0 1 0 7 0 a3.5 3.5 0 1 0 -7 0',
  },
  march: { fill: '#4a5fb8', sign: 'M-6 4 L-3.5 -5 L-1 4 M1 4 L3.5 -5 L6 4' },
  stride: { fill: '#7a4fc0', sign: 'M-6 -5 L-1 -1 L-6 3 M0 -5 L5 -1 L0 3' },
  strong: { fill: '#a23b3b', sign: 'M-6 -4 V2 M6 -4 V2 M-6 -1 H6 M-3.5 -5 V3 M3.5 -5 V3' },
  swift: { fill: '#2b86b8', sign: 'M2 -7 L-4 0 H3 L-2 6' },
  haggler: { fill: '#8a7a1c', sign: 'M-5 4 L5 -6 M-4 -5 h0.1 M4 3 h0.1' },
  loner: { fill: '#5a5a78', sign: 'M0 -6 a2.5 2.5 0 1 0 0.1 0 M-5 5 Q0 -3 5 5' },
};
