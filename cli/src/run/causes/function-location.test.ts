import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repository } from '../../repository.ts';
import { locationOfFunction, locationsOfFunction } from './function-location.ts';

function bundle(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const map = {
    version: 3,
    names: [],
    sources: [join(repository, 'mfe/intake/src/model/lead.ts')],
    mappings: ';AAUA;AACA',
  };
  writeFileSync(join(folder, 'headless.mjs'), text);
  writeFileSync(join(folder, 'headless.mjs.map'), JSON.stringify(map));
  return folder;
}

test('a function of a bundle is found in its source', () => {
  const folder = bundle('const a = 1;\nconst b = () => a;\n');
  expect(locationOfFunction('() => a', folder)).toBe('mfe/intake/src/model/lead.ts:11');
});

test('a function whose text appears twice, or not at all, is not found', () => {
  const folder = bundle('const a = 1;\nconst b = () => a;\nconst c = () => a;\n');
  expect(locationOfFunction('() => a', folder)).toBeUndefined();
  expect(locationOfFunction('() => 2', folder)).toBeUndefined();
});

test('all functions with the same text are found, each in its own line', () => {
  const folder = bundle('const a = 1;\nconst b = () => a;\nconst c = () => a;\n');
  expect(locationsOfFunction('() => a', folder)).toEqual([
    'mfe/intake/src/model/lead.ts:11',
    'mfe/intake/src/model/lead.ts:12',
  ]);
});
