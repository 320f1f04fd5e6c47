import { analysisLink } from '../page/route';
import type { GameRecord } from '../protocol/described';
import type { Chosen } from './analysis_session.svelte';
import { compressed, decompressed } from './compressed';
import { isWrittenLine, type WrittenTree } from './written_tree';

// An analysis as a link that holds all of it: how the game began, and everything that was tried out. What
// comes of it the engine works out again.
export interface Kept {
  // A record without actions.
  record: GameRecord;
  tree: WrittenTree;
  // What seats have chosen there while others still have to.
  then?: readonly Chosen[];
}

// Whoever changes what is written gives it another mark, and reads the old ones on.
const mark = 'v1.';

export const isKept = (about: string) => /^v\d+\./.test(about);

export async function linkTo({ record, tree, then = [] }: Kept): Promise<string> {
  const { game, options, setup } = record;
  const waits = then.length > 0 ? { then } : {};
  return analysisLink(mark + (await compressed(JSON.stringify({ game, options, setup, ...tree, ...waits }))));
}

// Null if the link is broken, or of a page that is newer than this one.
export async function readLink(about: string): Promise<Kept | null> {
  if (!about.startsWith(mark)) return null;
  try {
    const {
      game,
      options,
      setup,
      line,
      at,
      then = [],
    } = JSON.parse(await decompressed(about.slice(mark.length))) as Record<string, unknown>;
    if (!isWrittenLine(line) || typeof at !== 'number' || !areChosen(then)) return null;
    return { record: recordOf({ game, options, setup }), tree: { line, at }, then };
  } catch {
    return null;
  }
}

const areChosen = (value: unknown): value is Chosen[] =>
  Array.isArray(value) &&
  value.length < 2 &&
  value.every(
    (each: Partial<Chosen> | null) => typeof each?.seat === 'number' && typeof each.action === 'string',
  );

// Without actions and result.
export const recordOf = ({ game, options, setup }: GameRecord): GameRecord => ({
  format: 'cheesemoon/1',
  game,
  options,
  setup,
  actions: [],
});
