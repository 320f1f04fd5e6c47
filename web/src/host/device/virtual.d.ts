// The engine that was compiled for browsers, as web/engine.ts puts it into the page: loaded when it is
// called.
declare module 'virtual:engine' {
  const createEngine: () => Promise<import('./call_engine').Engine>;
  export default createEngine;
}

// What it says that can be played, asked when the page was built.
declare module 'virtual:games' {
  const games: import('../../protocol/described').GameDescription[];
  export default games;
}
