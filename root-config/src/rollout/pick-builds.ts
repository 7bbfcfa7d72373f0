import { getsRollout, type Visitor } from '@fairlead/registry/rollout/gets-rollout';
import { liveRollout } from '@fairlead/registry/rollout/live-rollout';
import type { Verified } from '@fairlead/registry/verify/verify-revision';
import type { PageRollouts } from '../page/page-rollouts.ts';
import type { PickedBuilds } from '../page/picked-builds.ts';

/** Picks the builds that a visitor gets by what the signatures say of their share. */
export function pickBuilds(
  { roles, timestamp }: Pick<Verified, 'roles' | 'timestamp'>,
  { builds }: PageRollouts,
  visitor: Visitor,
  left: Readonly<Record<string, string>>,
): PickedBuilds {
  const picked = Object.entries(builds).filter(([role]) => {
    const file = roles[role];
    const rollout = file && liveRollout(role, file, timestamp);
    return rollout && rollout.version !== left[role] && getsRollout(role, rollout, visitor);
  });
  return Object.fromEntries(picked);
}
