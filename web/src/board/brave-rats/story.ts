import type { BraveRatsEvent } from '../../protocol/described';
import type { Words } from '../../i18n/words';
import type { Round } from './rounds';

const wizard = 5;

type Played = Extract<BraveRatsEvent, { kind: 'round_played' }>;

export function cardNames(hand: string, words: Words): string {
  return [...hand].map((digit) => words.cards[Number(digit)]).join(', ');
}

// Of a Wizard's opponent it is said that it has no ability, unless that is another Wizard.
function annulled({ cards }: Played): number | undefined {
  if (!cards.includes(wizard)) return undefined;
  return cards.find((card) => card !== wizard);
}

function otherOf(names: string[], seat: number): string {
  return names[2 - seat] ?? '';
}

// The sentence that says why a round ended as it did. Who has won it comes from what follows.
export function reasonInWords(round: Played, winner: number, names: string[], words: Words): string {
  const name = names[winner - 1] ?? '';
  const [first = 0, second = 0] = round.values;
  const [own, against] = winner === 2 ? [second, first] : [first, second];
  switch (round.reason) {
    case 'musician':
      return words.rats.musician;
    case 'princess_meets_prince':
      return words.rats.princess(name);
    case 'prince':
      return words.rats.prince(name);
    case 'lower_value':
      return words.rats.lower(own, against, name);
    case 'higher_value':
      return words.rats.higher(own, against, name);
    case 'equal_values':
      return words.rats.equal(first, second);
  }
}

function winnerAfter(events: BraveRatsEvent[], from: number): number {
  for (const event of events.slice(from + 1)) {
    if (event.kind === 'round_played') return 0;
    if (event.kind === 'round_won') return event.seat;
    if (event.kind === 'game_over') return event.winner;
  }
  return 0;
}

function reasonBefore(events: BraveRatsEvent[], index: number): Played['reason'] | undefined {
  const rounds = events.slice(0, index).filter((event) => event.kind === 'round_played');
  return rounds.at(-1)?.reason;
}

function sentencesOf(
  event: BraveRatsEvent,
  index: number,
  events: BraveRatsEvent[],
  names: string[],
  words: Words,
): string[] {
  const { rats, cards } = words;
  const nameOf = (seat: number) => names[seat - 1] ?? '';
  const cardOf = (card: number) => cards[card] ?? '';
  switch (event.kind) {
    case 'round_played': {
      const [first = '', second = ''] = event.cards.map((card, place) => {
        const isRaised = event.values[place] !== card;
        return cardOf(card) + (isRaised ? rats.plusTwo : '');
      });
      const without = annulled(event);
      return [
        rats.bothPlay(nameOf(1), first, nameOf(2), second),
        ...(without === undefined ? [] : [rats.wizardAnnuls(cardOf(without))]),
        reasonInWords(event, winnerAfter(events, index), names, words),
      ];
    }
    case 'card_shown':
      return [rats.shows(nameOf(event.seat), cardOf(event.card))];
    case 'card_kept':
      return [
        event.card === null
          ? rats.keepsSecretly(nameOf(event.seat))
          : rats.keeps(nameOf(event.seat), cardOf(event.card)),
      ];
    case 'hands_known':
      return event.hands.map((hand, seat) => rats.handsKnown(names[seat] ?? '', cardNames(hand, words)));
    case 'advantage':
      return [
        ...(event.bonus ? [rats.hasBonus(nameOf(event.seat))] : []),
        ...(event.sees_first ? [rats.seesFirst(nameOf(event.seat), otherOf(names, event.seat))] : []),
      ];
    case 'round_won':
      return [rats.roundsNow(nameOf(event.seat), event.total)];
    case 'game_over':
      // The Princess has said it already.
      if (reasonBefore(events, index) === 'princess_meets_prince') return [];
      return [event.winner === 0 ? rats.drawnGame : rats.winsGame(nameOf(event.winner))];
    case 'draft_begins':
    case 'batch_drawn':
    case 'card_chosen':
    case 'round_undecided':
      // Either said with the round, or seen on the table.
      return [];
  }
}

const consequences: BraveRatsEvent['kind'][] = ['advantage', 'round_won', 'round_undecided', 'game_over'];

// The sentences of each thing that happened. A round is one thing with all that follows from it; a game that
// is opened again has many at once.
export function tellEvents(events: BraveRatsEvent[], names: string[], words: Words): string[][] {
  const told: string[][] = [];
  for (const [index, event] of events.entries()) {
    if (told.length === 0 || !consequences.includes(event.kind)) told.push([]);
    told.at(-1)?.push(...sentencesOf(event, index, events, names, words));
  }
  return told.filter((sentences) => sentences.length > 0);
}

// What has to be said of a round where its cards lie to be seen, and the rounds that everybody has won.
export function whatFollows(round: Round, names: string[], words: Words): string[] {
  return round.events
    .flatMap((event, index) => {
      if (event.kind !== 'round_won') return sentencesOf(event, index, round.events, names, words);
      return round.takesTable ? [words.rats.takesTable(names[event.seat - 1] ?? '')] : [];
    })
    .slice(1);
}
