import { untrack } from 'svelte';
import type { GameOnScreen } from '../board/boards';
import type { TablePicture } from '../host/table_picture';

interface Shown {
  told: TablePicture | undefined;
  game: GameOnScreen | null;
  // Whether several people share this device.
  isShared: boolean;
}

// What happens is said aloud once, in words; what happened before the page was opened is not.
export function spokenOf(
  shown: () => Shown,
  inWords: (picture: Pick<TablePicture, 'steps' | 'board'>, game: GameOnScreen) => string[],
) {
  let sentences = $state('');
  let spoken: number | null = null;
  $effect(() => {
    const { told, game, isShared } = shown();
    if (!told || !game) return;
    // People with secrets see steps with numbers of their own; where they share a device, what all see is said.
    if (isShared && game.hasSecrets && told.seat !== null) return;
    const { sequence, steps, board } = told;
    const fresh = steps.filter((step) => spoken !== null && step.sequence > spoken);
    spoken = Math.max(sequence, spoken ?? 0);
    const fromNow = untrack(() => inWords({ steps: fresh, board }, game));
    if (fromNow.length > 0) sentences = fromNow.join(' ');
  });
  return {
    get sentences() {
      return sentences;
    },
  };
}
