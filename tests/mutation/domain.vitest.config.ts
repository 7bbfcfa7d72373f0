import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['shared/domain/**/*.test.ts'], pool: 'threads', isolate: false },
});
