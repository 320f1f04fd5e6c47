// jsdom lays nothing out: whoever waits for something to change its size waits for ever.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Nor does it know how large a window is.
if ('window' in globalThis)
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
