import type { Node } from 'yaml';
import { nearest } from './nearest.ts';
import { complain, oneOf, type Reading } from './reading.ts';

const placeholder = /<([A-Za-z][\w -]*)>/g;

/**
 * `<state>` becomes the row's value. A text that is nothing but a placeholder keeps the value's type.
 * Undefined (and a complaint) when the table has no such column.
 */
export function fillIn(text: string, node: Node, reading: Reading): unknown {
  const [whole] = text.matchAll(placeholder);
  if (!whole) return text;
  let failed = false;
  if (whole[0] === text) return read(whole[1] ?? '');
  const filled = text.replaceAll(placeholder, (_, column: string) => String(read(column)));
  return failed ? undefined : filled;

  function read(column: string): unknown {
    const { values, used } = reading.row;
    used.add(column);
    if (values.has(column)) return values.get(column);
    failed = true;
    complain(reading, node, {
      message: `nothing gives <${column}> a value`,
      expected: values.size
        ? oneOf([...values.keys()].map((name) => `<${name}>`))
        : 'an `each:` table with this column',
      nearest: nearest(column, values.keys()),
    });
    return undefined;
  }
}
