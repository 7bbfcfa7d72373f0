import { type Node, visit } from 'yaml';
import { nearest } from './nearest.ts';
import { complain, oneOf, type Reading } from './reading.ts';

/** `<column>` or `<my email>`, or `\<` for a sign that is meant literally. */
const placeholder = /\\<|<([A-Za-z][\w -]*)>/g;

/**
 * Replaces `<state>` with the row's value. A text that consists of one placeholder keeps the value's type.
 * Returns undefined and reports a mistake if the table has no such column.
 */
export function fillIn(text: string, node: Node, reading: Reading): unknown {
  const [whole] = text.matchAll(placeholder);
  const column = whole?.[1];
  if (whole?.[0] !== text || column === undefined) return fillInText(text, node, reading);
  const { values, person } = reading.row;
  return isKnown(column, node, reading) ? (values.get(column) ?? person.get(column)) : undefined;
}

/** Fills in a placeholder where a text is expected: a number or boolean is filled in as typed in the table. */
export function fillInText(text: string, node: Node, reading: Reading): string | undefined {
  const { values, written, person } = reading.row;
  let failed = false;
  const filled = text.replaceAll(placeholder, (_, column: string | undefined) => {
    if (column === undefined) return '<';
    if (!isKnown(column, node, reading)) failed = true;
    return written.get(column) ?? String(values.get(column) ?? person.get(column));
  });
  return failed ? undefined : filled;
}

function isKnown(column: string, node: Node, reading: Reading): boolean {
  const { values, used, person } = reading.row;
  used.add(column);
  if (values.has(column) || person.has(column)) return true;
  complain(reading, node, {
    message: `<${column}> has no value`,
    expected: values.size
      ? oneOf([...values.keys()].map((name) => `<${name}>`))
      : 'an `each:` table with this column, or `with:` where the fragment is used',
    nearest: nearest(column, [...values.keys(), ...person.keys()]),
  });
  return false;
}

/** Returns the names of all placeholders in a file, each once. */
export function placeholdersIn(root: Node): string[] {
  const names = new Set<string>();
  visit(root, {
    Scalar(_, { value }) {
      if (typeof value !== 'string') return;
      for (const [, name] of value.matchAll(placeholder)) if (name) names.add(name);
    },
  });
  return [...names];
}
