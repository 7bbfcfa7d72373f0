import { relative } from 'node:path';
import { buildArea } from '@fairlead/build/build-area';
import type { Io } from '../io.ts';
import { areaHere } from './area-here.ts';

/** Builds the area of the working folder and says what is in `dist`. */
export async function buildHere(json: boolean, io: Io): Promise<void> {
  const { folder, name } = areaHere(io.cwd);
  const start = performance.now();
  const { version, files } = await buildArea(folder);
  const took = Math.round(performance.now() - start);
  const scripts = Object.entries(files).map(([file, { bytes }]) => ({ file, bytes }));
  if (json) {
    io.out(`${JSON.stringify({ area: name, version, took, files: scripts }, null, 2)}\n`);
    return;
  }
  const dist = relative(io.cwd, `${folder}/dist`) || '.';
  for (const { file, bytes } of scripts) io.out(`${dist}/${file}  ${bytes} B\n`);
  io.out(`Built ${name} ${version} in ${took} ms\n`);
}
