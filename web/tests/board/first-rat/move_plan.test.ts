import { movesAmong, stackOf } from '../../../src/board/first-rat/move_assembly';
import { offeredTargets } from '../../../src/board/first-rat/move_plan';
import { firstRatWords } from '../../../src/i18n/first-rat/first_rat_words';
import { fixtures } from '../../fixtures/first_rat_fixtures';

const { board, seatNames, view, choices } = fixtures['four-seats-group-of-four']!;
const speaker = { words: firstRatWords('en'), board, seatNames };
const team = view.teams[0]!.rats;
const all = movesAmong(choices, team);

// What a host tells of very many choices: each rat alone, and a group for each new place.
const told = new Set<string>();
const some = all.map((move) => {
  const places = move.parts.map(({ stack, target }) => `${stack} ${target}`);
  const isTold = places.length === 1 || places.some((place) => !told.has(place));
  places.forEach((place) => told.add(place));
  return isTold ? move : { ...move, choice: { action: move.choice.action } };
});

describe('the places that a rat can go to', () => {
  const stacks = [...new Set(all.flatMap(({ parts }) => parts.map(({ stack }) => stack)))];

  it.each(stacks)('say what they bring, those of %s', (stack) => {
    for (const { chips, label } of offeredTargets(speaker, all, [], stack, 1)) {
      expect(chips.length).toBeGreaterThan(0);
      expect(label).not.toContain('–');
    }
  });

  it.each(stacks)('say so where what follows is not told of every choice, those of %s', (stack) => {
    expect(some.some(({ choice }) => choice.events === undefined)).toBe(true);
    expect(offeredTargets(speaker, some, [], stack, 1)).toEqual(offeredTargets(speaker, all, [], stack, 1));
  });

  it('say it of every further rat, too', () => {
    for (const { parts } of some.filter((move) => move.parts.length > 1)) {
      const [first, second] = parts;
      const targets = offeredTargets(speaker, some, [first!], second!.stack, 1);
      expect(targets.find(({ place }) => place === second!.target)?.chips.length).toBeGreaterThan(0);
    }
  });

  it('are those of rats that stand there', () => {
    expect(stacks.sort()).toEqual([...new Set(team.map(stackOf))].sort());
  });
});
