import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Writes a report under `reports/` of the working directory; answers the path to show. */
export function writeReport(cwd: string, name: string, text: string): string {
  const path = join('reports', name);
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), text);
  return path;
}
