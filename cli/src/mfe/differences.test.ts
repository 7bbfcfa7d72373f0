import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import { expect, test } from 'vitest';
import { findDifferences } from './differences.ts';

const deployed: BuildManifest = {
  name: '@fairlead/mfe-stamps',
  version: '0.1.0',
  requires: { '@fairlead/store': '^0.1.0', '@fairlead/ui': '^0.1.0' },
  area: { routes: { stamps: { pattern: '/stamps', title: 'Stamps' } } },
  modules: { '@fairlead/mfe-stamps': 'stamps-1.js' },
  files: { 'stamps-1.js': { integrity: 'sha384-1', bytes: 10, imports: [], later: [] } },
  css: [],
  platform: {},
  borrowed: [],
};

const { name, version, requires, area } = deployed;
const live: DeployedMap = {
  revision: 'r1',
  imports: {},
  integrity: { '/assets/stamps-1.js': 'sha384-1' },
  depcache: {},
  modules: { [name]: { version, requires, css: [], ...(area && { area }) } },
  platform: {},
};

test('the deployed build differs in nothing', () => {
  expect(findDifferences(deployed, live)).toEqual([]);
});

test('an area that the composition does not have is new', () => {
  expect(findDifferences({ ...deployed, name: '@fairlead/mfe-post' }, live)).toEqual([
    '@fairlead/mfe-post 0.1.0 is new: the composition does not have it.',
  ]);
});

test('another build differs in its version, its requirements, its routes and its files', () => {
  const next: BuildManifest = {
    ...deployed,
    version: '0.2.0',
    requires: { '@fairlead/store': '^0.2.0' },
    area: { routes: { album: { pattern: '/album', title: 'Album' } } },
    files: {
      ...deployed.files,
      'stamps-2.js': { integrity: 'sha384-2', bytes: 12, imports: [], later: [] },
    },
  };
  expect(findDifferences(next, live)).toEqual([
    'version: 0.1.0 → 0.2.0',
    'requires @fairlead/store: ^0.1.0 → ^0.2.0',
    'requires @fairlead/ui: ^0.1.0 → none',
    'route stamps: /stamps → none',
    'route album: none → /album',
    'file stamps-2.js: new, 12 B',
  ]);
});
