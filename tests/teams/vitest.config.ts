import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/teams/**/*.test.ts'],
    // Only limits what hangs: the whole journey takes less than a minute.
    testTimeout: 300_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
