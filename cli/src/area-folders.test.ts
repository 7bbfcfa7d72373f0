import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findAreas } from './area-folders.ts';

/** A folder with these files; a value is written as JSON. */
function aFolder(files: Readonly<Record<string, unknown>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'fairlead-areas-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  return folder;
}

const anArea = (name: string, more: object = {}) => ({
  name: `@fairlead/mfe-${name}`,
  exports: { './tasks': './src/tasks.ts', './definition': './src/definition.ts', ...more },
});

const namesIn = (root: string, cwd = root) => findAreas(root, cwd).map(({ name }) => name);

test('the areas of a repository are those that its import map lists, in its order', () => {
  const workspaces = ['shared/store', 'mfe/post', 'mfe/bank'];
  const modules = Object.fromEntries(workspaces.map((workspace) => [workspace, { workspace }]));
  const root = aFolder({
    'import-map.json': { modules },
    'shared/store/package.json': { name: '@fairlead/store' },
    'mfe/bank/package.json': anArea('bank'),
    'mfe/post/package.json': anArea('post'),
    'mfe/unlisted/package.json': anArea('unlisted'),
  });
  expect(namesIn(root)).toEqual(['post', 'bank']);
});

test('outside of the repository there are the installed areas and the one around the working folder', () => {
  const root = aFolder({
    'package.json': anArea('stamps', { './sandbox': './src/sandbox.ts' }),
    'src/deep/file.json': {},
    'node_modules/@fairlead/mfe-kit/package.json': { name: '@fairlead/mfe-kit', exports: {} },
    'node_modules/@fairlead/mfe-bank/package.json': anArea('bank', {
      './tasks': { types: './src/tasks.d.ts', default: './src/tasks.js' },
    }),
  });
  const [bank, stamps] = findAreas(root, join(root, 'src/deep'));
  expect(bank).toMatchObject({
    name: 'bank',
    tasks: join(root, 'node_modules/@fairlead/mfe-bank/src/tasks.js'),
    sandbox: null,
  });
  expect(stamps).toMatchObject({ name: 'stamps', sandbox: join(root, 'src/sandbox.ts') });
});

test('an installed area that is the one around the working folder is found once', () => {
  const root = aFolder({ 'node_modules/@fairlead/mfe-bank/package.json': anArea('bank') });
  expect(namesIn(root, join(root, 'node_modules/@fairlead/mfe-bank'))).toEqual(['bank']);
});

test('a package.json or an import map that can’t be read is named', () => {
  const root = aFolder({ 'package.json': {}, 'deep/file.json': {} });
  const file = join(root, 'package.json');
  writeFileSync(file, '{ "name": "shop",\n}');
  expect(() => namesIn('/nowhere', join(root, 'deep'))).toThrow(`${file} is not JSON: `);
  rmSync(file);
  writeFileSync(join(root, 'import-map.json'), '<<<<<<< ours');
  expect(() => namesIn(root)).toThrow(`${join(root, 'import-map.json')} is not JSON: `);
});

test('a package.json may begin with a byte order mark, as npm allows it', () => {
  const root = aFolder({ 'package.json': {} });
  writeFileSync(join(root, 'package.json'), `\uFEFF${JSON.stringify(anArea('stamps'))}`);
  expect(namesIn('/nowhere', root)).toEqual(['stamps']);
});
