import type { Node } from 'yaml';
import { type Complaint, type Mistake, mistakeAt, type Span } from './mistake.ts';
import { nearest } from './nearest.ts';
import { oddCharacterIn } from './odd-characters.ts';
import { locationOf, type Source, type SourceLocation } from './source.ts';

/** One row of an `each:` table: column → value. Tracks which columns are used. */
export type Row = {
  readonly values: ReadonlyMap<string, unknown>;
  /** Plain values as typed: `012` is the number 12 and the text "012". */
  readonly written: ReadonlyMap<string, string>;
  readonly used: Set<string>;
  /** Who acts: `my email` → the persona's. */
  readonly person: ReadonlyMap<string, string>;
};

/** A file being read: its source, the current row of its table, and its mistakes. */
export type Reading = {
  readonly source: Source;
  readonly row: Row;
  readonly mistakes: Mistake[];
};

export function rowOf(
  values: Iterable<readonly [string, unknown]> = [],
  written: Iterable<readonly [string, string]> = [],
): Row {
  return {
    values: new Map(values),
    written: new Map(written),
    used: new Set(),
    person: new Map(),
  };
}

/** Reads on as somebody else. */
export const asPerson = (reading: Reading, person: Row['person']): Reading => ({
  ...reading,
  row: { ...reading.row, person },
});

export function complain(reading: Reading, where: Node | Span | null, complaint: Complaint): void {
  const span = spanOf(where);
  const { source } = reading;
  const odd = complaint.unknown === undefined ? null : oddCharacterIn(source, span.start, span.end);
  reading.mistakes.push(
    odd
      ? mistakeAt(
          source,
          { start: odd.offset, end: odd.offset + 1 },
          {
            message: `there is ${odd.name} in ${JSON.stringify(complaint.unknown)}`,
            expected: odd.expected,
          },
        )
      : mistakeAt(source, span, complaint),
  );
}

export function locationIn(reading: Reading, node: Node | null): SourceLocation {
  return locationOf(reading.source, spanOf(node).start);
}

/** Where a part of a sentence is: `create-leed` in `when call create-leed fails with 503`. */
export function partOf(reading: Reading, sentence: Node, part: string): Span {
  const { start, end } = spanOf(sentence);
  const at = reading.source.text.slice(start, end).indexOf(part);
  return at < 0 ? { start, end } : { start: start + at, end: start + at + part.length };
}

export function spanOf(where: Node | Span | null | undefined): Span {
  if (!where) return { start: 0, end: 1 };
  if ('start' in where) return where;
  const [start, end] = where.range ?? [0, 1];
  return { start, end };
}

export function unknownName(what: string, written: string, known: Iterable<string>): Complaint {
  const names = [...new Set(known)];
  return {
    message: `unknown ${what} ${JSON.stringify(written)}`,
    expected: oneOf(names),
    nearest: nearest(written, names),
    unknown: written,
  };
}

/** "one of a, b, c": at most twelve names, then the number of others. A single name stands alone, one with a comma in quotes. */
export function oneOf(names: readonly string[]): string {
  if (names.length === 1) return names.join();
  const shown = names
    .slice(0, 12)
    .map((name) => (name.includes(',') ? JSON.stringify(name) : name))
    .join(', ');
  return names.length > 12 ? `one of ${shown} and ${names.length - 12} more` : `one of ${shown}`;
}
