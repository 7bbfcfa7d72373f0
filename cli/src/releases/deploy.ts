import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { areaOf, deployRevision, roleOf } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';

export type DeployFlags = RegistryFlags & { readonly out: string };

/** Writes a composed build with the current releases, for any server of files. */
export async function deployReleases(dist: string, flags: DeployFlags, io: Io): Promise<void> {
  const [from, out] = [resolve(io.cwd, dist), resolve(io.cwd, flags.out)];
  if (!existsSync(`${from}/import-map.json`))
    throw new UsageError(`There is no composed build in ${dist}: it has no import-map.json.`);
  if (existsSync(out))
    throw new UsageError(`${flags.out} exists already. Name a new folder with --out.`);
  await withRegistry(flags, io, async ({ store, read }) => {
    const revision = await read();
    const names = await deployRevision({ store, revision, dist: from, out });
    const areas = names.map((name) => areaOf(roleOf(name)));
    const { number } = revision;
    if (flags.json) io.out(`${JSON.stringify({ revision: number, areas, out }, null, 2)}\n`);
    else
      io.out(
        `${flags.out} is revision ${number}, with releases of ${areas.join(', ') || 'no area'}\n`,
      );
  });
}
