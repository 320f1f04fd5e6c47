import { analysisSession } from '../../src/analysis/analysis_session.svelte';
import { linkTo } from '../../src/analysis/analysis_link';
import {
  begunAnew,
  begunAtPosition,
  begunWithLink,
  begunWithRecord,
  type Begun,
} from '../../src/analysis/begun_analysis';
import { stepsTo } from '../../src/analysis/move_tree';
import { writtenTree } from '../../src/analysis/written_tree';
import { Refusal } from '../../src/host/host';
import { routeOf } from '../../src/page/route';
import type { Analysis } from '../../src/protocol/described';
import { fakeEngine, opening } from './fake_engine';

const settled = () => new Promise((done) => setTimeout(done, 5));
const textsAt = ({ tree, here }: Pick<Begun, 'tree' | 'here'>) => stepsTo(tree, here).map(({ text }) => text);
const play = (red: number, blue: number) => [
  { seat: 1, action: `play ${red}` },
  { seat: 2, action: `play ${blue}` },
];

async function open(changes: object = {}) {
  const fake = fakeEngine();
  const host = { ...fake.engine, ...changes };
  const problems: unknown[] = [];
  const begun = await begunAnew(fake.engine, 'brave-rats', {});
  const session = analysisSession({
    host,
    begun,
    adviceAfter: 0,
    complain: (problem) => problems.push(problem),
  });
  await settled();
  return { session, problems, ...fake };
}

describe('an analysis', () => {
  it('shows where it begins, and then what is best there', async () => {
    const { session, advised } = await open();
    expect(session.seen?.choices.length).toBe(2);
    expect(session.advice?.game).toBe('brave-rats');
    expect(advised).toEqual([{ record: opening, line: [], then: [] }]);
  });

  it('lets a choice wait for the other side, and then takes a step', async () => {
    const { session, analysed } = await open();
    await session.choose({ seat: 2, action: 'play 0' });
    expect(session.chosen).toEqual([{ seat: 2, action: 'play 0' }]);
    expect(textsAt(session)).toEqual([]);
    await session.choose({ seat: 1, action: 'play 6' });
    expect(session.chosen).toEqual([]);
    expect(textsAt(session)).toEqual(['6:0']);
    expect(analysed.at(-1)?.then).toEqual([
      { seat: 2, action: 'play 0' },
      { seat: 1, action: 'play 6' },
    ]);
  });

  it('takes both choices of whoever does not wait for the answer to the first', async () => {
    const { session } = await open();
    void session.choose({ seat: 2, action: 'play 0' });
    void session.choose({ seat: 1, action: 'play 7' });
    void session.choose({ seat: 1, action: 'play 6' });
    await settled();
    expect(textsAt(session)).toEqual(['6:0']);
  });

  it('takes back what waits', async () => {
    const { session } = await open();
    await session.choose({ seat: 1, action: 'play 6' });
    session.takeBack();
    await settled();
    expect(session.chosen).toEqual([]);
    expect(session.seen?.choices.length).toBe(2);
  });

  it('branches where something else is tried, and goes back along the way it came', async () => {
    const { session } = await open();
    await session.chooseAll(play(6, 0));
    const first = session.here;
    await session.chooseAll(play(7, 7));
    session.goTo(first);
    await settled();
    await session.take(['2:2', '3:3']);
    expect(textsAt(session)).toEqual(['6:0', '2:2', '3:3']);
    expect(writtenTree(session.tree, session.here).line).toEqual(['6:0', '7:7', ['2:2', '3:3']]);
  });

  it('goes as far as somebody steps who does not wait for the answers', async () => {
    const { session } = await open();
    await session.take(['6:0', '7:7', '1:1']);
    session.step('back');
    session.step('back');
    session.step('back');
    session.step('forward');
    await settled();
    expect(textsAt(session)).toEqual(['6:0']);
  });

  it('stands before a step that is deleted', async () => {
    const { session } = await open();
    await session.take(['6:0', '7:7']);
    session.remove(session.here);
    await settled();
    expect(textsAt(session)).toEqual(['6:0']);
    expect(session.tree.size).toBe(2);
  });

  it('tells nothing of a place that was left before the answer came', async () => {
    const waiting: (() => void)[] = [];
    const fake = fakeEngine();
    const { session } = await open({
      analyse: async (asked: Parameters<typeof fake.engine.analyse>[0]): Promise<Analysis> => {
        const answer = await fake.engine.analyse(asked);
        if (asked.line?.[0] === '6:0') await new Promise<void>((go) => waiting.push(go));
        return answer;
      },
    });
    const slow = session.take(['6:0']);
    await session.take(['7:7']);
    expect(textsAt(session)).toEqual(['7:7']);
    waiting.forEach((go) => go());
    await slow;
    expect(textsAt(session)).toEqual(['7:7']);
  });

  it('says what follows from a choice without making it', async () => {
    const { session } = await open();
    const { events } = (await session.preview('6:0')) as { events: { kind: string }[] };
    expect(events.map(({ kind }) => kind)).toEqual(['round_played']);
    expect(textsAt(session)).toEqual([]);
  });

  it('stays where it is when something is refused, and says so', async () => {
    const refusal = new Refusal('bad_request', 'line[0]: no');
    const fake = fakeEngine();
    const { session, problems } = await open({
      analyse: (asked: Parameters<typeof fake.engine.analyse>[0]) =>
        asked.line?.length ? Promise.reject(refusal) : fake.engine.analyse(asked),
    });
    await session.take(['6:0']);
    expect(problems).toEqual([refusal]);
    expect(textsAt(session)).toEqual([]);
    expect(session.isBusy).toBe(false);
  });
});

