import type { HistoryEntry } from '@fairlead/registry';
import { describeAudience } from './audience.ts';

/** What a release says of itself; of a change of keys it says nothing. */
export type ReleaseWords = Partial<NonNullable<HistoryEntry['release']>> & {
  readonly rollout?: HistoryEntry['file']['rollout'];
};

/** Says what a release did, for example `published 1.1.0 in spite of size`. */
export function describeRelease(release: ReleaseWords): string {
  const { kind, version = '', to, forced = [], rollout } = release;
  if (kind === 'keys') return 'keys changed';
  if (kind === 'rollback') return `rolled back to ${version} of revision ${to}`;
  if (kind === 'halt') return `took ${version} back from everyone who had it`;
  const inSpite = forced.length > 0 ? ` in spite of ${forced.join(', ')}` : '';
  if (kind === 'rollout')
    return `rolled out ${version} to ${rollout ? describeAudience(rollout) : 'everyone'}${inSpite}`;
  return `published ${version}${inSpite}`;
}
