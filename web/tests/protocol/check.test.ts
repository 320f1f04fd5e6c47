import { checkBy } from '../../src/protocol/check';
import type { Schema } from '../../src/protocol/schema';

const text = { type: 'string' };
const number = { type: 'integer' };
const members = (properties: Record<string, Schema>, ...optional: string[]): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
});
const card = members({ name: text, value: number, note: text }, 'note');
const event = {
  anyOf: [members({ kind: { enum: ['won'] }, seat: number }), members({ kind: { enum: ['over'] } })],
};
const named = { $ref: '#/components/schemas/Card' };

const check = (schema: Schema, value: unknown, where: string) =>
  checkBy({ Card: card }, schema, value, where);

describe('a check', () => {
  it('lets through what is as it should be, and nothing else of it', () => {
    expect(check(card, { name: 'Spy', value: 2, colour: 'red' }, 'card')).toEqual({ name: 'Spy', value: 2 });
  });

  it('keeps an optional member only if it is there', () => {
    expect(check(card, { name: 'Spy', value: 2, note: 'new' }, 'card')).toHaveProperty('note', 'new');
    expect(check(card, { name: 'Spy', value: 2 }, 'card')).not.toHaveProperty('note');
  });

  it('says where something is wrong, what was expected and what was found', () => {
    const hand = [
      { name: 'Spy', value: 2 },
      { name: 'General', value: '6' },
    ];
    expect(() => check({ type: 'array', items: named }, hand, 'hand')).toThrow(
      'hand[1].value: expected a whole number, found "6"',
    );
  });

  it('says that something is missing', () => {
    expect(() => check(card, { name: 'Spy' }, 'card')).toThrow(
      'card.value: expected a whole number, found nothing',
    );
  });

  it('takes one of several texts and names them when it is none', () => {
    const phase = { enum: ['draft', 'play'] };
    expect(check(phase, 'draft', 'phase')).toBe('draft');
    expect(() => check(phase, 'sleep', 'phase')).toThrow('phase: expected draft, play, found "sleep"');
  });

  it('lets nothing be nothing only where that is allowed', () => {
    expect(check({ type: ['integer', 'null'] }, null, 'seat')).toBeNull();
    expect(check({ anyOf: [{ type: 'null' }, named] }, null, 'card')).toBeNull();
    expect(() => check(number, null, 'seat')).toThrow('expected a whole number, found null');
    expect(() => check({ anyOf: [{ type: 'null' }, named] }, 7, 'card')).toThrow(
      'card: expected an object, found 7',
    );
  });

  it('checks every member of an object by name', () => {
    const goods = { type: 'object', additionalProperties: number };
    expect(check(goods, { can: 1 }, 'parts')).toEqual({ can: 1 });
    expect(() => check(goods, { can: 1, soda: 'two' }, 'parts')).toThrow('parts.soda');
  });

  it('tells kinds of objects apart', () => {
    expect(check(event, { kind: 'won', seat: 1 }, 'event')).toEqual({ kind: 'won', seat: 1 });
    expect(() => check(event, { kind: 'won' }, 'event')).toThrow('event (won).seat');
    expect(() => check(event, { kind: 'lost' }, 'event')).toThrow('event.kind: expected won, over');
  });

  it('takes objects that do not say what they are for what they are most like', () => {
    const choice = { anyOf: [members({ action: text }), members({ action: text, card: number })] };
    expect(check(choice, { action: 'play 4', card: 4 }, 'choice')).toHaveProperty('card', 4);
    expect(check(choice, { action: 'move a4' }, 'choice')).toEqual({ action: 'move a4' });
    expect(() => check(choice, { action: 4, card: 4 }, 'choice')).toThrow('choice.action');
  });
});
