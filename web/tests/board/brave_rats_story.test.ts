import { braveRatsOnScreen } from '../../src/board/brave-rats/on_screen';
import { heldRounds, roundsOf } from '../../src/board/brave-rats/rounds';
import { tellEvents } from '../../src/board/brave-rats/story';
import { pageWords } from '../../src/i18n/page_words';
import type { BraveRatsEvent } from '../../src/protocol/described';
import { musicianAgainstGeneral, raisedSpyBeatsPrincess } from '../tables';

const names = ['Ann', 'Bob'];
const tell = (events: BraveRatsEvent[], language: 'en' | 'de' | 'fr' = 'en') =>
  tellEvents(events, names, pageWords(language)).flat();

describe('the log of a duel', () => {
  it('has one entry a round, also when all of them are told at once', () => {
    const shown: BraveRatsEvent = { kind: 'card_shown', seat: 2, card: 1 };
    const all = [...musicianAgainstGeneral, shown, ...raisedSpyBeatsPrincess];
    const entries = braveRatsOnScreen.tell(all, names, pageWords('en'), null);
    expect(entries).toHaveLength(3);
    expect(entries[0]).toContain('The Musician leaves the round undecided. The General: Ann has +2');
    expect(entries[1]).toBe('Bob shows the Princess.');
    expect(entries[2]).toContain('4 beats 1: the round goes to Ann. That makes 3 for Ann.');
  });
});

describe('the story of a round', () => {
  it('says who played what, why it ended so and what follows', () => {
    expect(tell(musicianAgainstGeneral)).toEqual([
      'Ann plays General, Bob plays Musician.',
      'The Musician leaves the round undecided.',
      'The General: Ann has +2 in the next round.',
    ]);
  });

  it('says which card counted more than its number', () => {
    expect(tell(raisedSpyBeatsPrincess)).toEqual([
      'Ann plays Spy +2, Bob plays Princess.',
      '4 beats 1: the round goes to Ann.',
      'That makes 3 for Ann.',
      "The Spy: in the next round Ann sees Bob's card first.",
    ]);
  });

  it('puts the winner first, whoever that is', () => {
    const events: BraveRatsEvent[] = [
      { kind: 'round_played', cards: [3, 2], values: [3, 2], reason: 'lower_value', worth: [1, 1] },
      { kind: 'round_won', seat: 2, rounds: 1, total: 1 },
    ];
    expect(tell(events, 'de')[1]).toBe(
      'Mit einem Assassinen gewinnt der kleinere Wert, 2 gegen 3: Die Runde geht an Bob.',
    );
  });

  it('says what a Wizard took away, but not from another Wizard', () => {
    const against = (card: number): BraveRatsEvent => ({
      kind: 'round_played',
      cards: [5, card],
      values: [5, card],
      reason: 'higher_value',
      worth: [1, 1],
    });
    expect(tell([against(0)])).toContain('The Wizard takes away the ability of the Musician.');
    expect(tell([against(5)]).join()).not.toContain('takes away');
  });

  it('says how the game ended', () => {
    const princess: BraveRatsEvent[] = [
      { kind: 'round_played', cards: [1, 7], values: [1, 7], reason: 'princess_meets_prince', worth: [1, 1] },
      { kind: 'game_over', winner: 1 },
    ];
    expect(tell(princess, 'fr').slice(1)).toEqual([
      'La Princesse rencontre le Prince : Ann gagne aussitôt la partie !',
    ]);
    expect(tell([{ kind: 'game_over', winner: 0 }])).toEqual(['The cards are used up: the game is a draw.']);
  });

  it('keeps secret what is kept in secret', () => {
    expect(tell([{ kind: 'card_kept', seat: 2, card: null }])).toEqual(['Bob keeps a card in secret.']);
  });
});

describe('the rounds of a game', () => {
  it('belong to whoever wins them from the table', () => {
    const rounds = roundsOf([...musicianAgainstGeneral, ...raisedSpyBeatsPrincess], false);
    expect(rounds).toMatchObject([
      { number: 1, winner: 1, takesTable: false },
      { number: 2, winner: 1, takesTable: true },
    ]);
  });

  it('are undecided until then', () => {
    expect(roundsOf(musicianAgainstGeneral, false)[0]?.winner).toBe(0);
  });

  it('begin anew with the next game of a match', () => {
    const end: BraveRatsEvent = { kind: 'game_over', winner: 1 };
    const events = [...raisedSpyBeatsPrincess, end];
    expect(roundsOf(events, true)).toHaveLength(1);
    expect(roundsOf(events, false)).toEqual([]);
    expect(roundsOf([...events, ...musicianAgainstGeneral], false)[0]?.cards).toEqual([6, 0]);
  });

  it('are all at stake while they are undecided, however many that are', () => {
    const alike = [0, 1, 2, 3, 4].flatMap((card): BraveRatsEvent[] => {
      const worth = card === 4 ? [2, 2] : [1, 1];
      const on_table = [Math.min(3, card + 1), Math.min(3, card + 1)];
      return [
        { kind: 'round_played', cards: [card, card], values: [card, card], reason: 'equal_values', worth },
        { kind: 'round_undecided', on_table },
      ];
    });
    expect(heldRounds(roundsOf(alike, false))).toEqual([6, 6]);
    expect(heldRounds(roundsOf([...alike, ...raisedSpyBeatsPrincess], false))).toEqual([0, 0]);
  });
});
