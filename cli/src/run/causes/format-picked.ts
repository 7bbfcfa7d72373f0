import type { ValuePlace } from '../terms/amounts.ts';
import { productSources } from './product-sources.ts';

/** More rules than these say nothing. */
const most = 2;

/**
 * Says which rules of the domain pick one item of a list in a response, if an amount is of one of its items and the expected
 * amount of another one. Null: it isn't so, or no rule is known.
 */
export function formatPicked(
  found: readonly ValuePlace[],
  expected: readonly ValuePlace[],
): string | null {
  for (const { call, path } of found) {
    const list = expected
      .filter((other) => call !== undefined && other.call === call)
      .map((other) => listOfBoth(path, other.path))
      .find((key) => key !== null);
    const rules = list ? pickersOf(list) : [];
    if (list && rules.length > 0 && rules.length <= most)
      return `are both in ${list} of the response of ${call}: ${rules.join(' or ')} picks one`;
  }
  return null;
}

const inList = /(\w+)\[(\d+)\]([^[\]]*)$/;

/** The innermost list of two paths that are the same in all but their items. */
function listOfBoth(one: string, other: string): string | null {
  if (withoutItems(one) !== withoutItems(other)) return null;
  const [, list = '', item] = inList.exec(one) ?? [];
  return inList.exec(other)?.[2] === item ? null : list;
}

const withoutItems = (path: string) => path.replaceAll(/\[\d+\]/g, '[]');

/** The functions of the domain that take one item of a list with this name, with their lines. */
function pickersOf(list: string): readonly string[] {
  const picks = new RegExp(`\\b${list}(?:\\?\\.)?(?:\\[\\d|\\.find\\(|\\.at\\()`);
  return productSources()
    .filter(({ file }) => file.startsWith('shared/domain/'))
    .flatMap(({ file, lines }) =>
      lines.flatMap((line, row) => {
        if (!picks.test(line)) return [];
        const name = lines
          .slice(0, row + 1)
          .map((before) => /^(?:export )?(?:const|function) (\w+)/.exec(before)?.[1])
          .findLast((declared) => declared !== undefined);
        return [`${name} (${file}:${row + 1})`];
      }),
    );
}
