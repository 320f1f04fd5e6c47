// A few notes, made on the spot: nothing to load.
const melodies = {
  card: [330, 440],
  turn: [523],
  won: [523, 659, 784, 1047],
  lost: [392, 330, 262],
  steps: [220, 247],
  goods: [587, 698],
  light: [784, 988, 1175],
  item: [494, 659],
  build: [262, 330, 392, 523],
  bell: [880, 660, 880],
} as const;

export type Melody = keyof typeof melodies;

let context: AudioContext | null = null;

export function playSound(melody: Melody) {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const speaker = context;
  melodies[melody].forEach((frequency, index) => {
    const start = speaker.currentTime + index * 0.12;
    const tone = speaker.createOscillator();
    const volume = speaker.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.25);
    tone.connect(volume).connect(speaker.destination);
    tone.start(start);
    tone.stop(start + 0.25);
  });
}
