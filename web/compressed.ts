import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

// What the built page consists of lies there compressed, too: the server sends what a browser takes and
// never compresses anything itself. Pictures and the typeface are compressed as they are.
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of [...Object.keys(bundle), 'moon.svg']) {
        if (/\.(woff2|png)$/.test(name)) continue;
        const file = join(dir ?? '', name);
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content));
      }
    },
  };
}
