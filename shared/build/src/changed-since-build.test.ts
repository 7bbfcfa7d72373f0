import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { BuildManifest } from './build-manifest.ts';
import { changedSinceBuild } from './changed-since-build.ts';
import { listedWorkspaces, readModuleList } from './module-list.ts';
import { stamp } from './stamp.ts';
import { listUnits } from './units.ts';

const scripts = ['boot', 'watchdog', 'early', 'signed', 'signed-rollouts'];

/** A repository with one micro-frontend that borrows a file, both built. */
function builtRepository() {
  const root = mkdtempSync(join(tmpdir(), 'fairlead-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const module = { workspace: 'mfe/intake', version: '1.0.0' };
  write('import-map.json', JSON.stringify({ modules: { '@fairlead/mfe-intake': module } }));
  write('mfe/intake/package.json', '{ "name": "@fairlead/mfe-intake", "version": "1.0.0" }');
  write('mfe/intake/src/index.ts', 'export {};');
  write('shared/ui/colors.css', ':root {}');
  write('root-config/src/boot/main.ts', 'export {};');
  write('root-config/src/watchdog/main.ts', 'export {};');
  for (const unit of listUnits(root, listedWorkspaces(root, readModuleList(root), 'sandbox'))) {
    const borrowed = scripts.includes(unit.name) ? [] : ['shared/ui/colors.css'];
    const manifest = { borrowed } as unknown as BuildManifest;
    stamp(root, unit, manifest);
    writeFileSync(join(unit.outDir, 'manifest.json'), JSON.stringify(manifest));
  }
  return { write, changed: () => changedSinceBuild(root, 'sandbox') };
}

test('a part that was changed after its build is named, one whose test was changed is not', () => {
  const { write, changed } = builtRepository();
  expect(changed()).toEqual([]);
  write('mfe/intake/src/index.test.ts', 'export {};');
  expect(changed()).toEqual([]);
  write('mfe/intake/src/index.ts', 'export const changed = true;');
  expect(changed()).toEqual(['@fairlead/mfe-intake']);
});

test('a file that a part borrowed from another package makes it old, too', () => {
  const { write, changed } = builtRepository();
  write('shared/ui/colors.css', ':root { color: red }');
  expect(changed()).toEqual(['@fairlead/mfe-intake']);
});

test('the boot script and a package file count as well', () => {
  const { write, changed } = builtRepository();
  write('mfe/intake/package.json', '{ "name": "@fairlead/mfe-intake", "version": "1.0.0" }\n');
  write('root-config/src/boot/more.ts', 'export {};');
  expect(changed()).toEqual([...scripts, '@fairlead/mfe-intake']);
});
