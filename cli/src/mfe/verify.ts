import { readManifest } from '@fairlead/build/stamp';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { areaHere } from './area-here.ts';
import { findProblems } from './findings.ts';
import { readLiveMap } from './live-map.ts';

/** Compares the build of the working folder with a composition. The exit code is 1 if it doesn't fit. */
export async function verifyHere(url: string, json: boolean, io: Io): Promise<void> {
  const { folder, name } = areaHere(io.cwd);
  const manifest = readManifest(`${folder}/dist`);
  if (!manifest) throw new UsageError(`${name} has no build. Run \`fairlead mfe build\` first.`);
  const problems = findProblems(manifest, await readLiveMap(url));
  if (problems.length > 0) io.exitWith(1);
  if (json) io.out(`${JSON.stringify({ area: name, in: url, problems }, null, 2)}\n`);
  else if (problems.length > 0) io.out(`${problems.join('\n')}\n`);
  else io.out(`${name} ${manifest.version} fits the composition at ${url}\n`);
}
