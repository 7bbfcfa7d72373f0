import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageSettings } from '@fairlead/build';
import { buildAreaForDevelopment } from '@fairlead/build/build-area';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { areaHere } from './area-here.ts';
import { type BuildNews, formatProblems, problemsOf } from './build-problems.ts';
import { createDevServer } from './dev-server.ts';
import { openerOf } from './editor/open-in-editor.ts';
import { readLiveMap } from './live-map.ts';
import { watchFolders } from './watch-folders.ts';

/** How long an editor may take to write its files, in ms. */
const pause = 20;

type Flags = { readonly in: string; readonly port: number; readonly json: boolean };

/** Builds the area on every save and swaps it into a composition, until Ctrl-C. */
export async function developHere({ in: composition, port, json }: Flags, io: Io): Promise<void> {
  const { folder, name } = areaHere(io.cwd);
  await refuseUnlessAllowed(composition);
  // Not the area's `dist`, which holds what `fairlead mfe build` made.
  const dist = mkdtempSync(join(tmpdir(), 'fairlead-dev-'));
  const print = json ? printJson(io) : printText(name, io);
  const attempt = async () => {
    const news = await buildOnce(folder, dist);
    print.built(news);
    return news;
  };
  const first = await attempt();
  const open = openerOf(folder);
  const server = await createDevServer({ area: name, dist, composition, port, open });
  server.tell(first);
  print.ready(server.url);

  let timer: ReturnType<typeof setTimeout> | undefined;
  let building = Promise.resolve();
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(async () => server.tell(await attempt()));
    }, pause);
  };
  const stopWatching = watchFolders(join(folder, 'src'), changed);
  await new Promise<void>((stop) => {
    io.onInterrupt(stop);
  });
  stopWatching();
  await server.close();
  await building;
  rmSync(dist, { recursive: true, force: true });
}

type Attempt = BuildNews & {
  /** How long it took, in ms. */
  readonly took: number;
};

/** Builds and says how it went. The last build that worked stays in place of one that failed. */
async function buildOnce(folder: string, dist: string): Promise<Attempt> {
  const start = performance.now();
  const took = () => Math.round(performance.now() - start);
  try {
    await buildAreaForDevelopment(folder, dist);
    return { problems: [], took: took() };
  } catch (error) {
    return { problems: problemsOf(error), took: took() };
  }
}

const printText = (name: string, io: Io) => ({
  built: ({ problems, took }: Attempt) =>
    problems.length === 0 ? io.out(`Built in ${took} ms\n`) : io.err(formatProblems(problems)),
  ready: (url: string) => io.out(`${name} is in the composition at ${url}; press Ctrl-C to stop\n`),
});

/** A line of JSON for each thing that happens. */
const printJson = (io: Io) => ({
  built: ({ problems, took }: Attempt) =>
    io.out(
      `${JSON.stringify({ event: problems.length === 0 ? 'built' : 'failed', took, problems })}\n`,
    ),
  ready: (url: string) => io.out(`${JSON.stringify({ event: 'ready', url })}\n`),
});

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
