import { linkTo } from './analysis_link';
import type { Begun } from './begun_analysis';
import { writtenTree } from './written_tree';

// Browsers refuse addresses that change all the time, as when somebody holds an arrow key.
const pause = 300;

export const linkOf = ({ record, tree, here, chosen }: Begun): Promise<string> =>
  linkTo({ record, tree: writtenTree(tree, here), then: chosen });

// Keeps all of an analysis in the address: whoever loads the page anew, or comes back to it, goes on where
// he was. From another one, begun where there was one before, one can go back to that. To be called while a
// component is set up.
export function keepsAddress(latest: () => Begun, isAnother: boolean) {
  let isNew = isAnother;
  $effect(() => {
    const analysis = latest();
    const timer = setTimeout(async () => {
      const link = await linkOf(analysis);
      if (isGone) return;
      if (isNew) history.pushState(null, '', link);
      else history.replaceState(null, '', link);
      isNew = false;
    }, pause);
    let isGone = false;
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  });
}
