import { locationOfRuleNamed } from './format-place.ts';
import type { Source } from './product-sources.ts';

/** How far functions and stores of a file are followed. */
const deepest = 3;

/** Returns the rules of the domain that lines of a file ask, also in functions and stores of that file, with their lines. */
export function rulesAsked(lines: readonly string[], source: Source, depth = 0): readonly string[] {
  if (depth === deepest) return [];
  const rules = namesIn(lines).flatMap((name) => {
    const rule = importedRule(name, source);
    if (rule) return [`${name} (${rule})`];
    const inside = name.startsWith('$')
      ? storeNamed(name, source)
      : functionNamed(name, source)?.lines;
    return inside ? rulesAsked(inside, source, depth + 1) : [];
  });
  return [...new Set(rules)];
}

/** Returns the lines that define a store. */
function storeNamed(name: string, { lines }: Source): readonly string[] | undefined {
  const first = lines.findIndex((line) => line.includes(`const ${name} =`));
  if (first < 0) return undefined;
  const end = lines.findIndex(
    (line, at) => at > first && /^ {0,2}[^\s})]|^ {2}[^\s.)}]/.test(line),
  );
  return [
    (lines[first] ?? '').replace(name, ''),
    ...lines.slice(first + 1, end < 0 ? undefined : end),
  ];
}

/** Returns a function of a file with its lines. */
export function functionNamed(name: string, { file, lines }: Source) {
  const defines = new RegExp(`^(export )?(function ${name}\\b|const ${name} = \\()`);
  const first = lines.findIndex((line) => defines.test(line));
  if (first < 0) return null;
  const end = lines.findIndex((line, at) => at > first && /^[^\s})]/.test(line));
  return {
    name,
    at: `${file}:${first + 1}`,
    row: first + 1,
    lines: lines.slice(first + 1, end < 0 ? undefined : end),
  };
}

/** Returns the line of a rule that a file imports. */
export function importedRule(name: string, source: Source): string | undefined {
  const imports = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(@fairlead/domain|\\.)`);
  return imports.test(source.lines.join('\n')) ? locationOfRuleNamed(name, source) : undefined;
}

/** Returns the names in lines of code that are no fields. */
export const namesIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) =>
    [...line.matchAll(/(?<![.\w'$])(\$?[A-Za-z]\w+)\b/g)].map(([, name = '']) => name),
  );
