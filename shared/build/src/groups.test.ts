import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { BuildManifest } from './build-manifest.ts';
import { closure, makeGroup, makeGroups } from './groups.ts';
import { filesOf } from './preload.ts';
import { resolveMap } from './resolve-map.ts';

const dir = mkdtempSync(join(tmpdir(), 'fairlead-groups-'));
afterAll(() => rmSync(dir, { recursive: true }));

const file = (imports: string[]) => ({ integrity: 'sha384-x', bytes: 1, imports, later: [] });
const manifest: BuildManifest = {
  name: 'library',
  version: '1.2.3',
  requires: {},
  modules: { library: 'library-1.js', 'library/later': 'later-1.js' },
  files: {
    'library-1.js': file(['./chunk-1.js', 'effector']),
    'later-1.js': file(['./chunk-1.js', 'library']),
    'chunk-1.js': file([]),
  },
  css: [],
  platform: {},
  borrowed: [],
};
for (const name of Object.keys(manifest.files)) {
  writeFileSync(join(dir, name), 'System.register([],function(){});\n');
}
const built = { dir, manifest };

test('a file comes with the chunks that load together with it', () => {
  expect([...closure(manifest, ['library-1.js'])]).toEqual(['library-1.js', 'chunk-1.js']);
});

test('a group registers each member by name and knows what it needs from outside', () => {
  const group = makeGroup('shared', ['library'], [built]);
  expect(group.code).toContain('System.register("library-1",[],');
  expect(group.code).toContain('System.register("chunk-1",[],');
  expect(group.imports).toEqual(['effector']);
});

test('the map sends specifiers and grouped chunks to the one file, others to their own', () => {
  const group = makeGroup('shared', ['library'], [built]);
  const { imports, integrity } = resolveMap([built], [group]);
  expect(imports).toEqual({
    library: `/assets/${group.fileName}#library-1`,
    'library/later': '/assets/later-1.js',
    '/assets/chunk-1.js': `/assets/${group.fileName}#chunk-1`,
  });
  expect(Object.keys(integrity).sort()).toEqual([
    '/assets/later-1.js',
    `/assets/${group.fileName}`,
  ]);
});

test('a chunk that two groups need travels in the first, and the map sends the other one there', () => {
  const [first, second] = makeGroups({ start: ['library/later'], view: ['library'] }, [built]);
  expect([...(first?.names.keys() ?? [])]).toEqual(['later-1.js', 'chunk-1.js']);
  expect([...(second?.names.keys() ?? [])]).toEqual(['library-1.js']);
  expect(second?.imports).toEqual(['./chunk-1.js', 'effector']);
  const { imports } = resolveMap(
    [built],
    [first, second].filter((group) => group !== undefined),
  );
  expect(imports['/assets/chunk-1.js']).toBe(`/assets/${first?.fileName}#chunk-1`);
});

test('a module that another one of its build imports has its address in the map, too', () => {
  const files = { ...manifest.files, 'later-1.js': file(['./library-1.js']) };
  const beside = { dir, manifest: { ...manifest, files } };
  const group = makeGroup('shared', ['library'], [beside]);
  const { imports } = resolveMap([beside], [group]);
  expect(imports['/assets/library-1.js']).toBe(`/assets/${group.fileName}#library-1`);
});

test('a page asks for every file that its modules need, each once', () => {
  const group = makeGroup('shared', ['library'], [built]);
  const map = resolveMap([built], [group]);
  expect(filesOf(map, ['library/later', 'library'])).toEqual([
    '/assets/later-1.js',
    `/assets/${group.fileName}`,
  ]);
});
