import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed';
import { described } from './described';
import { engine } from './engine';
import { installable } from './installable';

// In development the page comes from Vite and everything else from a server, on its usual port unless
// CHEESEMOON_SERVER says another.
const server = process.env['CHEESEMOON_SERVER'] ?? 'http://127.0.0.1:8080';
// As an object, for then the host's name stays that of the page, without which the server would see a
// page of somebody else.
const proxy = {
  '/api': { target: server },
  '/socket': { target: server, ws: true },
};

export default defineConfig({
  // It works from any folder of any web server.
  base: './',
  plugins: [svelte(), described(), engine(), installable(), compressed()],
  worker: { format: 'es', plugins: () => [engine()] },
  // Svelte has one build for servers and one for browsers; tests want the latter.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: { target: 'es2022' },
  // The rules show numbers of the content files, which lie beside this folder.
  server: { proxy, fs: { allow: ['..'] } },
  preview: { proxy },
  test: {
    // A document costs more than most tests; those that need one say so in their first line.
    environment: 'node',
    globals: true,
    pool: 'threads',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/patience.ts', 'tests/no_layout.ts', 'tests/all_words.ts'],
    testTimeout: 60_000,
  },
});
