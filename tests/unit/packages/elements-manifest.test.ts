import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeElements, elementsOf } from '../../../scripts/packing/elements-manifest.ts';

const folder = join(import.meta.dirname, '../../../shared/ui');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const manifest = describeElements(folder);
const named = (tag: string) => elementsOf(manifest).find(({ tagName }) => tagName === tag);

test('the manifest has every element that is defined', () => {
  const defined = globSync('src/*/define.ts', { cwd: folder }).flatMap((file) =>
    [...read(file).matchAll(/define\('([^']+)'/g)].map(([, tag]) => tag),
  );
  expect(defined.length).toBeGreaterThan(25);
  expect(elementsOf(manifest).map(({ tagName }) => tagName)).toEqual(defined.sort());
});

test('an element has its properties, also those of its base, with their attributes, and nothing internal', () => {
  const { members = [] } = named('ui-text-field') ?? {};
  expect(members).toContainEqual(
    expect.objectContaining({ name: 'controlId', attribute: 'control-id' }),
  );
  expect(members.map(({ name }) => name)).toEqual(expect.arrayContaining(['type', 'value']));
  expect(members.map(({ name }) => name)).not.toContain('control');
  expect(members.filter(({ kind }) => kind !== 'field')).toEqual([]);
});

test('an element has its events with their details, also those of its base', () => {
  expect(named('ui-combobox')?.events?.map(({ name, type }) => [name, type.text])).toEqual([
    ['ui-suggest', 'CustomEvent<string>'],
    ['ui-pick', 'CustomEvent<ComboboxOption>'],
    ['ui-blur', 'CustomEvent<unknown>'],
  ]);
});

test('an event that the code of an element names is in the manifest', () => {
  const missing = manifest.modules.flatMap(({ path, declarations }) => {
    const known = declarations.flatMap(({ events = [] }) => events.map(({ name }) => name));
    return [...read(path.replace(/\.js$/, '.ts')).matchAll(/emit\('([^']+)'/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.includes(name));
  });
  expect(missing).toEqual([]);
});
