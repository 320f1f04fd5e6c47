import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// In development the page comes from Vite and everything else from a server on its usual port.
const server = 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte()],
  // Svelte has one build for servers and one for browsers; tests want the latter.
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: { target: 'es2022' },
  server: {
    proxy: {
      '/api': server,
      '/socket': { target: server, ws: true },
    },
  },
  test: { environment: 'jsdom', globals: true, include: ['tests/**/*.test.ts'] },
});
