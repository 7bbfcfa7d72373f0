import { join } from 'node:path';
import type { LocalBuilds } from '@fairlead/build/server';
import { findAreas } from './area-folders.ts';
import { repository } from './repository.ts';

/** Finds the build folders of the repository's areas and of the one around the working folder. */
export function buildsHere(cwd: string): LocalBuilds {
  const areas = findAreas(repository, cwd);
  return (area) => {
    const found = areas.find(({ name }) => name === area);
    return found ? join(found.folder, 'dist') : null;
  };
}
