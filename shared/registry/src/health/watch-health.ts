import { roleOf } from '../area-name.ts';
import type { CommitOptions } from '../commit.ts';
import { type Revision, readRevision } from '../read-revision.ts';
import { haltRollout } from '../rollout/halt-rollout.ts';
import { liveRollout } from '../rollout/live-rollout.ts';
import { findCrashReason } from './crash-rate.ts';
import { createHealthCounts } from './health-counts.ts';
import type { HealthReport } from './health-report.ts';

type Options = Omit<CommitOptions, 'now' | 'isDry'> & {
  readonly clock: () => number;
  /** Hears of a rollout that was stopped. */
  readonly onHalt?: (halt: Halt) => void;
  /** Hears that one couldn't be stopped. The next crash tries again. */
  readonly onFailed?: (halt: Halt, error: Error) => void;
};

type Halt = { readonly role: string; readonly version: string; readonly because: string };

/** For how long what is live counts as known, in ms: a report must not cost a read of the store. */
const freshFor = 5 * 1000;

/** Counts what pages report, and stops a rollout whose build crashes too often. */
export function watchHealth({
  clock,
  onHalt = () => {},
  onFailed = () => {},
  ...options
}: Options) {
  const counts = createHealthCounts();
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
      const { rollout, release } = file ?? {};
      const stable = rollout?.stable ?? release?.version;
      if (!revision || !file || (version !== rollout?.version && version !== stable)) return;
      if (!isRevision(report.revision, revision.number)) return;
      counts.add(report);
      const live = liveRollout(role, file, revision.timestamp);
      if (report.what !== 'crash' || live?.version !== version) return;
      const ofStable = counts.of(module, live.stable);
      const because = findCrashReason(counts.of(module, version), ofStable, live.stable);
      if (!because) return;
      const halt = { role, version, because };
      known = null;
      await haltRollout(halt, { ...options, now: clock() }).then(
        (revision) => revision !== null && onHalt(halt),
        (error: Error) => onFailed(halt, error),
      );
    },
    list: counts.list,
  };
}

export type HealthWatch = ReturnType<typeof watchHealth>;

const isRevision = (name: string, newest: number) => {
  const number = Number(/^r(\d{1,9})$/.exec(name)?.[1]);
  return number >= 1 && number <= newest;
};
