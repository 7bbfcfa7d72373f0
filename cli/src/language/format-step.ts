import { maskCards } from '@fairlead/headless-page/secrets/card-number';
import { hidden } from '@fairlead/headless-page/secrets/hidden';
import { isSecretLabel } from '@fairlead/headless-page/secrets/secret-names';

const cardKey = /card number/i;

/** Formats a step on one line as written in its file, with cards and passwords masked. */
export function formatStep(words: string, input: unknown): string {
  if (input === undefined || input === null) return maskCards(words);
  const said = typeof input === 'object' ? formatInput(input, '') : plain(input);
  return `${maskCards(words)}: ${said.length > 120 ? `${said.slice(0, 119)}…` : said}`;
}

/** Formats a table cell for the name of the row's scenario. */
export const formatCell = (column: string, value: unknown): string => formatInput(value, column);

function formatInput(value: unknown, key: string): string {
  if (isSecretLabel(key)) return hidden;
  if (Array.isArray(value)) return `[${value.map((item) => formatInput(item, key)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return formatMapping(value);
  return cardKey.test(key) ? `•••• ${String(value).replaceAll(/\D/g, '').slice(-4)}` : plain(value);
}

/** `{ label: Security code, value: 123 }` contains a secret, like `{ Security code: 123 }`. */
function formatMapping(mapping: object): string {
  const { label, name }: Record<string, unknown> = { ...mapping };
  const entries = Object.entries(mapping).filter(([, item]) => item !== undefined);
  const said = entries.map(([key, item]) => {
    const about = key === 'value' ? String(label ?? name ?? key) : key;
    return `${key}: ${formatInput(item, about)}`;
  });
  return `{ ${said.join(', ')} }`;
}

const plain = (value: unknown) => maskCards(String(value).replaceAll(/\s+/g, ' ').trim());
