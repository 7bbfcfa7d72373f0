// Not the package's entry, which has all of its functions.
import ofNpm from 'semver/functions/satisfies.js';

/**
 * Whether a version is in a range, as npm reads both: `^1.2.3 || 2.x`, `>=1.2.3 <3`. A prerelease is only in a range that
 * names one of the same version. False if either can't be read.
 */
export const satisfies = (version: string, range: string): boolean => ofNpm(version, range);
