import type { Signed, Targets, Timestamp } from '../verify/metadata.ts';
import { newestBuildOf } from './next-manifest.ts';

/** The halts that a new revision still has. A role that has moved on to another build is free again. */
export function keepHalts(
  halted: Timestamp['halted'],
  changed: Readonly<Record<string, Signed<Targets>>>,
): Pick<Timestamp, 'halted'> {
  const kept = Object.entries(halted ?? {}).filter(([role, { build }]) => {
    const file = changed[role]?.signed;
    // Who returns to a build by a rollback knows better than its crashes.
    return !file || (newestBuildOf(role, file) === build && file.release?.kind !== 'rollback');
  });
  return kept.length > 0 ? { halted: Object.fromEntries(kept) } : {};
}
