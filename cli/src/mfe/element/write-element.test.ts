import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { expect, onTestFinished, test } from 'vitest';
import { elementManifest } from './element-manifest.ts';
import { writeElement } from './write-element.ts';

const root = join(import.meta.dirname, '../../../..');

/** A folder that finds the packages of the repository. */
function aFolder(): string {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/host-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('hosts in plain TypeScript, React, Vue and Svelte type check with no option but strict', () => {
  const folder = aFolder();
  cpSync(join(root, 'tests/examples/hosts/area-types'), folder, { recursive: true });
  writeElement('intake', '0.1.0', join(folder, 'intake'));
  const compilerOptions = { strict: true, noEmit: true, jsx: 'react-jsx', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  expect(problemsIn(folder)).toBe('');
});

test('the types of two areas fit into one page', () => {
  const folder = aFolder();
  const kinds = ['element', 'react', 'vue', 'svelte'];
  for (const area of ['claims', 'letters']) writeElement(area, '1.0.0', join(folder, area));
  const imports = kinds.flatMap((kind) =>
    ['claims', 'letters'].map((area) => `import type {} from './${area}/${kind}.js';\n`),
  );
  const uses = `export const tags: readonly (keyof HTMLElementTagNameMap)[] = ['fairlead-claims', 'fairlead-letters'];\n`;
  writeFileSync(join(folder, 'page.ts'), imports.join('') + uses);
  const compilerOptions = { strict: true, noEmit: true, types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  expect(problemsIn(folder)).toBe('');
});

test('the manifest is one by the schema of custom elements manifests, with the property, the attribute and the event', () => {
  const manifest = elementManifest('claims', '1.2.0');
  const schema = JSON.parse(
    readFileSync(join(root, 'node_modules/custom-elements-manifest/schema.json'), 'utf8'),
  );
  const isManifest = new Ajv({ strict: false }).compile(schema);
  expect(isManifest(manifest) ? [] : isManifest.errors).toEqual([]);
  const [element] = manifest.modules.flatMap(({ declarations }) => declarations);
  expect(element?.tagName).toBe('fairlead-claims');
  expect(element?.description).toContain('claims 1.2.0');
  expect(element?.attributes.map(({ name }) => name)).toEqual(['path']);
  expect(element?.members.map(({ name }) => name)).toEqual(['path']);
  expect(element?.events.map(({ name }) => name)).toEqual(['fairlead-screen']);
});

/** What the compiler prints. */
function problemsIn(folder: string): string {
  try {
    return execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout);
  }
}
