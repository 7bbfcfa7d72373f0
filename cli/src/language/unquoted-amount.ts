import { type Document, isMap, isPair, isScalar, isSeq, type Node, visit } from 'yaml';
import type { Complaint, Span } from './mistake.ts';

/** Finds an amount whose comma ends it, because it stands in braces or brackets without quotes: `{ price: $8,238.53/mo }`. */
export function unquotedAmountIn(
  document: Document,
  text: string,
): { readonly span: Span; readonly complaint: Complaint } | null {
  let found: Span | null = null;
  visit(document, {
    Collection(_, node) {
      if (!('flow' in node && node.flow) || !(isMap(node) || isSeq(node))) return undefined;
      const nodes = (node.items as readonly unknown[]).map(lastOf);
      for (const [index, next] of nodes.entries()) {
        const before = nodes[index - 1];
        if (!isPlain(before) || !isPlain(next)) continue;
        if (/\$\d{1,3}$/.test(sourceOf(before)) && /^\d{3}(?!\d)/.test(sourceOf(next))) {
          found = { start: before.range?.[0] ?? 0, end: next.range?.[1] ?? 0 };
          return visit.BREAK;
        }
      }
      return undefined;
    },
  });
  if (!found) return null;
  const { start, end }: Span = found;
  const written = text.slice(start, end);
  return {
    span: { start, end },
    complaint: {
      message: `the comma in ${written} ends the text: between braces or brackets it needs quotes`,
      expected: `quotes around the text: ${JSON.stringify(written)}`,
    },
  };
}

/** The end of an entry: its value, or its key if it has none. */
const lastOf = (item: unknown): unknown =>
  isPair(item) ? (isScalar(item.value) && item.value.value !== null ? item.value : item.key) : item;

const isPlain = (node: unknown): node is Node & { source: string } =>
  isScalar(node) && node.type === 'PLAIN';

const sourceOf = ({ source }: { readonly source: string }) => source;
