import type { TablePicture } from '../host/table_picture';
import type { Step } from '../protocol/described';

// What may be told of a table: no more than its board has shown.
export interface Told {
  readonly picture: TablePicture | undefined;
  readonly isRevealing: boolean;
  // For the board, see BoardProps.
  readonly reveals: (shown: Step[] | null) => void;
}

// To be made while a component is set up.
export function toldOf(latest: () => TablePicture | undefined): Told {
  let shown = $state.raw<Step[] | null>(null);
  let before = $state.raw<TablePicture>();
  // By then the board has said whether it reveals something: effects of what is inside come first.
  $effect(() => {
    if (!shown) before = latest();
  });
  const picture = $derived.by(() => {
    const now = latest();
    if (!shown || !before || !now) return before;
    // People go on talking, and clocks run, while others look on.
    const { chat, clocks, clockAhead, presence } = now;
    return {
      ...before,
      chat,
      clocks,
      clockAhead,
      ...(presence && { presence }),
      steps: shown,
      sequence: Math.max(before.sequence, shown.at(-1)?.sequence ?? 0),
      choices: [],
    };
  });

  return {
    get picture() {
      return picture;
    },
    get isRevealing() {
      return shown !== null;
    },
    reveals: (steps) => (shown = steps),
  };
}
