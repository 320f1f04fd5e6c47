// Whether a key says that somebody does not want to wait. In front of a dialog it closes that, and no more.
export const skips = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && document.querySelector('dialog[open]') === null;
