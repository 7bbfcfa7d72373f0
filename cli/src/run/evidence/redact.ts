import { hidden } from '@fairlead/headless-page/secrets/hidden';
import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import { isSecretKey } from '@fairlead/headless-page/secrets/secret-names';

/** A field of an outline with its value, or of a step's text. */
const field = /^(\s*- [\w-]+ "((?:[^"\\]|\\.)*)"[^:]*: )(.+)$/;

/** The lines of outlines that were redacted. Most lines are on many pages. */
const redacted = new Map<string, string>();
const maxRemembered = 20_000;

/** Returns a line of an outline without what was typed into a secret field. */
export function redactLine(line: string): string {
  const known = redacted.get(line);
  if (known !== undefined) return known;
  const safe = safeLine(line);
  if (redacted.size < maxRemembered) redacted.set(line, safe);
  return safe;
}

function safeLine(line: string): string {
  const [, head = '', label = ''] = field.exec(line) ?? [];
  return isSecretKey(label) ? `${redactText(head)}${hidden}` : redactText(line);
}

/** Returns a value for a report: secrets are replaced at any depth, by the names of their keys and by their forms. */
export function redact(value: unknown, key = ''): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (isSecretKey(key) && typeof value !== 'boolean') return hidden;
  if (typeof value === 'string') return redactText(value);
  if (Array.isArray(value)) return value.map((item) => redact(item, key));
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, redact(part, name)]),
  );
}
