import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// What scripts/build-engine has compiled for browsers. CHEESEMOON_ENGINE names another folder.
export const compiledFolder = resolve(process.env['CHEESEMOON_ENGINE'] ?? '../build/engine');

// The program of this name in this process, with what Emscripten lets one say.
export async function compiled<Program>(name: string, options: object = {}): Promise<Program> {
  const program = join(compiledFolder, `${name}.wasm`);
  if (!existsSync(program)) throw new Error(`there is no ${program}: scripts/build-engine makes it`);
  const folder = mkdtempSync(join(tmpdir(), 'cheesemoon-compiled-'));
  const code = join(folder, `${name}.mjs`);
  copyFileSync(join(compiledFolder, `${name}.js`), code);
  // What Emscripten writes for Node is from before modules.
  Object.assign(globalThis, { require: createRequire(import.meta.url), __dirname: folder, __filename: code });
  try {
    const { default: create } = (await import(/* @vite-ignore */ code)) as {
      default: (options: object) => Promise<Program>;
    };
    return await create({ wasmBinary: readFileSync(program), ...options });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
