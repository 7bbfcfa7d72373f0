import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRetention } from '@fairlead/build/retention';
import { areaOf, deployRevision, roleOf } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';

export type DeployFlags = RegistryFlags & {
  readonly out: string;
  /** The folder that is served until now. */
  readonly after?: string;
};

/** Writes a composed build with the current releases, for any server of files. */
export async function deployReleases(dist: string, flags: DeployFlags, io: Io): Promise<void> {
  const [from, out] = [resolve(io.cwd, dist), resolve(io.cwd, flags.out)];
  if (!existsSync(`${from}/import-map.json`))
    throw new UsageError(`There is no composed build in ${dist}: it has no import-map.json.`);
  if (existsSync(out))
    throw new UsageError(`${flags.out} exists already. Name a new folder with --out.`);
  const after = flags.after === undefined ? undefined : resolve(io.cwd, flags.after);
  if (after !== undefined && !existsSync(`${after}/revisions.json`))
    throw new UsageError(`${flags.after} is no deployment: it has no revisions.json.`);
  const keep = retentionOf(io.env);
  await withRegistry(flags, io, async ({ store, read, now }) => {
    const revision = await read();
    const options = { store, revision, dist: from, out, after, keep, now };
    const { areas: names, kept } = await deployRevision(options);
    const areas = names.map((name) => areaOf(roleOf(name)));
    const { number } = revision;
    if (flags.json) io.out(`${JSON.stringify({ revision: number, areas, kept, out }, null, 2)}\n`);
    else
      io.out(
        `${flags.out} is revision ${number}, with releases of ${areas.join(', ') || 'no area'} and the files of ${kept} earlier ${kept === 1 ? 'deployment' : 'deployments'}\n`,
      );
  });
}

function retentionOf(env: Io['env']) {
  try {
    return readRetention(env);
  } catch (error) {
    throw error instanceof Error ? new UsageError(error.message) : error;
  }
}
