/// <reference lib="webworker" />
// Keeps all files of one version of the page on the device and serves them from there, with a network
// or without. web/installable.ts says at build time which files those are.
declare const self: ServiceWorkerGlobalScope;
declare const VERSION: string;
declare const FILES: string[];
// SHA-256. scripts/build-page replaces it by that of the page without a server.
declare const START_PAGE_DIGEST: string;

// There may be another copy of the page in another folder.
const prefix = `cheesemoon-page ${self.registration.scope} `;
const ownCache = `${prefix}${VERSION} ${START_PAGE_DIGEST}`;
const addressOf = (name: string) => new URL(name, self.registration.scope).href;
const startPage = addressOf('./index.html');
const ownAddresses = new Set([self.registration.scope, ...FILES.map(addressOf)]);

const mostTries = 20;
const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

// A server that serves many from one address, as a school has, asks for patience.
async function fetchPatiently(url: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(url, { cache: 'no-cache' });
    if (response.status !== 429 || tries === mostTries) return response;
    await pause(1000);
  }
}

// Files in assets/ have names that change with what is in them: what an earlier version kept is the same.
async function fetchFile(name: string): Promise<Response> {
  const url = addressOf(name);
  const kept = name.startsWith('assets/') ? await caches.match(url) : undefined;
  if (kept) return kept;
  const response = await fetchPatiently(url);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  // Some answer whatever they do not have with their start page.
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (isPage && url !== startPage) throw new Error(`${name}: a page instead of the file`);
  // Some web servers send whoever asks for a file elsewhere, and browsers open no page with such an answer.
  const { headers } = response;
  return response.redirected ? new Response(await response.blob(), { headers }) : response;
}

async function digestOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// One after the other: whoever plays in the meantime comes first. If another version is put on the web space in
// the meantime, its start page would ask for files that are not kept here.
async function keepAll() {
  const cache = await caches.open(ownCache);
  for (const name of FILES) {
    const file = await fetchFile(name);
    if (addressOf(name) === startPage && (await digestOf(file.clone())) !== START_PAGE_DIGEST)
      throw new Error(`${name}: that of another version`);
    await cache.put(addressOf(name), file);
  }
}

// Happens when no page of an earlier version is open any more. The page of somebody's first visit was there
// before: it needs no network from now on, either.
async function begin() {
  await self.clients.claim();
  const names = await caches.keys();
  const earlier = names.filter((name) => name.startsWith(prefix) && name !== ownCache);
  await Promise.all(earlier.map((name) => caches.delete(name)));
}

async function answer(request: Request, address: string): Promise<Response> {
  const cache = await caches.open(ownCache);
  const kept = await cache.match(address === self.registration.scope ? startPage : address);
  return kept ?? fetch(request);
}

// Another tab may still need files of the earlier version.
async function takeOverIfAlone() {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(({ url }) => url.startsWith(self.registration.scope));
  if (pages.length <= 1) await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOverIfAlone());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*$/, '');
  // All else is not the page: requests to a server, the device's own downloads.
  if (request.method === 'GET' && ownAddresses.has(address)) event.respondWith(answer(request, address));
});

export {};
