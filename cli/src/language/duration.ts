const units: Readonly<Record<string, number>> = {
  ms: 1,
  millisecond: 1,
  milliseconds: 1,
  s: 1000,
  second: 1000,
  seconds: 1000,
  min: 60_000,
  minute: 60_000,
  minutes: 60_000,
  h: 3_600_000,
  hour: 3_600_000,
  hours: 3_600_000,
  day: 86_400_000,
  days: 86_400_000,
};

export const durationWords = 'a duration such as 500 ms, 3 s, 2 min, 8 hours or 30 days';

/** Parses a duration: `2 min` → 120000 milliseconds; undefined if it isn't one. */
export function parseDuration(text: string): number | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/.exec(text.trim()) ?? [];
  const factor = unit && Object.hasOwn(units, unit) ? units[unit] : undefined;
  return amount && factor ? Math.round(Number(amount) * factor) : undefined;
}
