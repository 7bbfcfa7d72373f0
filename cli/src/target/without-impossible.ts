import type { Io } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import type { DriverName } from '../run/terms/result.ts';
import { UsageError } from '../usage-error.ts';
import { formatNotPossible, whyNotPossible } from './not-possible.ts';
import { readTarget } from './read-target.ts';

type Mode = { readonly driver: DriverName; readonly target: string };

/** Leaves out the scenarios that a server can't play, and says which and why. */
export function withoutImpossible(
  plans: readonly Plan[],
  modes: readonly Mode[],
  io: Io,
): readonly Plan[] {
  return modes.reduce<readonly Plan[]>((left, { driver, target }) => {
    if (target === 'msw') return left;
    const server = readTarget(target, io);
    const found = left.flatMap((plan) => whyNotPossible(plan, server, driver) ?? []);
    if (found.length === 0) return left;
    io.err(formatNotPossible(found, server.url));
    const possible = left.filter((plan) => !found.some((one) => one.plan === plan));
    if (possible.length === 0)
      throw new UsageError(
        'No scenario is left to run. Set FAIRLEAD_STAGING_TOKEN if this is a `fairlead staging`.',
      );
    return possible;
  }, plans);
}
