import { parseBody } from '@fairlead/contracts';

/**
 * Parsed bodies by their text, shared by all worlds: worlds with the same seed respond alike, and polls repeat the same
 * responses.
 */
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
