import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Retention } from '@fairlead/build/retention';
import { deployRevision, type RegistryStore, type Revision } from '@fairlead/registry';

/** How often a deployment that follows its registry looks for a new revision, in ms. */
export const followPause = 15 * 1000;

type Followed = {
  readonly store: RegistryStore;
  readonly dist: string;
  /** A folder with a deployment for each revision, and a link `current` to the newest. */
  readonly out: string;
  readonly health: string | null;
  /** For how long the files of earlier deployments stay. */
  readonly keep: Retention;
  readonly now: number;
};

/**
 * Deploys a revision beside the earlier ones and then points `current` to it, so that a server of files never sees a
 * half. Files of those before stay for a while, because open pages still ask for them.
 */
export async function deployBeside(
  revision: Revision,
  { out, ...options }: Followed,
): ReturnType<typeof deployRevision> {
  mkdirSync(out, { recursive: true });
  const name = `r${revision.number}`;
  const [draft, current] = [join(out, `.${name}`), join(out, 'current')];
  rmSync(draft, { recursive: true, force: true });
  const after = existsSync(current) ? current : undefined;
  const deployed = await deployRevision({ ...options, revision, out: draft, after });
  rmSync(join(out, name), { recursive: true, force: true });
  renameSync(draft, join(out, name));
  const link = join(out, '.current');
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, current);
  removeOlder(out, revision.number);
  return deployed;
}

/** Servers may still read the one before; what it had is in the current one. */
function removeOlder(out: string, current: number): void {
  const numbers = readdirSync(out).flatMap((name) => /^r(\d+)$/.exec(name)?.[1] ?? []);
  const older = numbers.map(Number).filter((number) => number < current);
  for (const number of older.sort((one, other) => other - one).slice(1))
    rmSync(join(out, `r${number}`), { recursive: true });
}
