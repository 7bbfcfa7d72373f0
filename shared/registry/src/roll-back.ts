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
 * others have: the rollback ends the rollout. After the registry has taken a release back, what everyone got back
 * becomes a release of its own.
 */
export function findGoal(
  history: readonly HistoryEntry[],
  role: string,
  revision: number | null,
): HistoryEntry {
  const releases = history.filter((entry) => entry.role === role);
  const [current] = releases;
  const full = releases.filter(({ file }) => !file.rollout).map(asGoal);
  const isGood = (one: HistoryEntry) => isFirst(one) && !wasTakenBack(one, releases);
  if (!current)
    throw new NotReleased(`${areaOf(role)} was never released, so nothing can be rolled back.`);
  const newest = history[0]?.revision ?? current.revision;
  if (revision !== null && revision > newest)
    throw new NotReleased(
      `There is no revision ${revision}: ${newest} is the newest. \`fairlead mfe history\` lists them.`,
    );
  const reached = current.release?.to ?? current.revision;
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

/** What a revision had, for people: after the registry has taken a release back, the one that everyone got back. */
const asGoal = (entry: HistoryEntry): HistoryEntry =>
  entry.release?.kind === 'halt' ? { ...entry, release: entry.file.release ?? null } : entry;

/** Whether people or the registry returned from a release to an earlier one, and nobody to it since. */
function wasTakenBack({ revision, release }: HistoryEntry, releases: readonly HistoryEntry[]) {
  const last = releases.find(
    (one) => one.revision > revision && (one.release?.to === revision || leaves(one)),
  );
  return last !== undefined && leaves(last);

  function leaves({ release: later, file }: HistoryEntry): boolean {
    if (later?.kind === 'rollback') return (later.to ?? 0) < revision;
    return later?.kind === 'halt' && !file.rollout && later.version === release?.version;
  }
}
