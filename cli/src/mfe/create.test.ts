import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { anIo } from '../test-kit/an-io.ts';
import { createArea } from './create.ts';

/** An empty folder beside one with these files. */
function aFolder(...packages: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'fairlead-create-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const cwd = join(root, 'work');
  for (const folder of ['work', 'packages']) mkdirSync(join(root, folder));
  for (const file of packages) writeFileSync(join(root, 'packages', file), '');
  const { io, said } = anIo(cwd);
  const make = ({
    name = 'stamps',
    ...flags
  }: {
    name?: string;
    packages?: string;
    into?: string;
  } = {}) => createArea(name, { into: '.', json: false, ...flags }, io);
  const manifest = () => JSON.parse(readFileSync(join(cwd, 'stamps/package.json'), 'utf8'));
  return { root, cwd, make, manifest, said: () => said.out };
}

const tarballs = ['build', 'contracts', 'domain', 'mfe-kit', 'sandbox', 'store', 'ui']
  .map((name) => `fairlead-${name}-0.1.0.tgz`)
  .concat('fairlead-0.1.0.tgz');

test('an area is built on the tarballs of --packages, also on those that only other packages need', () => {
  const { make, manifest, said } = aFolder(...tarballs, 'notes.tgz');
  make({ packages: '../packages' });
  const { dependencies, devDependencies } = manifest();
  expect(dependencies).toMatchObject({
    '@fairlead/contracts': 'file:../../packages/fairlead-contracts-0.1.0.tgz',
    '@fairlead/mfe-kit': 'file:../../packages/fairlead-mfe-kit-0.1.0.tgz',
    react: '19.3.1',
  });
  expect(devDependencies).toMatchObject({
    '@fairlead/build': 'file:../../packages/fairlead-build-0.1.0.tgz',
    '@fairlead/sandbox': 'file:../../packages/fairlead-sandbox-0.1.0.tgz',
    fairlead: 'file:../../packages/fairlead-0.1.0.tgz',
    typescript: '7.0.2',
  });
  expect(said()).toBe('Made stamps. Next: cd stamps, npm install, npm test.\n');
});

test('without --packages, versions are those of a registry, and the command says what to do without one', () => {
  const { make, manifest, said } = aFolder();
  make();
  expect(manifest().devDependencies.fairlead).toBe('0.1.0');
  expect(said()).toBe(
    'Made stamps. Next: cd stamps, npm install, npm test.\nThe packages must be in a registry for that. If they are tarballs in a folder: npm install <folder>/*.tgz, or make the area with --packages <folder>.\n',
  );
});

test.each([
  ['nothing', [], 'has no packages of Fairlead. `npm run pack` in its repository writes them'],
  ['other tarballs', ['notes.tgz'], 'has no packages of Fairlead.'],
  [
    'two versions of a package',
    [...tarballs, 'fairlead-ui-0.2.0.tgz'],
    'has not one tarball of each package',
  ],
])('nothing is made if --packages has %s', (_, files, because) => {
  const { cwd, make } = aFolder(...files);
  expect(() => make({ packages: '../packages' })).toThrow(because);
  expect(existsSync(join(cwd, 'stamps'))).toBe(false);
});

test('an area that can’t be written whole leaves no folder in the way of the next try', () => {
  const { cwd, make } = aFolder();
  // Its folder can have this name, but not its files, whose names are longer.
  expect(() => make({ name: 'a'.repeat(250) })).toThrow('ENAMETOOLONG');
  expect(readdirSync(cwd)).toEqual([]);
});

test('in a clone of the repository, the command is its own, and --packages is refused', () => {
  const { root, make, manifest, said } = aFolder(...tarballs);
  writeFileSync(join(root, 'import-map.json'), '{}');
  expect(() => make({ packages: '../packages' })).toThrow('leave --packages out');
  make();
  expect(Object.keys(manifest().devDependencies)).toEqual([
    '@fairlead/build',
    '@fairlead/sandbox',
    '@types/node',
    '@types/react',
    '@vitest/browser-webdriverio',
    'typescript',
    'vitest',
  ]);
  expect(manifest().scripts).toEqual({
    build: 'npx fairlead mfe build',
    test: 'tsc && npx fairlead run && vitest run',
  });
  expect(said()).toBe('Made stamps. Next: cd stamps, npm install, npm test.\n');
});
