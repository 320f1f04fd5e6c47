import { defineConfig } from 'vitest/config';
import { described } from './described';

// Whole games in a real browser, in front of a real server: see end-to-end/house.ts.
export default defineConfig({
  plugins: [described()],
  test: {
    globals: true,
    include: ['end-to-end/**/*.test.ts'],
    testTimeout: 300_000,
    // A busy machine takes its time, for a browser above all; what takes long is not wrong.
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    minWorkers: 1,
  },
});
