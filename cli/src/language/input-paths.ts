import { isRecord } from '@fairlead/domain';
import { isMap, isNode, isSeq, type Node, type YAMLSeq } from 'yaml';
import { entriesOf } from './nodes.ts';
import type { Reading } from './reading.ts';

export type Path = readonly unknown[];

/** Returns the YAML node of the value at a path inside an input. */
export function nodeAt(reading: Reading, node: Node | null, path: Path): Node | null {
  let current: Node | null = node;
  for (const part of path) {
    if (isMap(current)) current = entryAt(reading, current, part)?.value ?? null;
    else if (isSeq(current)) current = itemAt(current, Number(part));
    else return null;
  }
  return current;
}

function itemAt({ items }: YAMLSeq, index: number): Node | null {
  const item = items[index];
  return isNode(item) ? item : null;
}

/** Returns the YAML node of the key at a path. */
export function keyNodeAt(reading: Reading, node: Node | null, path: Path): Node | null {
  const parent = nodeAt(reading, node, path.slice(0, -1));
  return isMap(parent) ? (entryAt(reading, parent, path.at(-1))?.keyNode ?? null) : null;
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (current, part) =>
      typeof current === 'object' && current !== null
        ? Reflect.get(current, String(part))
        : undefined,
    value,
  );
}

/** Returns a copy of a value with another value at the path. */
export function replaceAt(value: unknown, path: Path, next: unknown): unknown {
  const [part, ...rest] = path;
  if (path.length === 0) return next;
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      index === Number(part) ? replaceAt(item, rest, next) : item,
    );
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [String(part)]: replaceAt(record[String(part)], rest, next) };
}

export function samePath(left: Path, right: Path): boolean {
  return left.length === right.length && left.every((part, index) => part === right[index]);
}

function entryAt(reading: Reading, map: Parameters<typeof entriesOf>[1], key: unknown) {
  return entriesOf({ ...reading, mistakes: [] }, map).find((entry) => entry.key === String(key));
}
