import { areaOf } from './area-name.ts';
import type { HistoryEntry } from './history.ts';
import type { SigningKey } from './keys/sign.ts';
import { NotReleased } from './not-released.ts';
import { type Registry, send } from './publish.ts';

type RollBackOptions = {
  readonly keys: readonly SigningKey[];
  readonly now: number;
  readonly because?: string | undefined;
};

/** Releases what an area had before once more, as a new revision that says so. Returns its number. */
export async function rollBack(
  registry: Registry,
  goal: HistoryEntry,
  { because, ...options }: RollBackOptions,
): Promise<number> {
  const { role, release, file, revision } = goal;
  const again = {
    kind: 'rollback',
    version: release?.version ?? '',
    to: release?.to ?? revision,
    ...(because && { because }),
  } as const;
  return send(registry, { role, targets: file.targets, release: again, files: [] }, options);
}

/**
 * Finds what a rollback returns to: the release of the area that a revision had, or without one the release before the
 * current one. A release that was itself taken back isn't one. While a build is rolled out, the one before is what the
 * others have: the rollback ends the rollout. Likewise, after the registry has taken a release back, what everyone got
 * back becomes a release of its own.
 */
export function findGoal(
  history: readonly HistoryEntry[],
  role: string,
  revision: number | null,
): HistoryEntry {
  const releases = history.filter((entry) => entry.role === role);
  const [current] = releases;
  const full = releases.filter(({ file }) => !file.rollout);
  const isGood = (one: HistoryEntry) => isFirst(one) && !wasTakenBack(one, releases);
  if (!current)
    throw new NotReleased(`${areaOf(role)} was never released, so nothing can be rolled back.`);
  const reached = current.release?.to ?? current.revision;
  if (revision === null && isReturn(current)) return returned(current, full);
  const goal = current.file.rollout
    ? full.find((one) => one.revision <= (revision ?? current.revision))
    : revision === null
      ? full.find((one) => one.revision < reached && isGood(one))
      : full.find((one) => one.revision <= revision);
  if (goal) return goal;
  throw new NotReleased(
    revision === null
      ? `${areaOf(role)} has no release before the current one. \`fairlead mfe history\` lists them.`
      : `${areaOf(role)} wasn't released yet in revision ${revision}. \`fairlead mfe history\` lists its releases.`,
  );
}

/** Released for the first time: not again by a rollback or a change of keys. */
const isFirst = ({ release }: HistoryEntry) =>
  release?.kind === 'publish' || release?.kind === 'rollout';

/** Whether the registry took a release back that everyone had. */
const isReturn = ({ release, file }: HistoryEntry) => release?.kind === 'halt' && !file.rollout;

const wasTakenBack = ({ revision, release }: HistoryEntry, releases: readonly HistoryEntry[]) =>
  releases.some(
    (one) => isReturn(one) && one.revision > revision && one.release?.version === release?.version,
  );

/** What everyone got back, with the revision that first had it. */
function returned(current: HistoryEntry, full: readonly HistoryEntry[]): HistoryEntry {
  const { release } = current.file;
  if (!release) return current;
  const first = full.find(
    (one) => !isReturn(one) && one.release?.version === release.version && isFirst(one),
  );
  return { ...current, release: { ...release, to: first?.revision ?? current.revision } };
}
