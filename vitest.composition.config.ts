import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'tests/composition/**/*.test.ts',
      'cli/src/drivers/browser/{driver,lost-browser}.test.ts',
      'cli/src/record/{record,journeys,in-panel}.test.ts',
      'cli/src/run/evidence/both-drivers.test.ts',
      'cli/src/debug/edit-midway.test.ts',
    ],
    globalSetup: ['tests/composition/setup.ts'],
    // One browser: files take turns in it.
    fileParallelism: false,
    isolate: false,
    testTimeout: 20_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
