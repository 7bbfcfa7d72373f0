import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../repository.ts';

/** The folders with rules, the domain's first. */
const folders = ['shared/domain/src', 'shared/store/src', 'mfe/*/src/model'];

export type Source = { readonly file: string; readonly lines: readonly string[] };
let sources: readonly Source[] | undefined;

/** Reads a file of the repository. */
export const readSource = (file: string): Source => ({
  file,
  lines: readFileSync(join(repository, file), 'utf8').split('\n'),
});

/** Reads the product's rules and models, once: only failures need them. */
export function productSources(): readonly Source[] {
  sources ??= folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: repository }).sort())
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .map(readSource);
  return sources;
}

/** Returns the first line that matches, as `file:line`. */
export function lineIn({ file, lines }: Source, pattern: RegExp): string | undefined {
  const row = lines.findIndex((line) => pattern.test(line));
  return row < 0 ? undefined : `${file}:${row + 1}`;
}
