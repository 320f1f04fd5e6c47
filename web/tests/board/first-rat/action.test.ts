import { readAction, writeAction } from '../../../src/board/first-rat/action';
import { fixtures } from '../../fixtures/first_rat_fixtures';

describe('actions', () => {
  for (const [name, { choices, steps }] of Object.entries(fixtures)) {
    it(`of ${name} are read and written as they were`, () => {
      for (const { action } of choices) {
        const read = readAction(action);
        expect(read, action).not.toBeNull();
        expect(writeAction(read!)).toBe(action);
      }
      for (const event of steps.flatMap(({ events }) => events))
        if (event.kind === 'decided') expect(writeAction(readAction(event.action)!)).toBe(event.action);
    });
  }

  it('name rats, targets and pipes', () => {
    expect(readAction('move a5 c19~5~11')).toEqual({
      deed: 'move',
      routes: [
        { rat: 'a', target: 5, pipes: [] },
        { rat: 'c', target: 19, pipes: [5, 11] },
      ],
    });
    expect(readAction('build thruster -soda')).toEqual({
      deed: 'build',
      part: 'thruster',
      saved: 'soda',
    });
    expect(readAction('comic strong b')).toEqual({ deed: 'comic', comic: 'strong', rat: 'b' });
    expect(readAction('comic none')).toEqual({ deed: 'comic', comic: null, rat: null });
  });

  it('that are none are not read', () => {
    for (const text of [
      '',
      'move',
      'move e5',
      'move a',
      'move a5 b',
      'fly a5',
      'take cheese',
      'end it',
      'buy',
    ])
      expect(readAction(text), text).toBeNull();
  });
});
