import { expect, test } from 'vitest';
import type { BuiltFile } from './build-manifest.ts';
import { laterImports, mapForPage, writeRest } from './page-map.ts';
import type { ResolvedMap } from './resolved-map.ts';

const map: ResolvedMap = {
  revision: 'r1',
  imports: {
    '@fairlead/root-config': '/assets/shared.js#root-config',
    '@fairlead/mfe-intake': '/assets/intake.js',
    '@fairlead/mfe-admin': '/assets/admin.js',
  },
  integrity: {
    '/assets/shared.js': 'sha384-shared',
    '/assets/shell.css': 'sha384-shell',
    '/assets/intake.js': 'sha384-intake',
    '/assets/intake.css': 'sha384-intake-style',
    '/assets/chunk-toasts.js': 'sha384-toasts',
    '/assets/chunk-icon.js': 'sha384-icon',
    '/assets/admin.js': 'sha384-admin',
    '/assets/admin.css': 'sha384-admin-style',
  },
  depcache: {
    '/assets/intake.js': ['@fairlead/root-config'],
    '/assets/chunk-toasts.js': ['./chunk-icon.js'],
    '/assets/admin.js': ['@fairlead/root-config'],
  },
  modules: {
    '@fairlead/root-config': { version: '1.0.0', requires: {}, css: ['/assets/shell.css'] },
    '@fairlead/mfe-intake': { version: '1.0.0', requires: {}, css: ['/assets/intake.css'] },
    '@fairlead/mfe-admin': { version: '1.0.0', requires: {}, css: ['/assets/admin.css'] },
  },
};

const later = (url: string) => (url === '/assets/shared.js' ? ['./chunk-toasts.js'] : []);
const pageOfIntake = () => mapForPage(map, writeRest(map), ['@fairlead/mfe-intake'], later);

test('a page knows the files that its modules load now or later, and what those import', () => {
  expect(pageOfIntake().integrity).toEqual({
    '/assets/shared.js': 'sha384-shared',
    '/assets/shell.css': 'sha384-shell',
    '/assets/intake.js': 'sha384-intake',
    '/assets/intake.css': 'sha384-intake-style',
    '/assets/chunk-toasts.js': 'sha384-toasts',
    '/assets/chunk-icon.js': 'sha384-icon',
  });
  expect(Object.keys(pageOfIntake().depcache)).toEqual([
    '/assets/intake.js',
    '/assets/chunk-toasts.js',
  ]);
});

test('a page knows every module with its address and version', () => {
  const { imports, modules, revision } = pageOfIntake();
  expect({ imports, modules, revision }).toEqual({
    imports: map.imports,
    modules: map.modules,
    revision: 'r1',
  });
});

test('the rest is a file with all hashes, named by its content and checked like a script', () => {
  const rest = writeRest(map);
  expect(rest.url).toMatch(/^\/assets\/map-[\w-]{8}\.json$/);
  expect(JSON.parse(rest.text)).toEqual({ integrity: map.integrity, depcache: map.depcache });
  expect(rest.integrity).toMatch(/^sha384-[\w+/]{64}$/);
  expect(pageOfIntake().rest).toEqual({ url: rest.url, integrity: rest.integrity });
  const next = writeRest({ ...map, integrity: { ...map.integrity, '/assets/new.js': 'sha384-n' } });
  expect(next.url).not.toBe(rest.url);
});

test('what a file of a group imports later belongs to the group', () => {
  const file = (laterOnes: string[]): BuiltFile => ({
    integrity: 'sha384-x',
    bytes: 1,
    imports: [],
    later: laterOnes,
  });
  const manifest = {
    name: 'shell',
    version: '1.0.0',
    requires: {},
    modules: {},
    files: { 'root.js': file(['./chunk-toasts.js']), 'area.js': file(['@fairlead/vendors']) },
    css: [],
    platform: {},
    borrowed: [],
  };
  const group = {
    fileName: 'shared.js',
    code: '',
    integrity: '',
    names: new Map([['root.js', 'root']]),
    imports: [],
  };
  const laterOf = laterImports([{ dir: '', manifest }], [group]);
  expect(laterOf('/assets/shared.js')).toEqual(['./chunk-toasts.js']);
  expect(laterOf('/assets/area.js')).toEqual(['@fairlead/vendors']);
  expect(laterOf('/assets/other.js')).toEqual([]);
});
