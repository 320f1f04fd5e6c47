import type { BraveRatsEvent } from '../../protocol/described';
import type { Words } from '../../i18n/words';

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
export function reasonInWords(
  round: Played,
  winner: number,
  names: string[],
  words: Words,
): string {
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

export function tellEvents(events: BraveRatsEvent[], names: string[], words: Words): string[] {
  const { rats, cards } = words;
  const nameOf = (seat: number) => names[seat - 1] ?? '';
  const cardOf = (card: number) => cards[card] ?? '';
  const sentences: string[] = [];
  events.forEach((event, index) => {
    switch (event.kind) {
      case 'round_played': {
        const [first = '', second = ''] = event.cards.map((card, place) => {
          const isRaised = event.values[place] !== card;
          return cardOf(card) + (isRaised ? rats.plusTwo : '');
        });
        sentences.push(rats.bothPlay(nameOf(1), first, nameOf(2), second));
        const without = annulled(event);
        if (without !== undefined) sentences.push(rats.wizardAnnuls(cardOf(without)));
        sentences.push(reasonInWords(event, winnerAfter(events, index), names, words));
        return;
      }
      case 'card_shown':
        sentences.push(rats.shows(nameOf(event.seat), cardOf(event.card)));
        return;
      case 'card_kept':
        sentences.push(
          event.card === null
            ? rats.keepsSecretly(nameOf(event.seat))
            : rats.keeps(nameOf(event.seat), cardOf(event.card)),
        );
        return;
      case 'hands_known':
        event.hands.forEach((hand, seat) =>
          sentences.push(rats.handsKnown(names[seat] ?? '', cardNames(hand, words))),
        );
        return;
      case 'advantage':
        if (event.bonus) sentences.push(rats.hasBonus(nameOf(event.seat)));
        if (event.sees_first) {
          sentences.push(rats.seesFirst(nameOf(event.seat), otherOf(names, event.seat)));
        }
        return;
      case 'round_won':
        sentences.push(rats.roundsNow(nameOf(event.seat), event.rounds));
        return;
      case 'game_over':
        sentences.push(event.winner === 0 ? rats.drawnGame : rats.winsGame(nameOf(event.winner)));
        return;
      case 'draft_begins':
      case 'batch_drawn':
      case 'card_chosen':
      case 'round_undecided':
        // Either said with the round, or seen on the table.
        return;
    }
  });
  return sentences;
}
