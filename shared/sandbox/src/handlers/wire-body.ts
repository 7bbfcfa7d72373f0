import { parseBody } from '@fairlead/contracts';

/** Bodies by their text. They hold facts, no world: worlds of one seed answer alike, and polls ask again and again. */
const known = new Map<string, unknown>();
const remembered = 512;

/** Parses a response's text. The same text returns the same frozen value. */
export function wireBody(text: string): unknown {
  const before = known.get(text);
  if (before !== undefined) return before;
  const body = frozen(parseBody(text));
  if (known.size >= remembered) known.clear();
  known.set(text, body);
  return body;
}

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(frozen);
    Object.freeze(value);
  }
  return value;
}
