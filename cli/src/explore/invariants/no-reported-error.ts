import type { Invariant } from '../invariant.ts';

/** What the language runtime says about a mistake in the code, which no failed call explains. */
const slips = /^Cannot (read|set|access)|is not (a function|iterable|defined|a constructor)\b/;

/** The product reports no error that no fault explains. */
export const noReportedError: Invariant = {
  name: 'no reported error',
  watch:
    () =>
    ({ happened, faults }) => {
      const error = happened.find(
        (one) =>
          one.kind === 'error' &&
          !one.mayBeMeant &&
          (faults.length === 0 || slips.test(one.message)),
      );
      return error?.kind === 'error' ? { message: `${error.message} (${error.where})` } : null;
    },
};
