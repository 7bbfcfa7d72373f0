import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { fillIn, fillInText } from './placeholders.ts';
import { complain, type Reading } from './reading.ts';

/** Returns the text of a scalar as typed ("0123" keeps its zero); undefined for anything else. */
export function textOf(reading: Reading, node: unknown): string | undefined {
  if (!isScalar(node) || node.value === null) return undefined;
  const written = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  return fillInText(written, node, reading);
}

export type Entry = {
  readonly key: string;
  readonly keyNode: Node;
  readonly value: Node | null;
};

/** Returns the entries of a mapping in order. Reports and skips keys that aren't plain words. */
export function entriesOf(reading: Reading, map: YAMLMap): Entry[] {
  return map.items.flatMap(({ key: keyNode, value }: Pair) => {
    const key = isScalar(keyNode) && keyNode.value !== null ? textOf(reading, keyNode) : undefined;
    if (key === undefined || !isScalar(keyNode)) {
      complain(reading, isNode(keyNode) ? keyNode : null, {
        message: 'this key is not a name',
        expected: 'a plain word or a quoted text before the colon',
      });
      return [];
    }
    return [{ key, keyNode, value: nothingOr(value) }];
  });
}

/** Returns the value of a node as plain data, with placeholders filled in. */
export function dataOf(reading: Reading, node: Node | null): unknown {
  if (node === null) return undefined;
  if (isScalar(node)) {
    return typeof node.value === 'string'
      ? fillIn(node.value, node, reading)
      : (node.value ?? undefined);
  }
  if (isSeq(node)) return node.items.map((item) => partOf(reading, nothingOr(item)));
  if (isMap(node)) {
    return Object.fromEntries(
      entriesOf(reading, node).map(({ key, value }) => [key, partOf(reading, value)]),
    );
  }
  if (isAlias(node)) {
    complain(reading, node, {
      message: `the alias *${node.source} refers to something written elsewhere`,
      expected: 'the values themselves; shared steps go into a fragment with `use:`',
    });
  }
  return undefined;
}

/** Inside a list or mapping, an empty value is null: a key without a value isn't the same as no key. */
function partOf(reading: Reading, node: Node | null): unknown {
  return node === null ? null : dataOf(reading, node);
}

/** Describes a node's value with placeholders filled in, for error messages. */
export function formatValueOf(reading: Reading, node: Node): string {
  if (!isScalar(node) || typeof node.value !== 'string') return formatKind(node);
  const filled = fillIn(node.value, node, { ...reading, mistakes: [] });
  if (filled === node.value || filled === undefined) return formatKind(node);
  return `${formatData(filled)} (${node.value})`;
}

function formatData(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'nothing';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'string') return `the text ${JSON.stringify(value)}`;
  return `the ${typeof value} ${String(value)}`;
}

/** Describes a node's kind, for error messages. */
export function formatKind(node: unknown): string {
  if (isMap(node)) return 'a mapping';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node) || node.value === null) return 'nothing';
  if (typeof node.value === 'string') return `the text ${JSON.stringify(node.value)}`;
  return `the ${typeof node.value} ${node.source ?? String(node.value)}`;
}

/** Returns null for an empty value: `key:` parses as a scalar with null. */
export function nothingOr(node: unknown): Node | null {
  return !isNode(node) || (isScalar(node) && node.value === null) ? null : node;
}
