import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { repository } from '../repository.ts';
import type { ReportedDecision } from './result.ts';

/** The folders with rules, the domain's first. */
const folders = ['shared/domain/src', 'shared/store/src', 'mfe/*/src/model'];

type Source = { readonly file: string; readonly lines: readonly string[] };
let sources: readonly Source[] | undefined;

/** A line that only lists a name, in a type or a list of names. */
const isList = /^\s*(\| )?'[\w-]+'[,;]?$/;

/** Returns the source line of a decision's reason. Two routers may give the same reason: the router's own file comes first. */
export function locationOfRule({ router, because }: ReportedDecision): string | undefined {
  sources ??= readSources();
  const reason = new RegExp(`['"\`]${because.replaceAll(/[^\w-]/g, '\\$&')}['"\`]`);
  const found = sources.flatMap(({ file, lines }) => {
    const row = lines.findIndex((line) => reason.test(line) && !isList.test(line));
    return row < 0
      ? []
      : [
          {
            location: `${file}:${row + 1}`,
            isOwn: basename(file, '.ts') === router,
            isNamed: lines.join().includes(router),
          },
        ];
  });
  const rule = found.find(({ isOwn }) => isOwn) ?? found.find(({ isNamed }) => isNamed) ?? found[0];
  return rule?.location;
}

function readSources(): readonly Source[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: repository }).sort())
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/testing/'))
    .map((file) => ({ file, lines: readFileSync(join(repository, file), 'utf8').split('\n') }));
}
