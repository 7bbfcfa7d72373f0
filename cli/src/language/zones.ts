const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether the IANA database has this time zone. */
export function isZone(name: string): boolean {
  try {
    formatterFor(name);
    return name.includes('/') || name === 'UTC';
  } catch {
    return false;
  }
}

/** Returns how far a zone's clocks are ahead of UTC at a moment, in ms. Both are milliseconds since the epoch. */
export function offsetIn(zone: string, moment: number): number {
  const whole = Math.floor(moment / 1000) * 1000;
  return Date.parse(`${formatterFor(zone).format(whole).replace(' ', 'T')}Z`) - whole;
}

/** Returns the moment at which a zone's clocks show a time, which is written as if it were in UTC. */
export function momentIn(zone: string, shown: string | number): number {
  const written = typeof shown === 'number' ? shown : Date.parse(shown);
  const guess = written - offsetIn(zone, written);
  return written - offsetIn(zone, guess);
}

/** Swedish dates are written as ISO 8601 does. */
function formatterFor(zone: string): Intl.DateTimeFormat {
  const known =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(zone, known);
  return known;
}
