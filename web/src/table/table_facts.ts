import { companyWords } from '../i18n/table/company_words';
import type { Words } from '../i18n/words';
import type { TableState } from '../protocol/described';

type MadeWith = TableState['made_with'];

const day = 86_400;

function clockFacts(clock: NonNullable<MadeWith['clock']>, words: Words): string {
  const say = companyWords(words.language);
  const time =
    clock.seconds % day === 0 ? say.days(clock.seconds / day) : say.minutes(Math.ceil(clock.seconds / 60));
  return clock.kind === 'turn' ? say.clockOf.turn(time) : say.clockOf.game(time, clock.increment ?? 0);
}

// What a table was made with, in words: what was chosen of the game, how long it lasts, and the clock.
export function tableFacts({ options, crowns, clock }: MadeWith, words: Words): string[] {
  const say = companyWords(words.language);
  const chosen = Object.entries(options).flatMap(([name, value]) => {
    const option = words.options[name];
    const said = option?.values[String(value)];
    return option && said ? [`${option.label}: ${said}`] : [];
  });
  return [
    ...chosen,
    ...(crowns === null ? [] : [say.match(crowns)]),
    clock ? clockFacts(clock, words) : say.clockOf.none,
  ];
}
