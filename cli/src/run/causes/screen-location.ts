import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../repository.ts';
import { lineIn, type Source } from './product-sources.ts';

/** Returns the source line of the component that draws a screen. */
export function locationOfScreen(area: string, screen: string): string | undefined {
  const component = new RegExp(`^ +'?${screen}'?: (\\w+)`, 'm');
  const [, name] = component.exec(read(`mfe/${area}/src/routes.tsx`).lines.join('\n')) ?? [];
  if (!name) return undefined;
  const draws = new RegExp(`function ${name}\\b`);
  return globSync(`mfe/${area}/src/screens/**/*.tsx`, { cwd: repository })
    .map((file) => lineIn(read(file), draws))
    .find((line) => line !== undefined);
}

const read = (file: string): Source => ({
  file,
  lines: readFileSync(join(repository, file), 'utf8').split('\n'),
});
