import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './product-files.ts';

/** Returns the modules that a file imports, as it names them. */
export const importsOf = (file: string): readonly string[] =>
  importsIn(readFileSync(join(root, file), 'utf8'));

/** Returns the modules that a source imports: by `from`, for their effects, at run time or for a type. */
export const importsIn = (source: string): readonly string[] =>
  [...source.matchAll(/^(?:import|export|\}) .*?from '([^']+)'|\bimport[ (]+'([^']+)'/gm)].map(
    ([, from, alone]) => from ?? alone ?? '',
  );
