import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const entry = resolve(import.meta.dirname, 'index.ts');

const domain = resolve(import.meta.dirname, '../../../domain/src/values');
/** The domain's modules that have no imports. */
const formats: Readonly<Record<string, string>> = {
  '@fairlead/domain/calendar-day': resolve(domain, 'calendar-day.ts'),
  '@fairlead/domain/phone': resolve(domain, 'phone.ts'),
};

/** A file with every file that it imports, and the packages among them. */
function importsOf(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)) {
    const imported = name.startsWith('.') ? resolve(dirname(file), name) : formats[name];
    if (imported) importsOf(imported, found);
    else found.add(name);
  }
  return found;
}

test('the behavior of the elements needs no package but two formats, and so neither Lit nor React', () => {
  const files = [...importsOf(entry)];
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => !name.endsWith('.ts'))).toEqual([]);
});

test('the behavior of the elements asks for nothing of a page', () => {
  const ofPages = /\b(document|window|customElements|HTML\w*Element|addEventListener)\b/;
  const asking = [...importsOf(entry)].filter((file) => ofPages.test(readFileSync(file, 'utf8')));
  expect(asking).toEqual([]);
});

test('the behavior of the elements loads where there is no page', async () => {
  expect(Object.keys(await import('./index.ts'))).toContain('typeMoney');
});
