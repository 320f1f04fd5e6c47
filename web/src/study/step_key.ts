// Which way a key leads through a game: wherever the focus is, unless what has it needs these keys itself.
export function stepKey(event: KeyboardEvent): 'back' | 'forward' | null {
  if (!isFree(event)) return null;
  if (event.key === 'ArrowLeft') return 'back';
  return event.key === 'ArrowRight' ? 'forward' : null;
}

// A board that walks by these keys has walked already.
export function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest('input, select, textarea, dialog'));
}
