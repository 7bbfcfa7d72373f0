import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { fillIn, fillInText } from './placeholders.ts';
import { complain, type Reading } from './reading.ts';

/** The text of a scalar as its writer typed it ("0123" keeps its zero); undefined for anything else. */
export function textOf(reading: Reading, node: unknown): string | undefined {
  if (!isScalar(node) || node.value === null) return undefined;
  const written = typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
  return fillInText(written, node as Node, reading);
}

export type Entry = {
  readonly key: string;
  readonly keyNode: Node;
  readonly value: Node | null;
};

/** The entries of a mapping, in order; keys that are not plain words are complained of and left out. */
export function entriesOf(reading: Reading, map: YAMLMap): Entry[] {
  return map.items.flatMap((pair: Pair) => {
    const key =
      isScalar(pair.key) && pair.key.value !== null ? textOf(reading, pair.key) : undefined;
    if (key === undefined) {
      complain(reading, pair.key as Node | null, {
        message: 'this key is not a name',
        expected: 'a plain word or a quoted text before the colon',
      });
      return [];
    }
    return [{ key, keyNode: pair.key as Node, value: nothingOr(pair.value) }];
  });
}

/** The value of a node as plain data, placeholders filled in. */
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

/** Inside a list or mapping, nothing written is null: a key without a value is not the same as no key. */
function partOf(reading: Reading, node: Node | null): unknown {
  return node === null ? null : dataOf(reading, node);
}

/** What a node says once placeholders are filled in, for sentences. */
export function sayValueOf(reading: Reading, node: Node): string {
  if (!isScalar(node) || typeof node.value !== 'string') return sayKind(node);
  const filled = fillIn(node.value, node, { ...reading, mistakes: [] });
  if (filled === node.value || filled === undefined) return sayKind(node);
  return `${sayData(filled)} (${node.value})`;
}

function sayData(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'nothing';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'string') return `the text ${JSON.stringify(value)}`;
  return `the ${typeof value === 'boolean' ? 'boolean' : typeof value} ${String(value)}`;
}

/** What a node is, for sentences. */
export function sayKind(node: unknown): string {
  if (isMap(node)) return 'a mapping';
  if (isSeq(node)) return 'a list';
  if (!isScalar(node) || node.value === null) return 'nothing';
  if (typeof node.value === 'string') return `the text ${JSON.stringify(node.value)}`;
  const kind = typeof node.value === 'boolean' ? 'boolean' : typeof node.value;
  return `the ${kind} ${node.source ?? String(node.value)}`;
}

/** An empty value (`key:`) parses as a scalar holding null: the same as nothing at all. */
export function nothingOr(node: unknown): Node | null {
  return node === null || node === undefined || (isScalar(node) && node.value === null)
    ? null
    : (node as Node);
}
