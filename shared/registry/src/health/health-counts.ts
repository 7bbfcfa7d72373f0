import type { HealthEvent, HealthReport } from './health-report.ts';

/** How many pages reported each event. */
export type Counts = Readonly<Record<HealthEvent, number>>;

export type CountedBuild = Omit<HealthReport, 'what'> & { readonly counts: Counts };

const none: Counts = { load: 0, mount: 0, crash: 0, rollback: 0, override: 0 };

/** Counts reports by module, version and revision. */
export function createHealthCounts() {
  const builds = new Map<string, CountedBuild>();
  return {
    add({ what, ...build }: HealthReport): void {
      const key = JSON.stringify([build.module, build.version, build.revision]);
      const { counts } = builds.get(key) ?? { counts: none };
      builds.set(key, { ...build, counts: { ...counts, [what]: counts[what] + 1 } });
    },
    /** Of a version, in this revision and those after it. */
    of: (module: string, version: string, since: number): Counts =>
      [...builds.values()]
        .filter((build) => build.module === module && build.version === version)
        .filter(({ revision }) => numberOf(revision) >= since)
        .reduce((sum, { counts }) => added(sum, counts), none),
    list: (): readonly CountedBuild[] => [...builds.values()],
  };
}

/** `r17` → 17; 0 if it is no revision of a registry. */
export const numberOf = (revision: string): number =>
  Number(/^r(\d{1,9})$/.exec(revision)?.[1] ?? 0);

const added = (one: Counts, other: Counts): Counts => ({
  load: one.load + other.load,
  mount: one.mount + other.mount,
  crash: one.crash + other.crash,
  rollback: one.rollback + other.rollback,
  override: one.override + other.override,
});
