import { beginning, childrenOf, type MoveTree } from './move_tree';

// A tree as it is kept in links: the steps of a line in their order, and after a step every line that was
// tried instead of it, as a list of its own.
export type WrittenLine = (string | WrittenLine)[];

export interface WrittenTree {
  line: WrittenLine;
  // Where somebody was, as the number of steps written before that place is reached; 0 is the beginning.
  at: number;
}

export function writtenTree(tree: MoveTree, here: number): WrittenTree {
  let count = 0;
  let at = 0;
  function lineAfter(id: number): WrittenLine {
    const [main, ...others] = childrenOf(tree, id);
    if (!main) return [];
    return [written(main.id), ...others.map(({ id: other }) => lineWith(other)), ...lineAfter(main.id)];
  }
  const lineWith = (id: number): WrittenLine => [written(id), ...lineAfter(id)];
  function written(id: number): string {
    count += 1;
    if (id === here) at = count;
    return tree.get(id)?.step?.text ?? '';
  }
  return { line: lineAfter(beginning), at };
}

// Whoever reads a link asks for every branch: more than that nobody has tried out.
const mostSteps = 4000;

export const isWrittenLine = (value: unknown): value is WrittenLine =>
  isLine(value) && (value as unknown[]).flat(Infinity).length <= mostSteps;

// Whatever was tried instead of a step begins with another one.
const isLine = (value: unknown): value is WrittenLine =>
  Array.isArray(value) &&
  value.every((each, place) => typeof each === 'string' || (place > 0 && isLine(each) && each.length > 0));
