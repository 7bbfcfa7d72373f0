import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { areaOfModule } from '@fairlead/domain/area-name';
import type { Plugin } from 'vite';
import { listWorkspaces } from './workspace.ts';

/** The sandbox's list of areas, which is empty in its sources: it knows no area. */
const emptyList = '/sandbox/panel/record/area-tasks.ts';

/** Puts the tasks of the areas into the sandbox's panel, which says recordings in them. */
export const areaTasks = (root: string): Plugin => ({
  name: 'fairlead:area-tasks',
  load: (id) => (id.endsWith(emptyList) ? { code: listOf(root), moduleType: 'js' } : null),
});

function listOf(root: string): string {
  const files = listWorkspaces(root)
    .filter(({ name }) => areaOfModule(name) !== null)
    .map(({ dir }) => join(dir, 'src/tasks.ts'))
    .filter((file) => existsSync(file));
  const imports = files.map(
    (file, index) => `import { area as area${index} } from ${JSON.stringify(file)};`,
  );
  const names = files.map((_, index) => `area${index}`);
  return [...imports, `export const areas = [${names.join(', ')}];`].join('\n');
}
