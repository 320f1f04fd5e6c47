import type { AnalysisStep } from '../protocol/described';

// Everything that was tried out: steps, each after another one, with branches wherever something else was
// done. A tree never changes; what is done to it makes another one.

export interface TreeNode {
  id: number;
  // What led here; null where everything begins.
  step: AnalysisStep | null;
  parent: number | null;
  // The first one is the main line.
  children: readonly number[];
}
export type MoveTree = ReadonlyMap<number, TreeNode>;

export const beginning = 0;

export const newTree = (): MoveTree =>
  new Map([[beginning, { id: beginning, step: null, parent: null, children: [] }]]);

export const nodeAt = (tree: MoveTree, id: number): TreeNode => tree.get(id) ?? tree.get(beginning)!;

export const childrenOf = (tree: MoveTree, id: number): TreeNode[] =>
  nodeAt(tree, id).children.map((child) => nodeAt(tree, child));

// All nodes from the first step to this one.
export function pathTo(tree: MoveTree, id: number): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node = nodeAt(tree, id); node.parent !== null; node = nodeAt(tree, node.parent)) path.push(node);
  return path.reverse();
}

export const stepsTo = (tree: MoveTree, id: number): AnalysisStep[] =>
  pathTo(tree, id).flatMap(({ step }) => step ?? []);

// How the main line goes on from here, this node included.
export function lineFrom(tree: MoveTree, id: number): TreeNode[] {
  const line = [nodeAt(tree, id)];
  for (let next = childrenOf(tree, id)[0]; next; next = childrenOf(tree, next.id)[0]) line.push(next);
  return line;
}

// What was done before is not done twice: it leads where it led then.
export function withSteps(tree: MoveTree, at: number, steps: AnalysisStep[]): { tree: MoveTree; at: number } {
  const grown = new Map(tree);
  let here = at;
  for (const step of steps) {
    const known = childrenOf(grown, here).find((child) => child.step?.text === step.text);
    const id = known?.id ?? Math.max(...grown.keys()) + 1;
    if (!known) {
      const parent = nodeAt(grown, here);
      grown.set(here, { ...parent, children: [...parent.children, id] });
      grown.set(id, { id, step, parent: here, children: [] });
    }
    here = id;
  }
  return { tree: grown, at: here };
}

// Without a node and all that follows from it.
export function without(tree: MoveTree, id: number): MoveTree {
  const { parent } = nodeAt(tree, id);
  if (parent === null) return tree;
  const pruned = new Map(tree);
  const gone = [id];
  for (let next = gone.pop(); next !== undefined; next = gone.pop()) {
    gone.push(...nodeAt(pruned, next).children);
    pruned.delete(next);
  }
  const before = nodeAt(pruned, parent);
  pruned.set(parent, { ...before, children: before.children.filter((child) => child !== id) });
  return pruned;
}
