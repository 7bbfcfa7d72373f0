import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaFolder } from '../../area-folders.ts';
import { repository } from '../../repository.ts';

/** A folder with scenarios, relative to the one that they play in. */
export type ScenarioPlace = { readonly cwd: string; readonly path: string };

/**
 * Finds the scenarios of an area; null if it has none. The repository has those of its areas in one folder, any other area
 * has its own.
 */
export function placeOfScenarios({ folder, name }: AreaFolder): ScenarioPlace | null {
  const isOfRepository = folder === join(repository, 'mfe', name);
  const place = isOfRepository
    ? { cwd: repository, path: `scenarios/${name}` }
    : { cwd: folder, path: 'scenarios' };
  return existsSync(join(place.cwd, place.path)) ? place : null;
}