describe('an analysis begins', () => {
  const { engine } = fakeEngine();

  it('with a record, at its end or at a frame of its replay', async () => {
    const text = JSON.stringify({ ...opening, actions: ['6:0', '7:7', '1:1'], result: { winner: 0 } });
    expect(textsAt(await begunWithRecord(engine, text, { game: 1 }))).toEqual(['6:0', '7:7', '1:1']);
    expect(textsAt(await begunWithRecord(engine, text, { game: 1, frame: 2 }))).toEqual(['6:0', '7:7']);
    expect(textsAt(await begunWithRecord(engine, text, { game: 1, frame: 0 }))).toEqual([]);
  });

  it('where chance has done several things after one another, as replays show them: as one', async () => {
    const chances = ['draw A1', 'lose drink'];
    const analyse = async (asked: Parameters<typeof engine.analyse>[0]) => {
      const answer = await engine.analyse({ ...asked, line: [] });
      const steps = (asked.line ?? []).map((text) => ({
        text,
        moves: chances.includes(text) ? [] : [{ seat: 1, action: text }],
        events: [],
      }));
      return { ...answer, steps };
    };
    const text = JSON.stringify({ ...opening, actions: ['move a4', ...chances, 'move a5'] });
    const at = async (frame: number) =>
      textsAt(await begunWithRecord({ ...engine, analyse }, text, { game: 1, frame }));
    expect(await at(1)).toEqual(['move a4']);
    expect(await at(2)).toEqual(['move a4', ...chances]);
    expect(await at(3)).toEqual(['move a4', ...chances, 'move a5']);
  });

  it('with all that a link holds, branches and place', async () => {
    const { session } = await open();
    await session.take(['6:0', '7:7', '1:1']);
    const second = session.tree.get(session.here)!.parent!;
    session.goTo(session.tree.get(second)!.parent!);
    await settled();
    await session.take(['2:2', '3:3']);
    const written = writtenTree(session.tree, session.here);
    const { about } = routeOf(await linkTo({ record: opening, tree: written }));
    const begun = await begunWithLink(engine, about);
    expect(writtenTree(begun!.tree, begun!.here)).toEqual(written);
    expect(textsAt(begun!)).toEqual(['6:0', '2:2', '3:3']);
    expect(await begunWithLink(engine, `${about.slice(0, -9)}`)).toBeNull();
  });

  it('with what waits for the other seat, as a link says', async () => {
    const then = [{ seat: 1, action: 'play 3' }];
    const { about } = routeOf(await linkTo({ record: opening, tree: { line: ['6:0'], at: 1 }, then }));
    const begun = await begunWithLink(engine, about);
    const { engine: asked, analysed } = fakeEngine();
    const session = analysisSession({ host: asked, begun: begun!, adviceAfter: 0, complain() {} });
    await settled();
    expect(analysed.at(-1)).toEqual({ record: opening, line: ['6:0'], then, since: 1 });
    expect(session.chosen).toEqual(then);
  });

  it('with nothing more of a link when somebody has left meanwhile', async () => {
    const tree = { line: ['6:0', '7:7', ['1:1'], ['2:2'], ['3:3']], at: 0 };
    const { about } = routeOf(await linkTo({ record: opening, tree }));
    const leaving = new AbortController();
    const { engine: asked, analysed } = fakeEngine();
    const analyse: typeof asked.analyse = (question) => {
      if (analysed.length === 1) leaving.abort();
      return asked.analyse(question);
    };
    const begun = begunWithLink({ ...asked, analyse }, about, leaving.signal);
    await expect(begun).rejects.toThrow();
    expect(analysed.length).toBe(2);
  });

  it('at a position, if the engine knows such a one', async () => {
    const position = 'p1-017-p2-257-w-11-g-00-s-10-h-00';
    expect((await begunAtPosition(engine, position)).record['setup']).toEqual({ position });
    const refusal = new Refusal('bad_request', 'setup.position: expected …');
    const strict = { ...engine, analyse: () => Promise.reject(refusal) };
    await expect(begunAtPosition(strict, 'p1-0')).rejects.toBe(refusal);
  });
});
