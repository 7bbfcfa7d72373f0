import type { DeployedMap } from '@fairlead/build';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import { expect, test } from 'vitest';
import { findProblems } from './findings.ts';

const live: DeployedMap = {
  revision: 'r1',
  imports: {},
  integrity: {},
  depcache: {},
  platform: { effector: ['createStore', 'sample'], react: 'all' },
  modules: {
    '@fairlead/store': { version: '0.2.0', requires: {}, css: [] },
    '@fairlead/mfe-letters': {
      version: '1.0.0',
      requires: {},
      css: [],
      area: { routes: { letters: { pattern: '/letters', title: 'Letters' } } },
    },
  },
};

const aBuild = (changes: Partial<BuildManifest>): BuildManifest => ({
  name: '@fairlead/mfe-stamps',
  version: '0.1.0',
  requires: { '@fairlead/store': '^0.2.0' },
  modules: {},
  files: {},
  css: [],
  platform: {},
  borrowed: [],
  ...changes,
});

const bringing = (pattern: string) =>
  aBuild({ area: { routes: { stamps: { pattern, title: 'Stamps' } } } });

test('a build whose requirements and routes a composition can hold has no problems', () => {
  expect(findProblems(bringing('/stamps'), live)).toEqual([]);
});

test('a build says which module a composition lacks, and which has another version', () => {
  const requires = { '@fairlead/store': '^0.1.0', '@fairlead/paper': '*' };
  expect(findProblems(aBuild({ requires }), live)).toEqual([
    '@fairlead/mfe-stamps 0.1.0 needs @fairlead/store ^0.1.0; the composition has 0.2.0.',
    '@fairlead/mfe-stamps 0.1.0 needs @fairlead/paper, which the composition lacks.',
  ]);
});

test('a build cannot bring an address that another area of the composition has brought', () => {
  expect(findProblems(bringing('/letters'), live)).toEqual([
    "/letters of stamps is the address of 'letters' in letters. Choose another one.",
  ]);
});

test('a newer build of an area may bring its own addresses again', () => {
  const build = aBuild({
    name: '@fairlead/mfe-letters',
    version: '1.1.0',
    area: { routes: { letters: { pattern: '/letters', title: 'Letters' } } },
  });
  expect(findProblems(build, live)).toEqual([]);
});

test('a build says what it imports of the platform that the composition does not export', () => {
  const platform = {
    effector: ['createStore', 'split', 'merge'],
    react: ['use'],
    lit: 'all',
  } as const;
  expect(findProblems(aBuild({ platform }), live)).toEqual([
    '@fairlead/mfe-stamps imports split, merge of effector, which the platform of the composition does not export. Ask for it in shared/build/src/platform.ts, or do without it.',
  ]);
});
