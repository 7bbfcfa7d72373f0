import type { Rollout, Targets, Timestamp } from '../verify/metadata.ts';

/** Returns who gets the second build of a role; null if it has none, or the registry has stopped it. */
export function liveRollout(
  role: string,
  { rollout }: Targets,
  { halted }: Pick<Timestamp, 'halted'>,
): Rollout | null {
  return rollout && !halted?.[role] ? rollout : null;
}
