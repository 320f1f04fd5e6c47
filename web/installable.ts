import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithEsbuild, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const worker = at('src/offline/service_worker.ts');

const filesIn = (folder: string) =>
  readdirSync(at(folder)).map((name) => ({ name, content: readFileSync(at(`${folder}/${name}`)) }));

// Makes the page one that can be put on a home screen and opened without a network: its manifest and
// icons, and a service worker that knows the files of this version.
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' }, injectTo: 'head' },
    ],
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const { name, content } of filesIn('installable'))
          this.emitFile({ type: 'asset', fileName: name, source: content });
        const files = [
          ...filesIn('public'),
          ...Object.values(bundle).map((file) => ({
            name: file.fileName,
            content: file.type === 'chunk' ? file.code : file.source,
          })),
        ].sort((one, other) => (one.name < other.name ? -1 : 1));
        const hash = createHash('sha256');
        for (const { name, content } of files) hash.update(name).update(content);
        const startPage = files.find(({ name }) => name === 'index.html')?.content ?? '';
        const { code } = await transformWithEsbuild(readFileSync(worker, 'utf8'), worker, {
          format: 'iife',
          minify: true,
          sourcemap: false,
          define: {
            VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
            START_PAGE_DIGEST: JSON.stringify(createHash('sha256').update(startPage).digest('hex')),
            FILES: JSON.stringify(files.map(({ name }) => name)),
          },
        });
        this.emitFile({ type: 'asset', fileName: 'service_worker.js', source: code });
      },
    },
  };
}
