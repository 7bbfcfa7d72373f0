import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { areaOf, deployRevision, roleOf } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { deployBeside, followPause } from './follow.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';

export type DeployFlags = RegistryFlags & {
  readonly out: string;
  /** Where pages report how their builds do. */
  readonly health?: string;
  /** Deploys each new revision until Ctrl-C. */
  readonly follow?: boolean;
};

/** Writes a composed build with the current releases, for any server of files. */
export async function deployReleases(dist: string, flags: DeployFlags, io: Io): Promise<void> {
  const [from, out] = [resolve(io.cwd, dist), resolve(io.cwd, flags.out)];
  if (!existsSync(`${from}/import-map.json`))
    throw new UsageError(`There is no composed build in ${dist}: it has no import-map.json.`);
  const health = flags.health ?? null;
  if (flags.follow) return followReleases({ dist: from, out, health }, flags, io);
  if (existsSync(out))
    throw new UsageError(`${flags.out} exists already. Name a new folder with --out.`);
  await withRegistry(flags, io, async ({ store, read }) => {
    const revision = await read();
    const names = await deployRevision({ store, revision, dist: from, out, health });
    printDeployed({ number: revision.number, names, out }, flags, io);
  });
}

type Places = { readonly dist: string; readonly out: string; readonly health: string | null };

/** Deploys what is live, and each new revision as it comes, until Ctrl-C. */
async function followReleases(places: Places, flags: DeployFlags, io: Io): Promise<void> {
  const ended = Promise.withResolvers<void>();
  io.onInterrupt(() => ended.resolve());
  let deployed = 0;
  const deploy = () =>
    withRegistry(flags, io, async ({ store, read }) => {
      const revision = await read();
      if (revision.number === deployed) return;
      const names = await deployBeside(revision, { store, ...places });
      deployed = revision.number;
      printDeployed({ number: deployed, names, out: `${places.out}/current` }, flags, io);
    });
  await deploy();
  if (deployed === 0) return;
  io.err('Following the registry; press Ctrl-C to stop\n');
  const timer = setInterval(() => {
    // What is deployed stays; the next look tries again.
    deploy().catch((error: Error) => io.err(`Not deployed: ${error.message}\n`));
  }, followPause);
  await ended.promise;
  clearInterval(timer);
}

type Deployed = {
  readonly number: number;
  readonly names: readonly string[];
  readonly out: string;
};

function printDeployed({ number, names, out }: Deployed, flags: DeployFlags, io: Io): void {
  const areas = names.map((name) => areaOf(roleOf(name)));
  if (flags.json)
    io.out(`${JSON.stringify({ revision: number, areas, out }, null, flags.follow ? 0 : 2)}\n`);
  else
    io.out(
      `${flags.out} is revision ${number}, with releases of ${areas.join(', ') || 'no area'}\n`,
    );
}
