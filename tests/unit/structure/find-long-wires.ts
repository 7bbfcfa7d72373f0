import { parseSync } from 'vite';
import { isNode, visit } from './visit.ts';

/** The lines of functions in a `sample` (`fn`, `filter`) that are longer than this, with the lines that each takes. */
export function findLongWires(file: string, source: string, maxLines: number) {
  const found: { readonly line: number; readonly lines: number }[] = [];
  visit(parseSync(file, source).program, (node) => {
    if (node.type !== 'Property' || !isNode(node.key) || !isNode(node.value)) return;
    if (node.key.name !== 'fn' && node.key.name !== 'filter') return;
    if (node.value.type !== 'ArrowFunctionExpression') return;
    const lines = source.slice(node.value.start, node.value.end).split('\n').length;
    const line = source.slice(0, node.value.start).split('\n').length;
    if (lines > maxLines) found.push({ line, lines });
  });
  return found;
}
