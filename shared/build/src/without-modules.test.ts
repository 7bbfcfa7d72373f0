import { expect, test } from 'vitest';
import type { Built } from './groups.ts';
import { withoutModules } from './without-modules.ts';

const file = (imports: readonly string[] = [], later: readonly string[] = []) => ({
  integrity: 'sha384-x',
  bytes: 1,
  imports,
  later,
});

const built: Built = {
  dir: '/x',
  manifest: {
    name: '@fairlead/shell',
    version: '0.1.0',
    requires: {},
    modules: { '@fairlead/shell': 'shell.js', '@fairlead/shell/control': 'control.js' },
    files: {
      'shell.js': file(['./shared.js', 'effector'], ['./later.js']),
      'control.js': file(['./shared.js', './swap.js'], ['./panel.js']),
      'shared.js': file(),
      'later.js': file(['./deep.js']),
      'deep.js': file(),
      'swap.js': file(),
      'panel.js': file(),
      'style.css': file(),
    },
    css: ['style.css'],
    platform: {},
    borrowed: [],
  },
};

test('a module that is left out goes with the scripts that only it imports', () => {
  const { modules, files } = withoutModules(built, new Set(['@fairlead/shell/control'])).manifest;
  expect(modules).toEqual({ '@fairlead/shell': 'shell.js' });
  expect(Object.keys(files)).toEqual(['shell.js', 'shared.js', 'later.js', 'deep.js', 'style.css']);
});

test('a build without such a module stays what it is', () => {
  expect(withoutModules(built, new Set(['@fairlead/other']))).toBe(built);
});
