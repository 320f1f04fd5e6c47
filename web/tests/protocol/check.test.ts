import { byName, kinds, listOf, number, object, oneOf, orNull, text } from '../../src/protocol/check';

const card = object({ name: text, value: number }, { note: text });

describe('a check', () => {
  it('lets through what is as it should be, and nothing else of it', () => {
    expect(card({ name: 'Spy', value: 2, colour: 'red' }, 'card')).toEqual({ name: 'Spy', value: 2 });
  });

  it('keeps an optional member only if it is there', () => {
    expect(card({ name: 'Spy', value: 2, note: 'new' }, 'card')).toHaveProperty('note', 'new');
    expect(card({ name: 'Spy', value: 2 }, 'card')).not.toHaveProperty('note');
  });

  it('says where something is wrong, what was expected and what was found', () => {
    const hand = listOf(card);
    expect(() => hand([{ name: 'Spy', value: 2 }, { name: 'General', value: '6' }], 'hand')).toThrow(
      'hand[1].value: expected a number, found "6"',
    );
  });

  it('says that something is missing', () => {
    expect(() => card({ name: 'Spy' }, 'card')).toThrow('card.value: expected a number, found nothing');
  });

  it('takes one of several texts and names them when it is none', () => {
    const phase = oneOf('draft', 'play');
    expect(phase('draft', 'phase')).toBe('draft');
    expect(() => phase('sleep', 'phase')).toThrow('phase: expected draft, play, found "sleep"');
  });

  it('lets nothing be nothing only where that is allowed', () => {
    expect(orNull(number)(null, 'seat')).toBeNull();
    expect(() => number(null, 'seat')).toThrow('expected a number, found null');
  });

  it('checks every member of an object by name', () => {
    expect(() => byName(number)({ can: 1, soda: 'two' }, 'parts')).toThrow('parts.soda');
  });

  it('tells kinds of objects apart', () => {
    const event = kinds('kind', { won: { seat: number }, over: {} });
    expect(event({ kind: 'won', seat: 1 }, 'event')).toEqual({ kind: 'won', seat: 1 });
    expect(() => event({ kind: 'won' }, 'event')).toThrow('event (won).seat');
    expect(() => event({ kind: 'lost' }, 'event')).toThrow('event.kind: expected won, over');
  });
});
