import type { Host } from '../host/host';
import type { GameName, GameRecord } from '../protocol/described';
import { readLink, recordOf } from './analysis_link';
import type { Chosen } from './analysis_session.svelte';
import { beginning, newTree, pathTo, withSteps, type MoveTree } from './move_tree';
import { openedRecord } from './opened_record';
import type { WrittenLine } from './written_tree';

// Where an analysis begins: a game, what is known of it so far, and where in it somebody is.
export interface Begun {
  // Without actions.
  record: GameRecord;
  tree: MoveTree;
  here: number;
  // What seats have chosen there while others still have to.
  chosen: readonly Chosen[];
}

// How one is made; null if what it is made of is a broken link. Nobody waits for it any more when the signal
// comes.
export type Making = (leaving: AbortSignal) => Promise<Begun | null>;

type Engine = Pick<Host, 'analyse' | 'newRecord'>;

const nothingDone = (record: GameRecord): Begun => ({
  record,
  tree: newTree(),
  here: beginning,
  chosen: [],
});

export async function begunAnew(
  host: Engine,
  game: GameName,
  options: Record<string, unknown>,
): Promise<Begun> {
  return nothingDone(await host.newRecord(game, options));
}

// With a set-up that somebody has made: whether there can be such a one the engine knows.
export async function begunWithSetUp(host: Engine, written: GameRecord): Promise<Begun> {
  const record = recordOf(written);
  await host.analyse({ record });
  return nothingDone(record);
}

// At a position in the notation of docs/records.md.
export const begunAtPosition = (host: Engine, position: string): Promise<Begun> =>
  begunWithSetUp(host, { game: 'brave-rats', options: { variant: 'base' }, setup: { position } });

// A record from its beginning to its end. The frame is that of the replay; without one it is the end.
export async function begunWithRecord(
  host: Engine,
  text: string,
  { game, frame }: { game: number; frame?: number },
): Promise<Begun> {
  const { record, line } = openedRecord(text, game);
  const { steps } = await host.analyse({ record, line });
  const { tree, at } = withSteps(newTree(), beginning, steps);
  const path = pathTo(tree, at);
  // All that chance does between two decisions is one frame.
  const begins = (place: number) =>
    place === 0 || steps[place]!.moves.length > 0 || steps[place - 1]!.moves.length > 0;
  let frames = 0;
  const reached = path.filter((_, place) => {
    if (begins(place)) frames += 1;
    return frame === undefined || frames <= frame;
  });
  return { record, tree, here: reached.at(-1)?.id ?? beginning, chosen: [] };
}

// Everything that a link holds; null if the link is broken. It may be a lot: rejected when the signal comes.
export async function begunWithLink(
  host: Engine,
  about: string,
  leaving?: AbortSignal,
): Promise<Begun | null> {
  const kept = await readLink(about);
  if (!kept) return null;
  const { record } = kept;
  let tree = newTree();
  let count = 0;
  let here = beginning;

  // Steps come in the order in which they are written, which is the one in which they are counted.
  async function grow(written: WrittenLine, from: number): Promise<void> {
    const texts = written.filter((each) => typeof each === 'string');
    const before = pathTo(tree, from).map(({ step }) => step?.text ?? '');
    leaving?.throwIfAborted();
    const { steps } = await host.analyse({ record, line: [...before, ...texts], since: before.length });
    const main = withSteps(tree, from, steps);
    tree = main.tree;
    const path = [
      from,
      ...pathTo(tree, main.at)
        .slice(before.length)
        .map(({ id }) => id),
    ];
    let place = 0;
    for (const each of written) {
      if (typeof each === 'string') {
        place += 1;
        count += 1;
        if (count === kept!.tree.at) here = path[place] ?? beginning;
      } else {
        await grow(each, path[place - 1] ?? beginning);
      }
    }
  }
  await grow(kept.tree.line, beginning);
  return { record, tree, here, chosen: kept.then ?? [] };
}
