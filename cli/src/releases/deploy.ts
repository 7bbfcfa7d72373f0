import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRetention } from '@fairlead/build/retention';
import { areaOf, deployRevision, roleOf } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { deployBeside, followPause } from './follow.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';

export type DeployFlags = RegistryFlags & {
  readonly out: string;
  /** The folder that is served until now. */
  readonly after?: string;
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
  const keep = retentionOf(io.env);
  if (flags.follow) {
    if (flags.after !== undefined)
      throw new UsageError(
        '--follow keeps the files of the deployments that it made. Leave out --after.',
      );
    return followReleases({ dist: from, out, health, keep }, flags, io);
  }
  if (existsSync(out))
    throw new UsageError(`${flags.out} exists already. Name a new folder with --out.`);
  const after = flags.after === undefined ? undefined : resolve(io.cwd, flags.after);
  if (after !== undefined && !existsSync(`${after}/revisions.json`))
    throw new UsageError(`${flags.after} is no deployment: it has no revisions.json.`);
  await withRegistry(flags, io, async ({ store, read, now }) => {
    const revision = await read();
    const options = { store, revision, dist: from, out, after, keep, health, now };
    printDeployed({ ...(await deployRevision(options)), revision, out }, flags, io);
  });
}

type Places = Omit<Parameters<typeof deployBeside>[1], 'store' | 'now'>;

/** Deploys what is live, and each new revision as it comes, until Ctrl-C. */
async function followReleases(places: Places, flags: DeployFlags, io: Io): Promise<void> {
  const ended = Promise.withResolvers<void>();
  io.onInterrupt(() => ended.resolve());
  let last = 0;
  const deploy = () =>
    withRegistry(flags, io, async ({ store, read, now }) => {
      const revision = await read();
      // A refusal that has passed isn't how the follower ends.
      io.exitWith(0);
      if (revision.number === last) return;
      const deployed = await deployBeside(revision, { store, now, ...places });
      last = revision.number;
      printDeployed({ ...deployed, revision, out: `${places.out}/current` }, flags, io);
    });
  await deploy();
  if (last === 0) return;
  io.err('Following the registry; press Ctrl-C to stop\n');
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  // One look after the other: a deployment may take longer than the pause.
  const lookLater = () => {
    if (isEnded) return;
    timer = setTimeout(
      () =>
        deploy()
          // What is deployed stays; the next look tries again.
          .catch((error: Error) => io.err(`Not deployed: ${error.message}\n`))
          .finally(lookLater),
      followPause,
    );
  };
  lookLater();
  await ended.promise;
  isEnded = true;
  clearTimeout(timer);
}

type Deployed = Awaited<ReturnType<typeof deployRevision>> & {
  readonly revision: { readonly number: number };
  readonly out: string;
};

function printDeployed(
  { revision, areas: names, kept, out }: Deployed,
  flags: DeployFlags,
  io: Io,
): void {
  const areas = names.map((name) => areaOf(roleOf(name)));
  const { number } = revision;
  if (flags.json) {
    const facts = { revision: number, areas, kept, out };
    io.out(`${JSON.stringify(facts, null, flags.follow ? 0 : 2)}\n`);
  } else
    io.out(
      `${flags.out} is revision ${number}, with releases of ${areas.join(', ') || 'no area'} and the files of ${kept} earlier ${kept === 1 ? 'deployment' : 'deployments'}\n`,
    );
}

function retentionOf(env: Io['env']) {
  try {
    return readRetention(env);
  } catch (error) {
    throw error instanceof Error ? new UsageError(error.message) : error;
  }
}
