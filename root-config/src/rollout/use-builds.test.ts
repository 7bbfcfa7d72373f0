import { expect, test } from 'vitest';
import { replacedBuilds, withBuilds } from './use-builds.ts';

const letters = '@fairlead/mfe-letters';

const moduleWith = (version: string) => ({ version, requires: {}, css: [`/l-${version}.css`] });

const map = {
  revision: 'r5',
  imports: { '@fairlead/store': '/store.js', [letters]: '/l-1.0.0.js' },
  integrity: { '/store.js': 'sha384-s', '/l-1.0.0.js': 'sha384-1' },
  depcache: {},
  modules: { [letters]: moduleWith('1.0.0') },
};

const next = {
  imports: { [letters]: '/l-1.1.0.js' },
  integrity: { '/l-1.1.0.js': 'sha384-2' },
  depcache: { '/l-1.1.0.js': ['/chunk.js'] },
  modules: { [letters]: moduleWith('1.1.0') },
};

test('a build takes the place of the one in the map, whose files stay known', () => {
  expect(withBuilds(map, [next])).toEqual({
    revision: 'r5',
    imports: { '@fairlead/store': '/store.js', [letters]: '/l-1.1.0.js' },
    integrity: { '/store.js': 'sha384-s', '/l-1.0.0.js': 'sha384-1', '/l-1.1.0.js': 'sha384-2' },
    depcache: { '/l-1.1.0.js': ['/chunk.js'] },
    modules: { [letters]: moduleWith('1.1.0') },
  });
});

test('a page that leaves a build has the modules of the map again', () => {
  const { 'mfe-letters': others } = replacedBuilds(map, { 'mfe-letters': next });
  if (!others) throw new Error('Nothing was replaced.');
  const { imports, modules } = withBuilds(withBuilds(map, [next]), [others]);
  expect({ imports, modules }).toEqual({ imports: map.imports, modules: map.modules });
});
