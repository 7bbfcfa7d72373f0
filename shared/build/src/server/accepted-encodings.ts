const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** Returns the encodings that an `accept-encoding` header names without `q=0`, best first (RFC 9110, 12.5.3). */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const named = header
    .toLowerCase()
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim());
  return encodings.filter((encoding) => named.includes(encoding));
}
