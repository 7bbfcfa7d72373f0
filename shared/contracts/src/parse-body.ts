/**
 * What the text of an answer says. No text is an empty object, and a body that is no JSON is handed on as text: the
 * contract of the call then says what was wrong with it.
 */
export function parseBody(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
