import { mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundleCommand } from './bundle.ts';
import { UsageError } from './usage-error.ts';

/** A folder with a command of one file, and where its bundle goes. */
function aCommand() {
  const root = mkdtempSync(join(tmpdir(), 'fairlead-bundle-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const app = join(root, 'app.ts');
  writeFileSync(app, 'export const one = 1;');
  return { root, app, folder: join(root, 'cli/stamp'), bundles: () => readdirSync(`${root}/cli`) };
}

/** Emits a file that can't be written: its folder is a file. */
const unwritable = {
  name: 'unwritable',
  generateBundle(this: { emitFile(file: object): string }) {
    this.emitFile({ type: 'asset', fileName: 'app.mjs/part', source: '' });
  },
};

test('a bundle that can’t be written whole leaves nothing', async () => {
  const { app, folder, bundles } = aCommand();
  await expect(bundleCommand({ app }, [], folder, [unwritable])).rejects.toThrow(
    'part of the path is a file',
  );
  expect(bundles()).toEqual([]);
  await bundleCommand({ app }, [], folder);
  expect(bundles()).toEqual(['stamp']);
});

test('a folder in which no bundle can be written is named in a sentence', async () => {
  const { root, app } = aCommand();
  writeFileSync(join(root, '.cache'), '');
  const folder = join(root, '.cache/cli/stamp');
  await expect(bundleCommand({ app }, [], folder)).rejects.toThrow(
    new UsageError(
      `The command keeps its bundle in ${root}/.cache/cli, which can’t be written: part of the path is a file`,
    ),
  );
});

test('sources that can’t be bundled are shown in plain text, with the place', async () => {
  const { app, folder } = aCommand();
  writeFileSync(app, 'export const one = = 1;');
  const said = await bundleCommand({ app }, [], folder).catch(String);
  expect(said).toContain('app.ts:1:20');
  expect(said).not.toContain('\u001b');
});

test('of old bundles the newest stay, and one that another process has removed meanwhile is none', async () => {
  const { root, app, folder, bundles } = aCommand();
  await bundleCommand({ app }, [], folder);
  // What is there when the folder is listed and gone when it is looked at is like a link that leads nowhere.
  symlinkSync('gone', join(root, 'cli/removed'));
  for (const [age, name] of ['hour', 'day', 'week', 'month'].entries()) {
    writeFileSync(join(root, 'cli', name), '');
    utimesSync(join(root, 'cli', name), 0, 1000 - age);
  }
  await bundleCommand({ app }, [], join(root, 'cli/next'));
  expect(bundles()).toEqual(['day', 'hour', 'next', 'stamp']);
});
