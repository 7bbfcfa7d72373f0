import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { snapshotOf } from '@fairlead/ui/semantics/snapshot';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';

/** A line with an amount, as a screen shows it. */
export type ShownLine = { readonly label: string; readonly amount: string };

/** Returns the content of the part of a page with a name. */
export function partOf(outline: Outline, name: string): Outline {
  const isPart = (node: OutlineNode) =>
    node.name === name && ['region', 'article', 'complementary'].includes(node.role);
  return nodesOf(outline).find(isPart)?.children ?? [];
}

/** Returns the lines of lists of amounts: "Taxes and fees" and "$84.14". */
export const listedIn = (part: Outline): readonly ShownLine[] =>
  [...textOf(part).matchAll(/- term: (.+)\n\s*- definition: (−?\$[\d,]+\.\d\d)$/gm)].map(lineOf);

/** Returns the lines that are one text each: the groups of a pattern are the label and the amount. */
export const matchedIn = (part: Outline, pattern: RegExp): readonly ShownLine[] =>
  [...textOf(part).matchAll(pattern)].map(lineOf);

/** Returns the cells behind a head in the same row. */
export function cellsIn(outline: Outline, head: string): readonly string[] {
  const row = nodesOf(outline).find(
    ({ role, children }) => role === 'row' && textOf(children.slice(0, 1)).endsWith(`: ${head}`),
  );
  return (row?.children ?? []).slice(1).map((cell) => textOf([cell]).replace(/^- \w+: /, ''));
}

export const offers = (outline: Outline, role: string, name: string): boolean =>
  nodesOf(outline).some((node) => node.role === role && node.name === name);

/** Returns the sum of lines in cents. What is included in another line counts once. */
export const sumOf = (lines: readonly ShownLine[]): number =>
  lines
    .filter(({ label }) => !label.startsWith('Includes '))
    .reduce((sum, { amount }) => sum + centsOf(amount), 0);

/** In cents; a discount is negative. */
const centsOf = (amount: string): number =>
  Math.round(Number(amount.replaceAll(/[$,]/g, '').replace('−', '-')) * 100);

const textOf = (part: Outline): string => snapshotOf(part).join('\n');

const lineOf = ([, label = '', amount = '']: RegExpExecArray): ShownLine => ({ label, amount });
