import { basename } from 'node:path';
import type { ReportedDecision } from '../terms/result.ts';
import { productSources } from './product-sources.ts';

/** A line that only lists a name, in a type or a list of names. */
const isList = /^\s*(\| )?'[\w-]+'[,;]?$/;

/** Returns the source line of a decision's reason. Two routers may give the same reason: the router's own file comes first. */
export function locationOfRule({ router, because }: ReportedDecision): string | undefined {
  const reason = new RegExp(`['"\`]${because.replaceAll(/[^\w-]/g, '\\$&')}['"\`]`);
  const found = productSources().flatMap(({ file, lines }) => {
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
