import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../repository.ts';

/** Returns the name that the source gives to the effect whose handler is at this line (`file.ts:12`). */
export function effectNameAt(location: string): string | undefined {
  const [file = '', row] = location.split(':');
  const lines = readFileSync(join(repository, file), 'utf8').split('\n');
  return nameIn(lines.slice(0, Number(row)).join('\n'));
}

/** Returns the name in the last declaration of an effect. */
export const nameIn = (source: string): string | undefined =>
  [...source.matchAll(/(\w+)\s*=\s*(?:createEffect|attach)\b/g)].at(-1)?.[1];
