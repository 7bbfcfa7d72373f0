import type { Io } from './io.ts';
import type { Plan } from './language/plan.ts';
import { UsageError } from './usage-error.ts';

/** Leaves out the scenarios that only a browser can play (tag `browser`), and says how many. */
export function withoutBrowserOnly(plans: readonly Plan[], io: Io): readonly Plan[] {
  const left = plans.filter((plan) => !isBrowserOnly(plan));
  const count = plans.length - left.length;
  if (count === 0) return plans;
  if (left.length === 0)
    throw new UsageError(
      'Only a browser can play these scenarios (tag `browser`): add --driver browser.',
    );
  const scenarios = count === 1 ? '1 scenario needs' : `${count} scenarios need`;
  io.err(`${scenarios} a browser (--driver browser): neither passed nor failed.\n`);
  return left;
}

/** Whether only a browser can play it (tag `browser`). */
export const isBrowserOnly = ({ tags }: Plan): boolean => tags.includes('browser');
