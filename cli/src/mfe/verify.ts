import { columns } from '../columns.ts';
import type { Io } from '../io.ts';
import { buildOf } from './area-here.ts';
import { findDifferences } from './differences.ts';
import { findProblems } from './findings.ts';
import { readLiveMap } from './live-map.ts';
import { loadedSize } from './loaded-size.ts';

/** Compares the build of the working folder with a composition. The exit code is 1 if it doesn't fit. */
export async function verifyHere(url: string, json: boolean, io: Io): Promise<void> {
  const { name, manifest, read } = buildOf(io.cwd);
  const live = await readLiveMap(url);
  const problems = findProblems(manifest, live, loadedSize(manifest, read));
  if (problems.length > 0) io.exitWith(1);
  if (json) io.out(`${JSON.stringify({ area: name, in: url, problems }, null, 2)}\n`);
  else if (problems.length > 0)
    io.out(
      columns(
        problems.map(({ row, says }) => [row, says]),
        io.width,
      ),
    );
  else io.out(`${name} ${manifest.version} fits the composition at ${url}\n`);
}

/** Prints what a deployment of the build of the working folder would change in a composition. */
export async function diffHere(url: string, json: boolean, io: Io): Promise<void> {
  const { name, manifest } = buildOf(io.cwd);
  const differences = findDifferences(manifest, await readLiveMap(url));
  if (json) io.out(`${JSON.stringify({ area: name, in: url, differences }, null, 2)}\n`);
  else io.out(`${differences.join('\n') || `${name} is what the composition has`}\n`);
}
