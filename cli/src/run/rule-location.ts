import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import type { Decision } from './result.ts';

/** Where rules stand, those of the domain first. */
const folders = ['shared/domain/src', 'shared/store/src', 'mfe/*/src/model'];

type Source = { readonly file: string; readonly lines: readonly string[] };
let sources: readonly Source[] | undefined;

/** A name in a type or in a list of names, which decides nothing. */
const isList = /^\s*(\| )?'[\w-]+'[,;]?$/;

/** The line that gives a decision's reason: every reason is written out once, in the rule that has it. */
export function locationOfRule({ router, because }: Decision): string | undefined {
  sources ??= readSources();
  const reason = new RegExp(`['"\`]${because.replaceAll(/[^\w-]/g, '\\$&')}['"\`]`);
  const found = sources.flatMap(({ file, lines }) => {
    const row = lines.findIndex((line) => reason.test(line) && !isList.test(line));
    return row < 0
      ? []
      : [{ location: `${file}:${row + 1}`, isNamed: lines.join().includes(router) }];
  });
  return (found.find(({ isNamed }) => isNamed) ?? found[0])?.location;
}

function readSources(): readonly Source[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: repository }).sort())
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .map((file) => ({ file, lines: readFileSync(join(repository, file), 'utf8').split('\n') }));
}
