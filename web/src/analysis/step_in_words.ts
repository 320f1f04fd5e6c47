import { actionInWords, eventInWords, itemInWords } from '../board/first-rat/sentences';
import { firstRatWords } from '../i18n/first-rat/first_rat_words';
import type { AnalysisWords } from '../i18n/analysis/words';
import type { Words } from '../i18n/words';
import type { AnalysisStep, GameBoard } from '../protocol/described';
import type { Board, Event } from '../protocol/first_rat';

// A step as a list of moves shows it.
export interface StepLook {
  // Whose it is; null of chance and of rounds, which are everybody's.
  seat: number | null;
  text: string;
  // The two cards of a round.
  cards: number[] | null;
}

export function stepLook(
  step: AnalysisStep,
  board: GameBoard,
  names: string[],
  words: Words,
  analysis: AnalysisWords,
): StepLook {
  const seat = step.moves.length === 1 ? step.moves[0]!.seat : null;
  if (board.game === 'brave-rats') return duelStep(step, seat, names, words, analysis);
  const speaker = { words: firstRatWords(words.language), board, seatNames: names };
  const events = step.events as Event[];
  // What chance draws says it itself; what follows from it is seen on the board.
  const text =
    seat === null
      ? events
          .slice(0, 1)
          .map((event) => eventInWords(speaker, event, events))
          .join()
      : actionInWords(speaker, { action: step.text, events }, null);
  return { seat, text: capital(text), cards: null };
}

function duelStep(
  step: AnalysisStep,
  seat: number | null,
  names: string[],
  words: Words,
  analysis: AnalysisWords,
): StepLook {
  for (const event of step.events) {
    if (event.kind === 'round_played') {
      const [first = '', second = ''] = event.cards.map((card) => words.cards[card] ?? '');
      const text = words.rats.bothPlay(names[0] ?? '', first, names[1] ?? '', second);
      return { seat, text, cards: event.cards };
    }
    if (event.kind === 'card_kept' && event.card !== null && event.seat === seat)
      return { seat, text: words.rats.draftKeep(words.cards[event.card] ?? ''), cards: null };
  }
  return { seat, text: outcomeInWords(step.text, null, names, words, analysis), cards: null };
}

// What chance has drawn or can draw.
export function outcomeInWords(
  action: string,
  board: Board | null,
  names: string[],
  words: Words,
  analysis: AnalysisWords,
): string {
  const [deed, what = ''] = action.split(' ');
  if (board) return deed === 'lose' ? capital(itemInWords(firstRatWords(words.language), what)) : what;
  if (deed === 'first') return analysis.chance.first(names[Number(what) - 1] ?? '');
  return words.cards[Number(what)] ?? what;
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
