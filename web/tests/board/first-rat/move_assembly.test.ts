import {
  choiceFor,
  continuations,
  joiningStacks,
  movesAmong,
  targetsOf,
  type AssembledMove,
  type Part,
} from '../../../src/board/first-rat/move_assembly';
import { fixtures, type Fixture } from '../../fixtures/first_rat_fixtures';

const moving = Object.entries(fixtures).filter(([, { view }]) => view.turn.phase === 'move');

function movesOf({ choices, view, ownSeat }: Fixture): AssembledMove[] {
  return movesAmong(choices, view.teams[ownSeat - 1]!.rats);
}

/** Everything that can be confirmed by adding offered parts in any order. */
function reachable(moves: AssembledMove[]): Set<string> {
  const actions = new Set<string>();
  const seen = new Set<string>();
  const explore = (planned: Part[]) => {
    const key = planned
      .map((part) => JSON.stringify(part))
      .sort()
      .join();
    if (seen.has(key)) return;
    seen.add(key);
    const choice = choiceFor(moves, planned);
    if (choice) actions.add(choice.action);
    const offered = continuations(moves, planned);
    // No plan that was offered leads nowhere.
    if (planned.length > 0) expect(choice !== null || offered.length > 0).toBe(true);
    for (const part of offered) explore([...planned, part]);
  };
  explore([]);
  return actions;
}

describe('a move put together rat by rat', () => {
  it('is tried on groups of every size', () => {
    const sizes = moving.flatMap(([, fixture]) => movesOf(fixture).map(({ parts }) => parts.length));
    expect(new Set(sizes)).toEqual(new Set([1, 2, 3, 4]));
  });

  for (const [name, fixture] of moving) {
    it(`can become every choice of ${name} and nothing else`, () => {
      expect([...reachable(movesOf(fixture))].sort()).toEqual(
        fixture.choices.map(({ action }) => action).sort(),
      );
    });

    it(`finds every choice of ${name} whichever rat is taken first`, () => {
      const moves = movesOf(fixture);
      for (const { choice, parts } of moves)
        for (const order of [parts, [...parts].reverse()]) {
          const planned: Part[] = [];
          for (const part of order) {
            expect(joiningStacks(moves, planned)).toContain(part.stack);
            const target = targetsOf(moves, planned, part.stack).find(
              (offer) => offer.target === part.target,
            );
            expect(target?.ways).toContainEqual(part);
            planned.push(part);
          }
          expect(choiceFor(moves, planned)?.action).toBe(choice.action);
        }
    });
  }

  it('lets either of two rats on Start go first', () => {
    const moves = movesAmong(
      [{ action: 'move a2' }, { action: 'move a5' }, { action: 'move a2 b5' }],
      [{ place: 0 }, { place: 0 }, { place: 28 }, { place: 28 }],
    );
    const later: Part = { stack: '0', target: 5, pipes: [] };
    expect(targetsOf(moves, [later], '0').map(({ target }) => target)).toEqual([2]);
    expect(choiceFor(moves, [later, { stack: '0', target: 2, pipes: [] }])?.action).toBe('move a2 b5');
  });

  it('offers the way on foot before the pipe', () => {
    const moves = movesAmong(
      [{ action: 'move a20~11' }, { action: 'move a20' }],
      [{ place: 11 }, { place: 28 }, { place: 28 }, { place: 28 }],
    );
    expect(targetsOf(moves, [], '11')[0]?.ways.map(({ pipes }) => pipes)).toEqual([[], [11]]);
  });

  it('keeps apart rats whose tokens differ', () => {
    const moves = movesAmong(
      [{ action: 'move a3' }, { action: 'move b7' }],
      [{ place: 0 }, { place: 0, tokens: ['swift'] }],
    );
    expect(joiningStacks(moves, [])).toEqual(['0', '0 swift']);
    expect(targetsOf(moves, [], '0 swift').map(({ target }) => target)).toEqual([7]);
  });
});
