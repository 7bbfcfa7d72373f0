import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { type Part, type PartName, parts } from './parts.ts';

/** The lowest percentage of caught mistakes with which a run passes. */
const leastScore = 85;

/**
 * Stryker's options for a part, or for `only` some of its sources. Its results are stored in .cache/mutation, so that a
 * second run only tests what changed.
 */
export function strykerOptions(name: PartName, only?: string): PartialStrykerOptions {
  const { sources, canLoadTogether, keepsLoad = false, draws = false }: Part = parts[name];
  const kept = `.cache/mutation/${name}`;
  return {
    testRunner: canLoadTogether && keepsLoad ? 'resident' : 'vitest',
    plugins: [
      '@stryker-mutator/vitest-runner',
      './tests/mutation/screens/looks.ts',
      './tests/mutation/resident/runner.ts',
    ],
    ignorers: draws ? ['looks'] : [],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    mutate: [
      ...(only === undefined ? sources : [only]),
      '!**/*.test.{ts,tsx}',
      // Files that only tests import.
      '!**/{builders,test-kit}.ts',
      // Lists of exports, which can't have these mistakes.
      '!shared/**/index.ts',
    ],
    coverageAnalysis: 'perTest',
    // Tables and other values made once at load, where every test would have to run again for each letter.
    ignoreStatic: true,
    concurrency: 2,
    // Generous, because a busy machine is slow: only a mistake that never ends may time out.
    timeoutMS: 30_000,
    incremental: true,
    incrementalFile: `${kept}.incremental.json`,
    tempDirName: '.cache/mutation/copies',
    ignorePatterns: ['.cache', '**/dist', 'docs', 'scenarios', 'reports'],
    // Stryker rewrites the paths in a tsconfig by an interface that TypeScript 7 no longer has; ours has none.
    tsconfigFile: 'none',
    reporters: ['clear-text', 'progress-append-only', 'html'],
    htmlReporter: { fileName: `${kept}.html` },
    clearTextReporter: { reportTests: false, logTests: false },
    thresholds: { high: 95, low: leastScore, break: leastScore },
  };
}
