import type { StepFailure } from '../run/terms/result.ts';

/** A step failed because of what was on the page. */
export class PageFailure extends Error implements Pick<StepFailure, 'expected' | 'found'> {
  override name = 'PageFailure';
  readonly expected: readonly string[];
  readonly found: readonly string[];

  constructor(message: string, expected: readonly string[], found: readonly string[]) {
    super(message);
    this.expected = expected;
    this.found = found;
  }
}
