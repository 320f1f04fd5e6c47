// Sounds are made on the spot: nothing to load. An instrument begins a tone at a time and lets it fade.
type Play = (speaker: AudioContext, out: AudioNode, pitch: number, start: number, length: number) => void;

// `held`: for which share of its length a tone stays as loud as it is at first.
function fading(
  speaker: AudioContext,
  out: AudioNode,
  loudness: number,
  start: number,
  length: number,
  held = 0,
) {
  const volume = speaker.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + 0.008);
  if (held > 0) volume.gain.setValueAtTime(loudness, start + length * held);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(out);
  return volume;
}

// Tones over a first one, each weaker than the one before, as bodies of glass and metal have them.
const ringing =
  (shape: OscillatorType, overtones: number[], loudness: number): Play =>
  (speaker, out, pitch, start, length) =>
    overtones.forEach((ratio, index) => {
      const tone = speaker.createOscillator();
      tone.type = shape;
      tone.frequency.value = pitch * ratio;
      const part = length / (1 + index * 0.7);
      tone.connect(fading(speaker, out, loudness / (1 + index * 1.5), start, part));
      tone.start(start);
      tone.stop(start + part);
    });

let noise: AudioBuffer | null = null;

function noiseOf(speaker: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = speaker.createBuffer(1, speaker.sampleRate, speaker.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return noise;
}

// Noise through a filter that moves from the pitch to `rise` times it.
const hissing =
  (filter: BiquadFilterType, rise: number, loudness: number, held = 0): Play =>
  (speaker, out, pitch, start, length) => {
    const source = speaker.createBufferSource();
    source.buffer = noiseOf(speaker);
    source.loop = true;
    const shaped = speaker.createBiquadFilter();
    shaped.type = filter;
    shaped.frequency.setValueAtTime(pitch, start);
    shaped.frequency.exponentialRampToValueAtTime(pitch * rise, start + length);
    source.connect(shaped).connect(fading(speaker, out, loudness, start, length, held));
    source.start(start);
    source.stop(start + length);
  };

// Begins low and is pulled up to its pitch.
const spring: Play = (speaker, out, pitch, start, length) => {
  const tone = speaker.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 0.85, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.05);
  tone.connect(fading(speaker, out, 0.2, start, length));
  tone.start(start);
  tone.stop(start + length);
};

export const instruments = {
  bottle: ringing('sine', [1, 2, 3.01], 0.2),
  bell: ringing('sine', [1, 2.76, 5.4], 0.1),
  tin: ringing('square', [1, 1.51, 2.37, 3.9], 0.05),
  spring,
  tap: hissing('bandpass', 0.6, 0.9),
  swish: hissing('bandpass', 2.5, 0.4, 0.2),
  rumble: hissing('lowpass', 6, 0.5, 0.5),
} satisfies Record<string, Play>;

export type Instrument = keyof typeof instruments;
