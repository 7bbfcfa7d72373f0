import { expect, test } from 'vitest';
import type { Built } from './groups.ts';
import { screenFilesOf } from './screen-files.ts';

const file = { integrity: 'sha384-x', imports: [], later: [] };

const packages = {
  dir: '/builds/packages',
  manifest: {
    name: '@fairlead/mfe-packages',
    files: { 'mfe-packages.js': file, 'billing.js': file, 'print.js': file },
  },
} as unknown as Built;

const map = {
  revision: 'r1',
  imports: { '@fairlead/mfe-packages': '/assets/mfe-packages.js' },
  integrity: {},
  depcache: { '/assets/mfe-packages.js': ['@fairlead/ui'] },
  modules: {},
};

test('the code of a screen is what its area loaded beside itself while it was drawn', () => {
  const files = ['/assets/mfe-packages.js', '/assets/ui.js', '/assets/billing.js'];
  expect(screenFilesOf({ area: 'packages', files }, map, [packages])).toEqual([
    '/assets/billing.js',
  ]);
});

test('a page of the shell has no code of a screen', () => {
  expect(screenFilesOf({ area: 'not-found', files: [] }, map, [packages])).toEqual([]);
});
