import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { localBuildFile } from './local-builds.ts';

test('a swap gets the entry and the chunks of an area, also of one whose name has several words, and nothing else', () => {
  const dir = mkdtempSync(join(tmpdir(), 'fairlead-builds-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const modules = { '@fairlead/mfe-claims-desk': 'mfe-claims-desk-1.js' };
  writeFileSync(join(dir, 'manifest.json'), JSON.stringify({ modules }));
  const asked: string[] = [];
  const find = (pathname: string) =>
    localBuildFile((area) => {
      asked.push(area);
      return dir;
    }, pathname);
  expect(find('/builds/claims-desk/index.js')).toBe(join(dir, 'mfe-claims-desk-1.js'));
  expect(find('/builds/claims-desk/chunk-a.js')).toBe(join(dir, 'chunk-a.js'));
  expect(asked).toEqual(['claims-desk', 'claims-desk']);
  for (const path of [
    '/builds/../index.js',
    '/builds/kit/index.js',
    '/builds/a/b/c.js',
    '/builds/',
  ])
    expect(find(path)).toBeNull();
  expect(asked).toHaveLength(2);
});
