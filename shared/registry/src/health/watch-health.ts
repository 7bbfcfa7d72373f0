import { roleOf } from '../area-name.ts';
import type { CommitOptions } from '../commit.ts';
import { type Revision, readRevision } from '../read-revision.ts';
import { haltBuild, returnOf } from '../rollout/halt-build.ts';
import { findCrashReason } from './crash-rate.ts';
import { createHealthCounts, numberOf } from './health-counts.ts';
import type { HealthReport } from './health-report.ts';
import { createLiveSince } from './live-since.ts';

type Options = Omit<CommitOptions, 'now' | 'isDry'> & {
  readonly clock: () => number;
  /** Hears of a build that was taken back. */
  readonly onHalt?: (halt: Halt) => void;
  /** Hears that one couldn't be. The next crash tries again. */
  readonly onFailed?: (halt: Halt, error: Error) => void;
};

type Halt = { readonly role: string; readonly version: string; readonly because: string };

/** For how long what is live counts as known, in ms: a report must not cost a read of the store. */
const freshFor = 5 * 1000;

/** Counts what pages report, and takes back a build that crashes too often. */
export function watchHealth({
  clock,
  onHalt = () => {},
  onFailed = () => {},
  ...options
}: Options) {
  const counts = createHealthCounts();
  const liveSince = createLiveSince(options.store);
  let known: { readonly revision: Revision | null; readonly at: number } | null = null;

  async function current(): Promise<Revision | null> {
    const now = clock();
    if (!known || now - known.at >= freshFor)
      known = {
        revision: await readRevision(options.store, { now, allowExpired: true }),
        at: now,
      };
    return known.revision;
  }

  return {
    /** Ignores a build that isn't live: nobody fills the memory with names, and old pages don't count. */
    async add(report: HealthReport): Promise<void> {
      const { module, version } = report;
      const role = roleOf(module);
      const revision = await current();
      const file = revision?.roles[role];
      const { rollout, before, release } = file ?? {};
      const live = [rollout?.version, rollout?.stable, release?.version, before?.version];
      if (!revision || !file || !live.includes(version)) return;
      const seen = numberOf(report.revision);
      if (seen < 1 || seen > revision.number) return;
      counts.add(report);
      const newest = returnOf(role, file, revision.timestamp);
      if (report.what !== 'crash' || newest?.version !== version) return;
      // Pages of an earlier build, which may have had the same version, say nothing of this one.
      const since = await liveSince(revision, role);
      const ofStable = counts.of(module, newest.stable, 0);
      const because = findCrashReason(counts.of(module, version, since), ofStable, newest.stable);
      if (!because) return;
      const halt = { role, version, because };
      known = null;
      await haltBuild(halt, { ...options, now: clock() }).then(
        (revision) => revision !== null && onHalt(halt),
        (error: Error) => onFailed(halt, error),
      );
    },
    list: counts.list,
  };
}

export type HealthWatch = ReturnType<typeof watchHealth>;
