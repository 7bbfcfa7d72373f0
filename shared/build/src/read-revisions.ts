import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DeployedRevision, revisionsFile } from './revisions.ts';

/** The list of deployed files can't be read. */
export class DamagedRevisions extends Error {
  override name = 'DamagedRevisions';
}

/** Reads which revisions a folder has the files of, newest first; none if nothing was deployed there yet. */
export function readRevisions(folder: string): readonly DeployedRevision[] {
  const file = join(folder, revisionsFile);
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new DamagedRevisions(
      `${file} is no JSON. It lists the files that pages opened before still need. Restore it, or delete it: these pages may then have to load again.`,
    );
  }
}
