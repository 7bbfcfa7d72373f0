import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { importsIn, importsOf } from './imports-of.ts';
import { isOfTests, packageFolders, productFiles, root } from './product-files.ts';

/** What each package of the product may depend on. The linter refuses an import that is not in its package.json. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'shared/domain': [],
  'shared/ui': ['domain'],
  'shared/vendors': [],
  'shared/contracts': ['domain'],
  'shared/store': ['domain', 'contracts'],
  'shared/mfe-kit': ['domain', 'store', 'ui'],
  'shared/headless-page': ['mfe-kit', 'ui'],
  'shared/sandbox': ['domain', 'contracts', 'headless-page'],
  'shared/build': ['domain', 'contracts', 'ui', 'vendors'],
  'shared/staging': ['domain', 'contracts', 'sandbox', 'build'],
  'shared/registry': ['build'],
  'root-config': ['domain', 'store', 'mfe-kit', 'registry', 'ui', 'vendors'],
};
const ofAreas = ['domain', 'contracts', 'store', 'mfe-kit', 'ui', 'vendors'];

const dependenciesOf = (folder: string): readonly string[] => {
  const { dependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@fairlead/'))
    .map((name) => name.slice('@fairlead/'.length));
};

test('a package depends only on packages below it, and no area on another', () => {
  const folders = packageFolders().filter((folder) => folder !== 'cli');
  expect(folders.length).toBeGreaterThan(15);
  const wrong = folders.flatMap((folder) => {
    const may = folder.startsWith('mfe/') ? ofAreas : (allowed[folder] ?? []);
    return dependenciesOf(folder)
      .filter((name) => !may.includes(name))
      .map((name) => `${folder} → ${name}`);
  });
  expect(wrong).toEqual([]);
});

/** What the design system shares with the domain: how a day and a phone number are written. */
const formats = ['@fairlead/domain/calendar-day', '@fairlead/domain/phone'];

test('of our packages the design system imports two modules of formats, which import nothing', () => {
  const imported = productFiles()
    .filter((file) => file.startsWith('shared/ui/src/'))
    .flatMap(importsOf)
    .filter((target) => target.startsWith('@fairlead/') && !target.startsWith('@fairlead/ui'));
  expect([...new Set(imported)].sort()).toEqual(formats);
  const files = formats.map((name) => `shared/domain/src/values/${name.split('/').at(-1)}.ts`);
  expect(files.flatMap(importsOf)).toEqual([]);
});

test('product code imports nothing that exists only for tests', () => {
  const wrong = productFiles().flatMap((file) =>
    importsOf(file)
      .filter((target) => isOfTests(target.startsWith('.') ? join(dirname(file), target) : target))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

const modelMay = /^(@fairlead\/(domain|contracts|store)(\/.+)?|effector|patronum|superstruct)$/;

test('a model imports the domain, contracts and the store, and nothing of a screen', () => {
  const models = productFiles().filter((file) => /^mfe\/\w+\/src\/model\//.test(file));
  expect(models.length).toBeGreaterThan(150);
  const wrong = models.flatMap((file) =>
    importsOf(file)
      .filter((target) => !modelMay.test(target) && !isBelowScreens(file, target))
      .map((target) => `${file} → ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('a file imports other packages by their names only', () => {
  const wrong = productFiles().flatMap((file) => {
    const [, folder = ''] = /^((?:mfe|shared)\/[\w-]+|root-config|cli)\//.exec(file) ?? [];
    return importsOf(file)
      .filter((target) => target.startsWith('.'))
      .filter((target) => !normalize(join(dirname(file), target)).startsWith(`${folder}/`))
      .map((target) => `${file} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('imports are found in all their forms', () => {
  const source = [
    `import a from 'one';`,
    `import {\n  b,\n} from 'two';`,
    `export * from 'three';`,
    `import 'four';`,
    `const c = await import('five');`,
    `type D = import('six').D;`,
  ].join('\n');
  expect(importsIn(source)).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
});

/** A file of the same area that is neither a screen nor a hook of React. */
function isBelowScreens(file: string, target: string): boolean {
  if (!target.startsWith('.')) return false;
  const path = normalize(join(dirname(file), target));
  const [, area = ''] = /^(mfe\/\w+\/src)\//.exec(file) ?? [];
  return path.startsWith(`${area}/`) && path.endsWith('.ts') && !path.includes('/screens/');
}
