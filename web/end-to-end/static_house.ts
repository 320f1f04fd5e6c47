import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { openDevices } from './devices';
import type { House } from './house';
import { named } from './server';

// The page without a server: a folder of files on a plain file server that knows nothing of it.
// CHEESEMOON_STATIC_PAGE names the folder.
export interface StaticHouse extends House {
  // From now on there is a newer version, which says so of itself: html[data-newer].
  publishNewer(): void;
  // The devices stay, and there is nothing any more where the page came from.
  closeServer(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
// Not at the top, as on the pages that people of a code forge have.
const path = '/games/cheesemoon';

const digestOf = (content: string) => createHash('sha256').update(content).digest('hex');

// What differs in a newer version: its start page, and the worker, which knows that by its digest.
function newer(folder: string, name: string, content: Buffer): string | Buffer {
  const startPage = readFileSync(join(folder, 'index.html'), 'utf8');
  const newerPage = startPage.replace('<html', '<html data-newer');
  if (name === 'index.html') return newerPage;
  if (name === 'service_worker.js')
    return content.toString().replaceAll(digestOf(startPage), digestOf(newerPage));
  return content;
}

function fileServer(folder: string, changed: (name: string, content: Buffer) => string | Buffer) {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === path) {
      response.writeHead(301, { Location: `${path}/` }).end();
      return;
    }
    const name = pathname === `${path}/` ? 'index.html' : normalize(pathname.slice(path.length + 1));
    const file = join(folder, name);
    if (!pathname.startsWith(`${path}/`) || name.startsWith('..') || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response
      .writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' })
      .end(changed(name, readFileSync(file)));
  });
}

export async function openStaticHouse(): Promise<StaticHouse> {
  let isNewer = false;
  const folder = named('CHEESEMOON_STATIC_PAGE', '../build/static-page');
  const server = fileServer(folder, (name, content) => (isNewer ? newer(folder, name, content) : content));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}${path}`;
  const devices = await openDevices(address);
  const closeServer = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return {
    ...devices,
    address,
    publishNewer: () => (isNewer = true),
    closeServer,
    async close() {
      await devices.close();
      await closeServer();
    },
  };
}
