import type { TablePicture } from '../../src/host/table_picture';
import { goalsOf, isLearnt, lessonFor } from '../../src/learn/lesson';
import { fixtures } from '../fixtures/first_rat_fixtures';
import { recordedGames } from '../fixtures/learn/recorded_games';

const nothing = new Set<string>();

// What the coach says in the course of a game to somebody who listens to everything.
function told(pictures: TablePicture[]): string[][] {
  const seen = new Set<string>();
  return pictures.map((picture) => {
    const names: string[] = [];
    for (let lesson = lessonFor(picture, seen); lesson; lesson = lessonFor(picture, seen)) {
      names.push(lesson.name);
      seen.add(lesson.name);
    }
    return names;
  });
}

function met(picture: TablePicture): string[] {
  return goalsOf(picture).flatMap(({ name, isMet }) => (isMet ? [name] : []));
}

function pictureOf(name: string): TablePicture {
  const { board, view, choices, canUndo, steps, ownSeat } = fixtures[name]!;
  const [first] = recordedGames.firstRat;
  return { ...first!, seat: ownSeat, board, view, choices, canUndo, steps } as unknown as TablePicture;
}

const { firstRat, duelOfWonRounds, duelWithRoundsOnTheTable } = recordedGames;

describe('the lessons of a game', () => {
  it.each(Object.entries(recordedGames))('of %s are each told once', (_, pictures) => {
    const all = told(pictures).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(Object.entries(recordedGames))('of %s are never many at a time', (_, pictures) => {
    expect(Math.max(...told(pictures).map((lessons) => lessons.length))).toBeLessThanOrEqual(4);
  });

  it('are none before there is anything to see', () => {
    expect(lessonFor({ ...firstRat[0]!, view: null, board: null }, nothing)).toBeNull();
    expect(goalsOf({ ...firstRat[0]!, view: null, board: null })).toEqual([]);
  });
});

describe('learning First Rat', () => {
  const at = (phase: string) =>
    firstRat.find(({ view }) => (view as { turn: { phase: string } }).turn.phase === phase)!;

  it('begins with the aim of the game, then asks for a first move', () => {
    const first = firstRat[0]!;
    expect(lessonFor(first, nothing)).toMatchObject({
      name: 'welcome',
      isToTry: false,
      pointsAt: "[data-about='rocket']",
    });
    expect(lessonFor(first, new Set(['welcome']))).toMatchObject({
      name: 'move-one',
      isToTry: true,
      mayWait: false,
      example: 'move a1',
    });
    expect(lessonFor(first, new Set(['welcome', 'move-one']))).toBeNull();
  });

  it('goes on with what was collected, and that rats can go together', () => {
    expect(told(firstRat)[1]).toEqual(['collected', 'group']);
  });

  it('wants several rats to go together, says how, and lets that wait', () => {
    const group = lessonFor(firstRat[1]!, new Set(['collected']))!;
    expect(group).toMatchObject({ name: 'group', isToTry: true, mayWait: true });
    expect(firstRat[1]!.choices.map(({ action }) => action)).toContain(group.example);
    expect(group.isFollowedBy(group.example!)).toBe(true);
    expect(group.isFollowedBy('move a5')).toBe(false);
  });

  it('wants a part to be built, not the turn to be ended', () => {
    const build = lessonFor(at('build'), nothing)!;
    expect(build.isFollowedBy('build cockpit')).toBe(true);
    expect(build.isFollowedBy('end')).toBe(false);
  });

  it.each([
    ['shop', 'shop'],
    ['burrow', 'junction'],
    ['drink', 'drink'],
    ['build', 'build'],
    ['reward', 'reward'],
  ])('explains what is asked in the phase %s before anything else', (phase, name) => {
    expect(lessonFor(at(phase), nothing)).toMatchObject({ name, isToTry: true });
  });

  it('points at the booth where somebody shops', () => {
    expect(lessonFor(at('shop'), nothing)?.pointsAt).toBe("[data-about='booth hamster']");
  });

  it.each([
    ['five-seats-library', 'library'],
    ['two-seats-take', 'take'],
    ['two-seats-donate', 'donate'],
    ['two-seats-build', 'build'],
  ])('knows what to say about %s', (fixture, name) => {
    const others = fixture === 'two-seats-donate' ? new Set(['build']) : nothing;
    expect(lessonFor(pictureOf(fixture), others)?.name).toBe(name);
  });

  it('warns of the end when it is announced', () => {
    const picture = pictureOf('two-seats-late');
    const ending = { ...picture, choices: [], view: { ...picture.view!, last_round: 20 } as never };
    expect(lessonFor(ending, nothing)?.name).toBe('end-is-near');
  });

  it('tells of the lights when they have moved', () => {
    const picture = firstRat[1]!;
    const moved = { kind: 'light_moved' as const, seat: 1, from: 0, to: 1 };
    const lit = { ...picture, steps: [...picture.steps, { sequence: 99, events: [moved] }] };
    expect(told([lit]).flat()).toContain('light');
    expect(told([picture]).flat()).not.toContain('light');
    expect(met(lit)).toContain('light');
  });

  it('counts what the learner has done, and not what others have', () => {
    expect(met(firstRat[0]!)).toEqual([]);
    expect(met(firstRat[1]!)).toEqual(['one', 'goods']);
    expect(met(firstRat[2]!)).toEqual(['one', 'several', 'goods']);
    expect(met(firstRat.at(-1)!)).toEqual(['one', 'several', 'goods', 'burrow', 'booth', 'scored']);
  });

  it('is enough after eight turns, but not in the middle of one', () => {
    const views = firstRat.map(({ view }) => view as unknown as { round: number; turn: { phase: string } });
    const learnt = views.filter((_, index) => isLearnt(firstRat[index]!));
    expect(learnt.map(({ round, turn }) => [round, turn.phase])).toEqual([
      [9, 'move'],
      [10, 'move'],
      [11, 'move'],
    ]);
  });
});

describe('learning BraveRats', () => {
  it('begins with the cards, then asks for one', () => {
    expect(told(duelOfWonRounds)[0]).toEqual(['welcome', 'abilities']);
  });

  it('explains a round that stays on the table', () => {
    expect(told(duelWithRoundsOnTheTable)[1]).toContain('undecided');
    expect(told(duelOfWonRounds).flat()).not.toContain('undecided');
  });

  it('tells whoever must show a card first why', () => {
    const asked = [...duelOfWonRounds, ...duelWithRoundsOnTheTable].flatMap(
      (picture) => lessonFor(picture, new Set(['welcome', 'abilities']))?.name ?? [],
    );
    expect(asked.some((name) => name === 'show-first' || name === 'answer')).toBe(true);
  });

  it('is over when the duel is', () => {
    expect(duelOfWonRounds.map(isLearnt)).toEqual([false, false, false, false, false, true]);
  });

  it('checks off what was seen', () => {
    expect(met(duelOfWonRounds[0]!)).toEqual([]);
    expect(met(duelWithRoundsOnTheTable.at(-1)!)).toEqual([
      'played',
      'effect',
      'decided',
      'held',
      'finished',
    ]);
    expect(met(duelOfWonRounds.at(-1)!)).not.toContain('held');
  });
});
