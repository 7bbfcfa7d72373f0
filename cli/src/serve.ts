import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createAppServer, findFreePort } from '@fairlead/build/server';
import { buildsHere } from './builds-here.ts';
import type { Io } from './io.ts';
import { repository } from './repository.ts';
import { UsageError } from './usage-error.ts';

/** Serves the built app with the sandbox until Ctrl-C. */
export async function serve(wanted: number, io: Io): Promise<void> {
  const dist = join(repository, 'dist/sandbox');
  if (!existsSync(join(dist, 'import-map.json'))) {
    throw new UsageError('The app has not been built. Run `npm start` once to build and serve it.');
  }
  const port = wanted === 0 ? 0 : await findFreePort(wanted);
  const server = await createAppServer({ dist, port, localBuilds: buildsHere(io.cwd) });
  if (wanted !== 0 && server.port !== wanted) io.out(`Port ${wanted} is taken.\n`);
  io.out(`Fairlead is at ${server.url}; press Ctrl-C to stop\n`);
  await new Promise<void>((stop) => {
    io.onInterrupt(stop);
  });
  await server.close();
}
