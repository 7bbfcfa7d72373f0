import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{shared,mfe,cli,root-config}/**/*.test.{ts,tsx}',
      'tests/{unit,faults}/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.browser.test.{ts,tsx}'],
    // Models wire themselves to the shared store: files that shared one would hear each other's.
    isolate: true,
    pool: 'threads',
  },
});
