import { join } from 'node:path';
import type { PageSettings } from '@fairlead/build';
import { buildArea } from '@fairlead/build/build-area';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { areaHere } from './area-here.ts';
import { type BuildNews, createDevServer } from './dev-server.ts';
import { readLiveMap } from './live-map.ts';
import { watchFolders } from './watch-folders.ts';

/** How long an editor may take to write its files, in ms. */
const pause = 20;

/** Builds the area on every save and swaps it into a composition, until Ctrl-C. */
export async function developHere(
  { in: composition, port }: { readonly in: string; readonly port: number },
  io: Io,
): Promise<void> {
  const { folder, name } = areaHere(io.cwd);
  await refuseUnlessAllowed(composition);
  const dist = join(folder, 'dist');
  const first = await attempt(folder, io);
  const server = await createDevServer({ area: name, dist, composition, port });
  server.tell(first);
  io.out(`${name} is in the composition at ${server.url}; press Ctrl-C to stop\n`);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let building = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(async () => server.tell(await attempt(folder, io)));
    }, pause);
  };
  const stopWatching = watchFolders(join(folder, 'src'), changed);
  await new Promise<void>((stop) => {
    io.onInterrupt(stop);
  });
  stopWatching();
  await server.close();
}

/** Builds and says how it went. The last build that worked stays in place of one that failed. */
async function attempt(folder: string, io: Io): Promise<BuildNews> {
  const start = performance.now();
  try {
    await buildArea(folder);
    io.out(`Built in ${Math.round(performance.now() - start)} ms\n`);
    return { failed: null };
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    io.err(`${failed}\n`);
    return { failed };
  }
}

/** A page without the control, such as production's, takes no builds from elsewhere. */
async function refuseUnlessAllowed(composition: string): Promise<void> {
  await readLiveMap(composition);
  const response = await fetch(new URL('/settings.json', composition));
  const { control }: PageSettings = await response.json();
  if (control) return;
  throw new UsageError(
    `${composition} does not allow builds from elsewhere. Use a composition with the sandbox, or a staging server.`,
  );
}
