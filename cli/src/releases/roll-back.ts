import { areaOf, findGoal, readHistory, rollBack } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { roleHere } from './area-role.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';
import { type PrepareFlags, prepared, reportPrepared } from './prepare.ts';

export type RollBackFlags = RegistryFlags &
  PrepareFlags & {
    readonly area?: string;
    readonly because?: string;
    readonly dryRun: boolean;
  };

/** Makes an earlier release of an area live again. */
export async function rollBackTo(
  wanted: number | null,
  flags: RollBackFlags,
  io: Io,
): Promise<void> {
  const role = roleHere(flags.area, io.cwd);
  await withRegistry(flags, io, async (real) => {
    const { registry, store, read, keys, now } = prepared(real, flags, io);
    const { because, dryRun, json } = flags;
    const goal = findGoal(await readHistory(store, await read()), role, wanted);
    const revision = await rollBack(registry, goal, { keys, now, because });
    const area = areaOf(role);
    const { version = '' } = goal.release ?? {};
    if (flags.prepare) return reportPrepared({ area, version, dryRun }, flags.prepare, json, io);
    const to = goal.release?.to ?? goal.revision;
    if (json) io.out(`${JSON.stringify({ area, version, revision, to, dryRun }, null, 2)}\n`);
    else if (dryRun)
      io.out(
        `${area} ${version} of revision ${to} would be live again in revision ${revision}. Nothing was written.\n`,
      );
    else io.out(`${area} ${version} of revision ${to} is live again in revision ${revision}\n`);
  });
}
