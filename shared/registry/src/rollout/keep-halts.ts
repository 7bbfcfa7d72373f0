import type { Signed, Targets, Timestamp } from '../verify/metadata.ts';
import { nextBuildOf } from './next-manifest.ts';

/** The stopped rollouts that a new revision still has. A role that has moved on to another build is free again. */
export function keepHalts(
  halted: Timestamp['halted'],
  changed: Readonly<Record<string, Signed<Targets>>>,
): Pick<Timestamp, 'halted'> {
  const kept = Object.entries(halted ?? {}).filter(([role, { build }]) => {
    const file = changed[role]?.signed;
    return !file || nextBuildOf(role, file) === build;
  });
  return kept.length > 0 ? { halted: Object.fromEntries(kept) } : {};
}
