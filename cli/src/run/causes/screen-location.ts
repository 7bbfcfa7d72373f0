import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { findAreas } from '../../area-folders.ts';
import { repository } from '../../repository.ts';
import { lineIn, readSource } from './product-sources.ts';

/** Returns the source line of the component that draws a screen. */
export function locationOfScreen(area: string, screen: string): string | undefined {
  const component = new RegExp(`^ +'?${screen}'?: (\\w+)`, 'm');
  const folder = folderOf(area);
  if (!folder) return undefined;
  const [, name] = component.exec(readSource(`${folder}/src/routes.tsx`).lines.join('\n')) ?? [];
  if (!name) return undefined;
  const draws = new RegExp(`function ${name}\\b`);
  return globSync(`${folder}/src/screens/**/*.tsx`, { cwd: repository })
    .map((file) => lineIn(readSource(file), draws))
    .find((line) => line !== undefined);
}

function folderOf(area: string): string | undefined {
  const found = findAreas(repository, process.cwd()).find(({ name }) => name === area);
  return found && relative(repository, found.folder);
}
