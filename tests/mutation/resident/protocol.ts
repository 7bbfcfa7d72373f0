// What ./runner.ts, in a process of Stryker, and ./serve.ts, in a worker of Vitest in that process, tell each other.
import type { MutantCoverage } from '@stryker-mutator/api/core';

export const channelName = 'fairlead-mutants';

export type CaseResult = {
  readonly id: string;
  readonly took: number;
  readonly failure: string | null;
};

export type Question =
  | { readonly asks: 'dry run' }
  | {
      readonly asks: 'mutant';
      readonly id: string;
      /** The changed source, without its ending. */
      readonly source: string;
      readonly tests: readonly string[] | null;
      readonly hitLimit: number | null;
    }
  | { readonly asks: 'the end' };

export type Answer = {
  readonly results: readonly CaseResult[];
  readonly coverage?: MutantCoverage;
  readonly hitCount?: number;
  /** Whether the load is unfit for another mistake. */
  readonly isSpent: boolean;
  /** Whether its test fails without the mistake too: an earlier one left something behind. */
  readonly isSpoiled?: boolean;
};
