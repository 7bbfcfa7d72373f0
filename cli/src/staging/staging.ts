import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseError, type Staging, type StagingSettings, startStaging } from '@fairlead/staging';
import { buildsHere } from '../builds-here.ts';
import type { Io } from '../io.ts';
import { refuseListening } from '../refuse-listening.ts';
import { repository } from '../repository.ts';
import { UsageError } from '../usage-error.ts';
import { controlTokenIn } from './control-token.ts';
import { openModules } from './open-modules.ts';

export type StagingOptions = {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly quiet: boolean;
  /** The registry whose modules admins see and release; none: there are no such pages. */
  readonly registry?: string;
  /** The folder of its key "online". */
  readonly keys: string;
};

/** Serves staging until Ctrl-C or termination, or until its database fails for good. */
export async function staging(
  options: StagingOptions,
  io: Io,
  dist: string = join(repository, 'dist/staging'),
): Promise<void> {
  if (!existsSync(join(dist, 'import-map.json')))
    throw new UsageError(
      'The app has not been built for staging. Run `npm run build -- --staging` once.',
    );
  const { DATABASE_URL: url, FAIRLEAD_STAGING_TOKEN: token } = io.env;
  const folder = resolve(io.cwd, options.data);
  const { registry, keys } = options;
  const opened = registry ? await openModules({ folder: registry, keys }, io) : null;
  const running = await start(options, dist, url ? { url } : { folder }, io, {
    controlToken: () => (token ? token : url ? null : controlTokenIn(folder)),
    ...(opened && {
      modules: opened.modules,
      health: opened.health,
      longBodies: opened.longBodies,
    }),
  }).catch((error: unknown) => {
    opened?.stop();
    throw error;
  });
  io.out(`Fairlead is at ${running.url}; press Ctrl-C to stop\n`);
  io.out(
    running.database === 'pglite' ? `Data: ${folder}\n` : 'Data: the database of DATABASE_URL\n',
  );
  if (!token && !url)
    io.out(
      `Run scenarios against it: FAIRLEAD_STAGING_TOKEN=$(cat ${join(options.data, 'control-token')}) npx fairlead run --target ${running.url}\n`,
    );
  if (!token && url) io.out('No FAIRLEAD_STAGING_TOKEN: scenarios cannot begin worlds here.\n');
  const failure = await Promise.race([
    running.failed,
    new Promise<null>((stop) => {
      io.onInterrupt(() => stop(null));
    }),
  ]);
  await running.stop();
  opened?.stop();
  if (!failure) return;
  io.err(`${failure.message}\n`);
  io.exitWith(1);
}

async function start(
  { port, host, quiet }: StagingOptions,
  dist: string,
  database: { url: string } | { folder: string },
  io: Io,
  rest: Pick<StagingSettings, 'controlToken' | 'modules' | 'health' | 'longBodies'>,
): Promise<Staging> {
  try {
    return await startStaging({
      dist,
      localBuilds: buildsHere(io.cwd),
      port,
      host,
      database,
      ...rest,
      log: quiet ? () => {} : (line) => io.out(`${JSON.stringify(line)}\n`),
    });
  } catch (error) {
    if (error instanceof DatabaseError) throw new UsageError(error.message);
    return refuseListening(error, 'Staging', { host, port });
  }
}
