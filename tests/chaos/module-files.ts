import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DeployedMap } from '@fairlead/build/resolved-map';

const readMap = (dist: string): DeployedMap =>
  JSON.parse(readFileSync(join(dist, 'import-map.json'), 'utf8'));

/** The addresses of an area's files in a composed build, its entry first. */
export function filesOfArea(dist: string, area: string, workspace: string): readonly string[] {
  const entry = readMap(dist).imports[`@fairlead/mfe-${area}`] ?? '';
  const built = globSync('dist/*.js', { cwd: workspace });
  const others = built.map((name) => `/assets/${basename(name)}`).filter((url) => url !== entry);
  return [entry, ...others.filter((url) => existsSync(join(dist, url)))];
}

/** The address of the file of a group of modules. */
export function filesOfGroup(dist: string, name: string): readonly string[] {
  const pattern = new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`);
  return Object.keys(readMap(dist).integrity).filter((url) => pattern.test(url));
}
