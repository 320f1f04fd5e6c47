import { joined, logOf } from '../../../src/board/first-rat/log';
import type { Event } from '../../../src/protocol/first_rat';
import {
  actionInWords,
  eventInWords,
  gainInWords,
  itemEffect,
  type Speaker,
} from '../../../src/board/first-rat/sentences';
import { firstRatWords } from '../../../src/i18n/first-rat/first_rat_words';
import { languages, type Language } from '../../../src/i18n/languages';
import { fixtures } from '../../fixtures/first_rat_fixtures';

// One event of every kind; a kind that is left out does not compile.
const events: { [Kind in Event['kind']]: Extract<Event, { kind: Kind }> } = {
  decided: { kind: 'decided', seat: 1, action: 'move a5' },
  rat_moved: { kind: 'rat_moved', seat: 1, rat: 'a', from: 0, to: 27 },
  pipe_paid: { kind: 'pipe_paid', seat: 1, good: 'can', amount: 1 },
  moldy_taken: { kind: 'moldy_taken', seat: 1, amount: 1, cheese: 3 },
  fee_paid: { kind: 'fee_paid', seat: 1, to: 2, amount: 1 },
  space_yields: {
    kind: 'space_yields',
    seat: 1,
    rat: 'a',
    good: 'bulb',
    space: 8,
    base: 2,
    light: 1,
    strong: 1,
  },
  backpack_yields: { kind: 'backpack_yields', seat: 1, good: 'cheese', backpack: 'yellow', amount: 2 },
  drink_used: { kind: 'drink_used', seat: 1 },
  gained: { kind: 'gained', seat: 1, good: 'core', amount: 3 },
  light_moved: { kind: 'light_moved', seat: 1, from: 0, to: 3 },
  burrow_entered: { kind: 'burrow_entered', seat: 1, space: 5 },
  comic_taken: { kind: 'comic_taken', seat: 1, comic: 'strong', rat: 'b' },
  rat_raised: { kind: 'rat_raised', seat: 1, rat: 'c' },
  award_taken: { kind: 'award_taken', seat: 1 },
  bought: { kind: 'bought', seat: 1, item: 'white', cheese: 6 },
  stolen: { kind: 'stolen', seat: 1, item: 'collector', rat: 'a' },
  built: { kind: 'built', seat: 1, track: 'cockpit' },
  donated: { kind: 'donated', seat: 1, cheese: 10 },
  goods_spent: { kind: 'goods_spent', seat: 1, good: 'calculator', amount: 2 },
  scored: { kind: 'scored', seat: 1, track: 'lights', space: 1, points: 8 },
  scoring_lapsed: { kind: 'scoring_lapsed', seat: 1, track: 'rocket' },
  end_announced: { kind: 'end_announced', seat: 1, rounds: 1 },
  card_drawn: { kind: 'card_drawn', seat: 2, card: 'A1' },
  cheese_from_greg: { kind: 'cheese_from_greg', seat: 1, amount: 1 },
  item_lost: { kind: 'item_lost', seat: 2, item: 'drink' },
  track_prepared: { kind: 'track_prepared', seat: 2, track: 'food' },
  deck_shuffled: { kind: 'deck_shuffled', seat: 2 },
  game_over: { kind: 'game_over' },
};

function speakerOf(language: Language, fixture = 'two-seats-early'): Speaker {
  const { board, seatNames } = fixtures[fixture]!;
  return { words: firstRatWords(language), board, seatNames };
}

describe('events', () => {
  for (const kind of Object.keys(events) as Event['kind'][]) {
    it(`of the kind ${kind} have a sentence in every language`, () => {
      const sentences = languages.map((language) => eventInWords(speakerOf(language), events[kind]));
      for (const sentence of sentences) {
        expect(sentence).not.toBe('');
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      }
      expect(new Set(sentences).size).toBe(3);
    });
  }

  it('say what light and strength add', () => {
    expect(eventInWords(speakerOf('en'), events.space_yields)).toBe(
      'space 8 yields 4 light bulbs (2 +1 light +1 strong)',
    );
    expect(eventInWords(speakerOf('de'), events.fee_paid)).toBe('zahlt 1 Käse an Ole');
    expect(eventInWords(speakerOf('fr'), { ...events.pipe_paid, amount: 0 })).toBe(
      'le raccourci ne coûte rien',
    );
  });

  it('call the seat that nobody sits on Greg', () => {
    expect(eventInWords(speakerOf('en', 'solo-middle'), events.fee_paid)).toBe('pays 1 cheese to Greg');
    expect(eventInWords(speakerOf('en', 'solo-middle'), events.card_drawn)).toBe(
      'draws A1: his rats, from the front, go 1, 2, 0 and 2 (Cockpit)',
    );
  });

  it('make a log that leaves out the corridors of the burrow and the ends of turns', () => {
    const speaker = speakerOf('en');
    const log = [
      [events.decided, events.rat_moved, { ...events.burrow_entered, space: 1 }],
      [{ ...events.decided, action: 'end' }],
      [
        { ...events.decided, action: 'left' },
        { ...events.burrow_entered, space: 6 },
      ],
      [{ ...events.decided, action: 'pass' }, events.game_over],
    ].flatMap((step) => logOf(speaker, step));
    expect(log.map(({ sentences }) => sentences)).toEqual([
      ['rat a goes from Start to Launchpad'],
      ['chooses: in the burrow towards Stored food'],
      ['chooses: nothing'],
      ['The game is over.'],
    ]);
  });
});

