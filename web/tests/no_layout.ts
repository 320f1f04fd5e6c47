// jsdom lays nothing out: whoever waits for something to change its size waits for ever.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
