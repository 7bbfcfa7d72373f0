/** Path patterns: segments between slashes; one that begins with a colon is a parameter, as in `/application/:id`. */

type Params = Readonly<Record<string, string>>;

/** Returns the segments of a path or a pattern, without those that are empty. */
export const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

export const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Replaces the parameters of a pattern with their encoded values. */
export const fillPath = (pattern: string, find: (name: string) => string): string =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(find(name)));

/**
 * Reads the decoded parameters out of the segments of a path. Returns null when the path doesn't match the pattern, or
 * when an escape in a parameter is malformed.
 */
export function readPathParams(pattern: readonly string[], path: readonly string[]): Params | null {
  if (pattern.length !== path.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = path[index] ?? '';
    if (!isParameter(expected)) {
      if (expected !== segment) return null;
      continue;
    }
    const value = decodeOrNull(segment);
    if (value === null) return null;
    params[expected.slice(1)] = value;
  }
  return params;
}

/** Compares two patterns for sorting: segment by segment, fixed ones come before parameters. */
export const compareSpecificity = (a: readonly string[], b: readonly string[]): number =>
  specificityOf(a).localeCompare(specificityOf(b));

const specificityOf = (pattern: readonly string[]) =>
  pattern.map((segment) => (isParameter(segment) ? '1' : '0')).join('');

function decodeOrNull(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
