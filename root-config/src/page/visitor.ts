import type { Visitor } from '@fairlead/registry/rollout/gets-rollout';
import { keepJson, keepText, readKept, readKeptJson } from './kept-text.ts';

/** Outlive signing out, which forgets what belongs to a person. */
const bucketKey = 'fairlead:bucket';
const leftKey = 'fairlead:left-builds';
/** Ends with the session. */
const internalKey = 'fairlead:internal';

/** What decides which build this browser gets: a number from 0 to 99, the experience, and whether it is one of ours. */
export const readVisitor = (): Visitor => ({
  bucket: readBucket(),
  experience: document.documentElement.dataset.experience === 'vanta' ? 'vanta' : 'fairlead',
  isInternal: readKept(internalKey) !== null,
});

/** Drawn once, and the same for a hundredth of all browsers: it tells nobody apart. */
function readBucket(): number | null {
  const kept = Number(readKept(bucketKey) ?? Number.NaN);
  if (Number.isInteger(kept) && kept >= 0 && kept < 100) return kept;
  const drawn = Math.floor(Math.random() * 100);
  keepText(bucketKey, `${drawn}`);
  return readKept(bucketKey) === `${drawn}` ? drawn : null;
}

/** For the next documents of this browser. */
export function writeInternalMark(isInternal: boolean): void {
  keepText(internalKey, isInternal ? '1' : null);
}

/** A build that crashed here isn't picked again in this browser. */
export function leaveBuild(role: string, version: string): void {
  keepJson(leftKey, { ...leftBuilds(), [role]: version });
}

/** Role → the version that crashed here. */
export const leftBuilds = (): Readonly<Record<string, string>> => readKeptJson(leftKey);
