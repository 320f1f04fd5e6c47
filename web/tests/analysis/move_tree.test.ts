import {
  beginning,
  childrenOf,
  lineFrom,
  newTree,
  nodeAt,
  stepsTo,
  withSteps,
  without,
} from '../../src/analysis/move_tree';
import { isWrittenLine, writtenTree } from '../../src/analysis/written_tree';

const step = (text: string) => ({ text, moves: [], events: [] });
const steps = (...texts: string[]) => texts.map(step);
const textsTo = (tree: ReturnType<typeof newTree>, id: number) => stepsTo(tree, id).map(({ text }) => text);

// 6:0 7:7 1:1, instead of 7:7 also 2:2 3:3, and instead of 3:3 also 4:4.
function branched() {
  const main = withSteps(newTree(), beginning, steps('6:0', '7:7', '1:1'));
  const [first] = childrenOf(main.tree, beginning);
  const branch = withSteps(main.tree, first!.id, steps('2:2', '3:3'));
  const second = nodeAt(branch.tree, branch.at).parent!;
  const twig = withSteps(branch.tree, second, steps('4:4'));
  return { tree: twig.tree, main: main.at, branch: branch.at, twig: twig.at };
}

describe('a tree of moves', () => {
  it('knows how every place was reached', () => {
    const { tree, main, branch, twig } = branched();
    expect(textsTo(tree, main)).toEqual(['6:0', '7:7', '1:1']);
    expect(textsTo(tree, branch)).toEqual(['6:0', '2:2', '3:3']);
    expect(textsTo(tree, twig)).toEqual(['6:0', '2:2', '4:4']);
    expect(textsTo(tree, beginning)).toEqual([]);
  });

  it('does not do twice what was done before', () => {
    const { tree, branch } = branched();
    const again = withSteps(tree, beginning, steps('6:0', '2:2', '3:3'));
    expect(again.at).toBe(branch);
    expect(again.tree.size).toBe(tree.size);
  });

  it('goes on along the main line', () => {
    const { tree, main } = branched();
    expect(lineFrom(tree, beginning).at(-1)?.id).toBe(main);
  });

  it('loses a branch with all that follows from it, and nothing else', () => {
    const { tree, main, branch } = branched();
    const second = nodeAt(tree, branch).parent!;
    const pruned = without(tree, second);
    expect(pruned.size).toBe(tree.size - 3);
    expect(textsTo(pruned, main)).toEqual(['6:0', '7:7', '1:1']);
    expect(without(tree, beginning)).toBe(tree);
  });
});

describe('a written tree', () => {
  it('has after a step what was tried instead of it', () => {
    const { tree, main } = branched();
    expect(writtenTree(tree, main)).toEqual({
      line: ['6:0', '7:7', ['2:2', '3:3', ['4:4']], '1:1'],
      at: 6,
    });
  });

  it('says where somebody is by the steps that are written before', () => {
    const { tree, branch, twig } = branched();
    expect(writtenTree(tree, beginning).at).toBe(0);
    expect(writtenTree(tree, branch).at).toBe(4);
    expect(writtenTree(tree, twig).at).toBe(5);
  });

  it('is nothing but texts and lists of them, of which a text comes first', () => {
    expect(isWrittenLine(['6:0', ['2:2']])).toBe(true);
    expect(isWrittenLine([])).toBe(true);
    expect(isWrittenLine([['2:2']])).toBe(false);
    expect(isWrittenLine(['6:0', 7])).toBe(false);
    expect(isWrittenLine('6:0')).toBe(false);
  });
});
