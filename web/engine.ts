import type { Plugin } from 'vite';
import { compiled, compiledFolder } from './compiled';
import { callEngine, type Engine } from './src/host/device/call_engine';
import type { EngineAnswer, EngineCall } from './src/host/device/engine_call';

// Its two files go into the page as they are: what Emscripten has written is for browsers already.
const loading = `import code from ${JSON.stringify(`${compiledFolder}/engine.js?url`)};
  import program from ${JSON.stringify(`${compiledFolder}/engine.wasm?url`)};
  export default async () => {
    const { default: createEngine } = await import(/* @vite-ignore */ code);
    return createEngine({ locateFile: () => program });
  };`;

// So the start page knows what can be played, and what can be chosen, before the engine is loaded.
async function games(): Promise<string> {
  const asked: EngineCall = {
    do: 'request',
    method: 'GET',
    path: '/api/games',
    body: '',
    time: 0,
    random: '',
  };
  const { answer } = JSON.parse(
    callEngine(await compiled<Engine>('engine'), JSON.stringify(asked)),
  ) as EngineAnswer;
  return `export default ${answer!.body}`;
}

const modules: Record<string, () => string | Promise<string>> = {
  'virtual:engine': () => loading,
  'virtual:games': games,
};

// Puts the engine into the page.
export function engine(): Plugin {
  return {
    name: 'engine',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? (modules[id.slice(1)]?.() ?? null) : null),
  };
}
