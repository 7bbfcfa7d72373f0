import type { Invariant } from '../invariant.ts';

/** The product reports no error that no fault explains. */
export const noReportedError: Invariant = {
  name: 'no reported error',
  broken({ happened, hasFault }) {
    if (hasFault) return null;
    const error = happened.find((one) => one.kind === 'error' && !one.mayBeMeant);
    return error?.kind === 'error' ? `${error.message} (${error.where})` : null;
  },
  step: null,
};
