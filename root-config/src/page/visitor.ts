import type { Visitor } from '@fairlead/registry/rollout/gets-rollout';

/** Outlive signing out, which forgets what belongs to a person. */
const bucketKey = 'fairlead:bucket';
const leftKey = 'fairlead:left-builds';
/** Ends with the session. */
const internalKey = 'fairlead:internal';

/** What decides which build this browser gets: a number from 0 to 99, the experience, and whether it is one of ours. */
export const readVisitor = (): Visitor => ({
  bucket: readBucket(),
  experience: document.documentElement.dataset.experience === 'vanta' ? 'vanta' : 'fairlead',
  isInternal: read(internalKey) !== null,
});

/** Drawn once, and the same for a hundredth of all browsers: it tells nobody apart. */
function readBucket(): number | null {
  const kept = Number(read(bucketKey) ?? Number.NaN);
  if (Number.isInteger(kept) && kept >= 0 && kept < 100) return kept;
  const drawn = Math.floor(Math.random() * 100);
  write(bucketKey, `${drawn}`);
  return read(bucketKey) === `${drawn}` ? drawn : null;
}

/** For the next documents of this browser. */
export function writeInternalMark(isInternal: boolean): void {
  if (isInternal) write(internalKey, '1');
  else remove(internalKey);
}

/** A build that crashed here isn't picked again in this browser. */
export function leaveBuild(role: string, version: string): void {
  write(leftKey, JSON.stringify({ ...leftBuilds(), [role]: version }));
}

/** Role → the version that crashed here. */
export function leftBuilds(): Readonly<Record<string, string>> {
  try {
    return JSON.parse(read(leftKey) ?? '{}');
  } catch {
    return {};
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that blocks storage gets what everyone else has.
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
