import type { ScenarioEvent } from '../../run/terms/scenario-session.ts';
import type { Invariant } from '../invariant.ts';

/** What the language runtime says about a mistake in the code, which no failed call explains. */
const slips = /^Cannot (read|set|access)|is not (a function|iterable|defined|a constructor)\b/;

const isConflict = (one: ScenarioEvent) => one.kind === 'call' && one.status === 409;

/** The product reports no error that no fault explains, and no refusal of what somebody else has changed. */
export const noReportedError: Invariant = {
  name: 'no reported error',
  watch:
    () =>
    ({ happened, faults, isAlone }) => {
      const isExplained = faults.length > 0 || (!isAlone && happened.some(isConflict));
      const error = happened.find(
        (one) =>
          one.kind === 'error' && !one.mayBeMeant && (!isExplained || slips.test(one.message)),
      );
      return error?.kind === 'error' ? { message: `${error.message} (${error.where})` } : null;
    },
};
