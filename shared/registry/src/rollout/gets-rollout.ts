import type { Experience, Rollout } from '../verify/metadata.ts';

/** What a page knows of its visitor before it loads anything. Nothing of it identifies a person. */
export type Visitor = {
  /** 0 to 99, drawn once per browser; null if the browser keeps nothing, so that it wouldn't be the same next time. */
  readonly bucket: number | null;
  readonly experience: Experience;
  readonly isInternal: boolean;
};

/**
 * Whether a visitor gets the second build of a role. Whoever has it keeps it while the share grows. Each area begins
 * with other buckets, so that not the same visitors get everything first.
 */
export function getsRollout(
  role: string,
  { share, experience, internal }: Rollout,
  visitor: Visitor,
): boolean {
  if (internal && visitor.isInternal) return true;
  if (experience && experience !== visitor.experience) return false;
  return visitor.bucket !== null && (visitor.bucket + firstBucketOf(role)) % 100 < share;
}

function firstBucketOf(role: string): number {
  let hash = 0;
  for (const letter of role) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return hash;
}
