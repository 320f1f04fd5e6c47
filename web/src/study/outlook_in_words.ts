import { listed } from '../i18n/listed';
import { nameOf, pointsInWords, type Speaker } from '../board/first-rat/sentences';
import type { StudyWords } from '../i18n/study/words';
import type { Outlook } from '../protocol/described';
import { broughtInWords } from './gains_in_words';

// What a turn leads to, a sentence each: what it keeps from others, what it lights, what comes next.
export function outlookInWords(outlook: Outlook, speaker: Speaker, study: StudyWords): string[] {
  const { words } = speaker;
  const kept = outlook.kept.map(({ seat, track, points }) =>
    study.outlook.kept(nameOf(speaker, seat), words.tracks[track], pointsInWords(words, points)),
  );
  const spaces = listed(words, outlook.lit.map(String));
  const lit =
    outlook.lit.length > 0
      ? [study.outlook[outlook.lit.length === 1 ? 'litOne' : 'litMany'](spaces, outlook.rats_to_come)]
      : [];
  const next =
    outlook.next.length > 0
      ? [
          study.outlook[outlook.turns_until === 1 ? 'next' : 'second'](
            broughtInWords(outlook.next, speaker, study),
          ),
        ]
      : [];
  return [...kept, ...lit, ...next];
}
