import type { Counts } from './health-counts.ts';

/**
 * When a build goes back by itself: at least this many pages have reported it, this many of them crashed, and
 * the percentage that crashed is higher by more than `rate` than that of the release before, which others have or had. A back
 * end that fails breaks both alike.
 */
const threshold = { pages: 5, crashed: 3, rate: 10 } as const;

/** Returns why a build has to go back; null if it may stay. */
export function findCrashReason(
  next: Counts,
  stable: Counts,
  stableVersion: string,
): string | null {
  const pages = pagesOf(next);
  const isKnown = pages >= threshold.pages && next.crash >= threshold.crashed;
  if (!isKnown || rateOf(next) - rateOf(stable) <= threshold.rate) return null;
  return `${next.crash} of ${pages} pages crashed (${Math.round(rateOf(next))}%; ${Math.round(rateOf(stable))}% with ${stableVersion}).`;
}

/** A page whose build can't even be loaded reports the crash alone. */
const pagesOf = ({ load, crash }: Counts) => Math.max(load, crash);

/** In percent. */
const rateOf = (counts: Counts): number =>
  pagesOf(counts) === 0 ? 0 : (counts.crash / pagesOf(counts)) * 100;
