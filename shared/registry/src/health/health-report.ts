/**
 * What a page says of a build, each at most once: it was loaded, is shown, crashed, made way for the one before, or for a
 * build that isn't deployed.
 */
const healthEvents = ['load', 'mount', 'crash', 'rollback', 'override'] as const;

export type HealthEvent = (typeof healthEvents)[number];

/** One report of one page. Nothing of it tells who the visitor is. */
export type HealthReport = {
  readonly module: string;
  readonly version: string;
  /** Of the import map. */
  readonly revision: string;
  readonly what: HealthEvent;
};

/** Returns null if a text isn't a report. */
export function parseHealthReport(text: string): HealthReport | null {
  try {
    const { module, version, revision, what } = JSON.parse(text);
    const isReport =
      [module, version, revision].every((value) => typeof value === 'string') &&
      healthEvents.includes(what);
    return isReport ? { module, version, revision, what } : null;
  } catch {
    return null;
  }
}
