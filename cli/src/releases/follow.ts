import {
  existsSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
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
 * half-written one. Files of those before stay for a while, because open pages still ask for them.
 */
export async function deployBeside(
  revision: Revision,
  { out, ...options }: Followed,
): ReturnType<typeof deployRevision> {
  mkdirSync(out, { recursive: true });
  const name = freeName(out, `r${revision.number}`);
  const [draft, current] = [join(out, '.draft'), join(out, 'current')];
  rmSync(draft, { recursive: true, force: true });
  const after = existsSync(current) ? current : undefined;
  const deployed = await deployRevision({ ...options, revision, out: draft, after });
  renameSync(draft, join(out, name));
  const before = existsSync(current) ? readlinkSync(current) : null;
  const link = join(out, '.current');
  rmSync(link, { force: true });
  symlinkSync(name, link);
  renameSync(link, current);
  removeOlder(out, [name, before]);
  return deployed;
}

/** A revision that is deployed again, because the follower was started anew, gets a folder of its own. */
function freeName(out: string, name: string, again = 1): string {
  const tried = again === 1 ? name : `${name}-${again}`;
  return existsSync(join(out, tried)) ? freeName(out, name, again + 1) : tried;
}

/** Servers may still read the one before; what the others had is in the current one. */
function removeOlder(out: string, kept: readonly (string | null)[]): void {
  for (const name of readdirSync(out))
    if (/^r\d+(-\d+)?$/.test(name) && !kept.includes(name))
      rmSync(join(out, name), { recursive: true });
}
