import { relative } from 'node:path';
import { buildArea } from '@fairlead/build/build-area';
import { elementTag } from '@fairlead/build/element-facts';
import type { Io } from '../io.ts';
import { areaHere } from './area-here.ts';
import { writeElement } from './element/write-element.ts';

/** Builds the area of the working folder, with the types of its element for hosts, and says what is in `dist`. */
export async function buildHere(json: boolean, io: Io): Promise<void> {
  const { folder, name } = areaHere(io.cwd);
  const start = performance.now();
  const { version, files } = await buildArea(folder);
  const took = Math.round(performance.now() - start);
  const element = writeElement(name, version, `${folder}/dist/element`);
  const scripts = Object.entries(files).map(([file, { bytes }]) => ({ file, bytes }));
  if (json) {
    const built = { area: name, version, took, files: scripts, element };
    io.out(`${JSON.stringify(built, null, 2)}\n`);
    return;
  }
  const dist = relative(io.cwd, `${folder}/dist`) || '.';
  for (const { file, bytes } of scripts) io.out(`${dist}/${file}  ${bytes} B\n`);
  io.out(`${dist}/element/  <${elementTag(name)}> for hosts: ${element.join(', ')}\n`);
  io.out(`Built ${name} ${version} in ${took} ms\n`);
}
