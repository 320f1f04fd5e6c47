import type { StudyWords } from '../i18n/study/words';
import type { Words } from '../i18n/words';
import type { Replay } from '../protocol/described';

// Records do not tell who played.
export function namesInReplay(replay: Replay, words: Words, study: StudyWords): string[] {
  if (replay.names.some((name) => name !== '')) return replay.names;
  if (replay.game === 'brave-rats') return [...words.sides];
  const seats = replay.games[0]?.board.seats ?? 0;
  return Array.from({ length: seats }, (_, index) => study.replay.player(index + 1));
}
