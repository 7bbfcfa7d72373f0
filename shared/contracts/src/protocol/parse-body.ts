/**
 * Parses a response's text. An empty text becomes an empty object. A text that isn't JSON is returned unchanged, so
 * that the call's contract reports what is wrong with it.
 */
export function parseBody(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
