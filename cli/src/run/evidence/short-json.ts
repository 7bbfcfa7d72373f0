import { hidden } from '@fairlead/headless-page/secrets/hidden';
import { redactText } from '@fairlead/headless-page/secrets/redact-text';
import { isSecretKey } from '@fairlead/headless-page/secrets/secret-names';

/**
 * Returns the first characters of a value as JSON, without secrets; undefined for what JSON can't say. It stops as soon as
 * there are enough: a store may hold a model whose parts refer to each other.
 */
export function shortJson(value: unknown, key: string, maxCharacters: number): string | undefined {
  let text = '';
  const isFull = () => text.length > maxCharacters;

  function write(part: unknown, name: string): void {
    if (isFull()) return;
    if (isSecretKey(name) && isSaid(part)) text += JSON.stringify(hidden);
    else if (typeof part === 'string') text += JSON.stringify(redactText(part));
    else if (Array.isArray(part)) writeList(part, name);
    else if (typeof part === 'object' && part !== null) writeObject(part);
    else text += JSON.stringify(part) ?? 'null';
  }

  function writeList(items: readonly unknown[], name: string): void {
    text += '[';
    for (const [index, item] of items.entries()) {
      if (isFull()) return;
      if (index > 0) text += ',';
      write(item, name);
    }
    text += ']';
  }

  function writeObject(object: object): void {
    text += '{';
    let isFirst = true;
    for (const [name, part] of Object.entries(object)) {
      if (isFull()) return;
      if (part === undefined || typeof part === 'function') continue;
      text += `${isFirst ? '' : ','}${JSON.stringify(name)}:`;
      isFirst = false;
      write(part, name);
    }
    text += '}';
  }

  if (value === undefined || typeof value === 'function' || typeof value === 'symbol')
    return undefined;
  write(value, key);
  return isFull() ? `${text.slice(0, maxCharacters)}…` : text;
}

const isSaid = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'boolean';
