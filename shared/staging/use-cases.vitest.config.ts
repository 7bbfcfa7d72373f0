// Runs the tests of the sandbox's use cases a second time, with a database in place of the store in memory.
// FAIRLEAD_TEST_DATABASE: the address of a Postgres; without it, the embedded one.
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');
/** Pure parts, the store in memory itself, and worlds of a server in this process. */
const without = ['conditions', 'content', 'rating', 'underwriting', 'packages', 'stand-ins'];

export default defineConfig({
  root,
  plugins: [
    {
      name: 'fairlead:sql-store',
      enforce: 'pre',
      resolveId: (source, importer = '') =>
        source === './database/local-store.ts' && importer.endsWith('/sandbox/src/sandbox.ts')
          ? join(import.meta.dirname, 'src/test-kit/sql-store.ts')
          : null,
    },
  ],
  test: {
    name: process.env.FAIRLEAD_TEST_DATABASE ? 'use cases on Postgres' : 'use cases on PGlite',
    pool: 'threads',
    isolate: false,
    // One load and one database for all files. The same tests on the other database run beside them.
    maxWorkers: 1,
    testTimeout: 60_000,
    include: ['shared/sandbox/src/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/*.browser.test.ts',
      '**/over-http/**',
      '**/database/**',
      ...without.map((folder) => `**/sandbox/src/${folder}/**`),
    ],
  },
});
