import { rulesAsked } from './asked-rules.ts';
import { productSources } from './product-sources.ts';

/** How many rules are named. */
const most = 3;

/** Says which rule of a model opened the screen, and what it asks the domain. `location`: of the rule, `file.ts:12`. */
export function formatCameBy(location: string): string | [] {
  // Where the store itself navigates, a decision says why.
  if (location.startsWith('shared/')) return [];
  const [file, row] = location.split(':');
  const source = productSources().find((one) => one.file === file);
  const rules = source ? rulesAsked(blockAt(source.lines, Number(row) - 1), source) : [];
  const asked = rules.slice(0, most).join(', ');
  return `the last act opened this screen by ${location}${asked && `, which asks ${asked}`}`;
}

/** The sample with the line in it, or the line alone. */
function blockAt(lines: readonly string[], row: number): readonly string[] {
  const first = lines.slice(0, row + 1).findLastIndex((line) => /^ *sample\(\{/.test(line));
  const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
  const end = lines.findIndex((line, at) => at > first && line.startsWith(`${indent}})`));
  return first >= 0 && end >= row ? lines.slice(first, end) : lines.slice(row, row + 1);
}
