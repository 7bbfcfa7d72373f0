import { expect, test } from 'vitest';
import { publishedManifest } from '../../../scripts/packing/published-manifest.ts';

const manifest = {
  name: '@fairlead/notes',
  version: '1.2.0',
  description: 'Notes',
  license: 'MIT',
  private: true,
  exports: {
    '.': './src/index.ts',
    './list': './src/list.tsx',
    './styles/*': './src/styles/*',
    './testing': './testing/index.ts',
    './testing/*': './src/testing/*.tsx',
    './*': './src/*.ts',
  },
  imports: { '#sites': { browser: './src/none.ts', default: './src/sites.ts' } },
  fairlead: { entries: { '.': './src/index.ts' } },
  dependencies: {
    '@fairlead/domain': '0.1.0',
    '@fairlead/vendors': '0.1.0',
    effector: '23.4.4',
    tlds: '1.261.0',
  },
  devDependencies: { vitest: '5.1.0' },
  scripts: { build: 'vite build' },
};

test('sources are published as JavaScript with types, and entries for tests are not', () => {
  expect(publishedManifest(manifest, ['src']).exports).toEqual({
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './list': { types: './src/list.d.ts', default: './src/list.js' },
    './styles/*': './src/styles/*',
    './*': { types: './src/*.d.ts', default: './src/*.js' },
    './package.json': './package.json',
  });
});

test('other names of sources in a manifest are those of the compiled files', () => {
  expect(publishedManifest(manifest, ['src'])).toMatchObject({
    imports: { '#sites': { browser: './src/none.js', default: './src/sites.js' } },
    fairlead: { entries: { '.': './src/index.js' } },
  });
});

test('what only the product uses is not published', () => {
  const { exports, fairlead } = publishedManifest(
    {
      ...manifest,
      exports: { '.': './src/index.ts', './page': './panel/page.ts' },
      fairlead: {
        unpublished: ['panel'],
        entries: { '.': './src/index.ts', './page': './panel/page.ts' },
      },
    },
    ['src'],
  );
  expect(Object.keys(exports)).toEqual(['.', './package.json']);
  expect(fairlead).toEqual({ entries: { '.': './src/index.js' } });
});

test('what a page has once is a peer, and what is inside the package is not needed', () => {
  const published = publishedManifest(manifest, ['src']);
  expect(published.dependencies).toEqual({ '@fairlead/domain': '0.1.0', tlds: '1.261.0' });
  expect(published.peerDependencies).toEqual({ effector: '^23.4.4' });
});

test('a published package can be uploaded, names its files, and is not built where it is installed', () => {
  const published = publishedManifest(manifest, ['src']);
  expect(Object.keys(published)).not.toContain('private');
  expect(Object.keys(published)).not.toContain('scripts');
  expect(published.files).toEqual(['src']);
});
