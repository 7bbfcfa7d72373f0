import { basename } from 'node:path';
import type { ReportedDecision } from '../terms/result.ts';
import { productSources } from './product-sources.ts';

/** A line that only lists a name, in a type or a list of names. */
const isList = /^\s*(\| )?'[\w-]+'[,;]?$/;

/**
 * Returns the source line of a decision's reason. Several routers may give the same reason: the router's own file comes
 * first, then one that it imports, because it passes decisions on.
 */
export function locationOfRule({ router, because }: ReportedDecision): string | undefined {
  const reason = new RegExp(`['"\`]${because.replaceAll(/[^\w-]/g, '\\$&')}['"\`]`);
  const own = productSources().find(({ file }) => basename(file, '.ts') === router)?.lines ?? [];
  const found = productSources().flatMap(({ file, lines }) => {
    const row = lines.findIndex((line) => reason.test(line) && !isList.test(line));
    return row < 0
      ? []
      : [
          {
            location: `${file}:${row + 1}`,
            isOwn: basename(file, '.ts') === router,
            isImported: own.some((line) => line.endsWith(`/${basename(file)}';`)),
            isNamed: lines.join().includes(router),
          },
        ];
  });
  const rule =
    found.find(({ isOwn }) => isOwn) ??
    found.find(({ isImported }) => isImported) ??
    found.find(({ isNamed }) => isNamed) ??
    found[0];
  return rule?.location;
}