describe('the log', () => {
  const gained: Event = { kind: 'gained', seat: 1, good: 'bulb', amount: 4 };
  const told = (steps: Event[]) =>
    logOf(speakerOf('en'), steps).map(({ sentences }) => joined(sentences, speakerOf('en').words));

  it('says once what a space yields', () => {
    expect(told([events.space_yields, gained])).toEqual([
      'space 8 yields 4 light bulbs (2 +1 light +1 strong)',
    ]);
  });

  it('adds up what several spaces yield, or a drink doubles', () => {
    const other = { ...events.space_yields, space: 14 };
    const [sum] = told([events.space_yields, other, { ...gained, amount: 8 }]);
    expect(sum).toMatch(/; gets 8 light bulbs$/);
    const [doubled] = told([events.space_yields, events.drink_used, { ...gained, amount: 8 }]);
    expect(doubled).toMatch(/; gets 8 light bulbs$/);
  });

  it('has no news of somebody who keeps his energy drink', () => {
    expect(told([{ ...events.decided, action: 'collect' }, gained])).toEqual([]);
    expect(told([{ ...events.decided, action: 'collect' }, gained, events.light_moved])).toEqual([
      'the light marker reaches light 3',
    ]);
  });

  it('has whole sentences apart', () => {
    const entry: Event[] = [events.rat_moved, events.end_announced, events.award_taken];
    expect(told(entry)).toEqual([
      'rat a goes from Start to Launchpad; takes an award. The next round is the last one.',
    ]);
  });
});

describe('choices', () => {
  it('of a booth say what an item gives', () => {
    const speaker = speakerOf('en');
    expect(gainInWords(speaker, { action: 'steal drink' })).toBe(
      'doubles everything you collect in one turn',
    );
    expect(gainInWords(speaker, { action: 'buy lights' })).toMatch(/^\d points for each of your markers/);
    expect(gainInWords(speaker, { action: 'end' })).toBe('');
  });

  for (const [name, { board, view, choices, seatNames }] of Object.entries(fixtures)) {
    it(`of ${name} have words of their own in every language`, () => {
      for (const language of languages) {
        const speaker = { words: firstRatWords(language), board, seatNames };
        const texts = choices.map((choice) => actionInWords(speaker, choice, view));
        expect(new Set(texts).size).toBe(choices.length);
        for (const text of texts) expect(text).not.toMatch(/undefined|NaN|^$/);
      }
    });
  }
});

describe.each(languages)('what items do, in %s', (language: Language) => {
  const { words, board, seatNames } = speakerOf(language);
  const speaker: Speaker = {
    words,
    seatNames,
    board: {
      ...board,
      comic_amounts: { ...board.comic_amounts, stride: 8 },
      cap_rules: {
        ...board.cap_rules,
        rocket: { points: 37, counts: ['drinks', 'awards'], at_least: 0 },
        allrounder: { points: 41, counts: ['tracks'], at_least: 6 },
      },
    },
  };

  it('is told with the numbers of the board', () => {
    expect(itemEffect(speaker, 'stride')).toContain('8');
    expect(itemEffect(speaker, 'rocket')).toContain('37');
    expect(itemEffect(speaker, 'allrounder')).toMatch(/41.*6/);
  });

  it('names what a bottle cap counts', () => {
    const { drinks, awards, tracks } = speaker.words.countables;
    expect(itemEffect(speaker, 'rocket')).toContain(drinks.one);
    expect(itemEffect(speaker, 'rocket')).toContain(awards.one);
    expect(itemEffect(speaker, 'allrounder')).toContain(tracks.many);
  });
});

describe('places and things have their articles', () => {
  it.each([
    ['de', 'Ratte a geht vom Start zur Startrampe'],
    ['fr', 'le rat a va du Départ à la Rampe de lancement'],
  ] as const)('of a way, in %s', (language, sentence) => {
    const moved: Event = { kind: 'rat_moved', seat: 1, rat: 'a', from: 0, to: 27 };
    expect(eventInWords(speakerOf(language), moved)).toBe(sentence);
  });

  it.each([
    ['en', 'steals the white backpack; rat a goes back to Start'],
    ['de', 'stiehlt den Rucksack (weiß); Ratte a geht zurück zum Start'],
    ['fr', 'vole le sac à dos blanc ; le rat a retourne au Départ'],
  ] as const)('of what is stolen, in %s', (language, sentence) => {
    const stolen: Event = { kind: 'stolen', seat: 1, item: 'white', rat: 'a' };
    expect(eventInWords(speakerOf(language), stolen)).toBe(sentence);
  });

  it.each([
    [1, 'prend 1 fromage moisi'],
    [2, 'prend 2 fromages moisis'],
  ])('and their plural: %i', (amount, sentence) => {
    expect(eventInWords(speakerOf('fr'), { ...events.moldy_taken, amount })).toBe(sentence);
  });
});
