import { instruments } from './instruments';
import { melodies, type Melody, type Note } from './melodies';

let speaker: AudioContext | null = null;

// `volume` is a number of percent. Ears hear loudness in steps that grow.
export function playSound(melody: Melody, volume: number) {
  if (typeof AudioContext === 'undefined' || volume <= 0) return;
  speaker ??= new AudioContext();
  const now = speaker.currentTime;
  for (const note of melodies[melody] as Note[]) {
    const loudness = speaker.createGain();
    loudness.gain.value = (volume / 100) ** 2 * 1.6 * (note.loudness ?? 1);
    loudness.connect(speaker.destination);
    instruments[note.on](speaker, loudness, note.pitch, now + note.at, note.length);
  }
}
