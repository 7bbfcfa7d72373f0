import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findForeignImports } from '../../../scripts/packing/foreign-imports.ts';

test('a package says which file imports another package that its package.json doesn’t name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-package-'));
  mkdirSync(join(folder, 'src'));
  const manifest = {
    name: '@fairlead/notes',
    dependencies: { tlds: '1.261.0' },
    peerDependencies: { effector: '^23.4.4' },
  };
  for (const [file, text] of Object.entries({
    'package.json': JSON.stringify(manifest),
    'src/index.js':
      "import 'node:fs'; import { fork } from 'effector'; import '@fairlead/notes/list'; import './list.js';",
    'src/list.js': "import all from 'tlds/index.json'; import('@fairlead/headless-page/find');",
  }))
    writeFileSync(join(folder, file), text);
  expect(findForeignImports(folder)).toEqual([
    '@fairlead/notes imports @fairlead/headless-page in src/list.js, which its package.json doesn’t name.',
  ]);
});
