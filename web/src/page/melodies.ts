import type { Instrument } from './instruments';

// When (in seconds), on what, how high (in hertz), and how long; as loud as the instrument is unless a
// note says otherwise.
export interface Note {
  at: number;
  on: Instrument;
  pitch: number;
  length: number;
  loudness?: number;
}

const run = (on: Instrument, pitches: number[], step: number, length: number): Note[] =>
  pitches.map((pitch, index) => ({ at: index * step, on, pitch, length }));

// A junkyard makes music with what lies about: tins, bottles, springs, a bicycle bell.
export const melodies = {
  card: [...run('swish', [1400], 0, 0.16), { at: 0.12, on: 'tap', pitch: 180, length: 0.09 }],
  turn: run('bottle', [659, 988], 0.13, 0.5),
  won: [
    ...run('bottle', [523, 659, 784, 1047], 0.13, 0.7),
    { at: 0.52, on: 'bell', pitch: 1319, length: 1.2, loudness: 0.5 },
  ],
  lost: run('spring', [392, 349, 294, 220], 0.2, 0.5),
  steps: run('tap', [520, 430, 540, 450], 0.11, 0.06),
  goods: run('spring', [587, 784], 0.08, 0.25),
  light: run('bell', [1175, 1480, 1760], 0.09, 0.8),
  item: [...run('tin', [740], 0, 0.2), ...run('bottle', [880, 1175], 0.1, 0.4)],
  build: [...run('tin', [310, 310, 415], 0.17, 0.3), { at: 0.51, on: 'bottle', pitch: 622, length: 0.6 }],
  bell: run('bell', [1760, 1760, 1760], 0.16, 0.6),
  launch: [
    { at: 0, on: 'rumble', pitch: 90, length: 4.2 },
    { at: 1.4, on: 'swish', pitch: 500, length: 2.4 },
    ...run('bottle', [392, 523, 659, 784, 1047], 0.16, 0.9).map((note) => ({ ...note, at: note.at + 1.6 })),
  ],
} satisfies Record<string, Note[]>;

export type Melody = keyof typeof melodies;
