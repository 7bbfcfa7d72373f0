import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/accessibility/**/*.test.ts'],
    globalSetup: ['tests/accessibility/setup.ts'],
    // One browser: files take turns in it.
    fileParallelism: false,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
