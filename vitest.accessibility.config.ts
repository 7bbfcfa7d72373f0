import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/accessibility/**/*.test.ts'],
    globalSetup: ['tests/accessibility/setup.ts'],
    // A browser for each worker, which the files take turns in.
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 30_000,
    // Only limits what never comes: a busy machine takes longer than the second that Vitest waits.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
