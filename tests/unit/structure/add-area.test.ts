import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createArea } from '@fairlead/cli/mfe/create';
import { anIo } from '@fairlead/cli/test-kit/an-io';
import { afterAll, expect, test } from 'vitest';
import { copyRepository } from './copy-repository.ts';
import { root } from './product-files.ts';
import { fine, installed, runIn, timeout } from './run-in-copy.ts';

const copy = copyRepository();
afterAll(() => rmSync(copy, { recursive: true }));
const area = join(copy, 'mfe/stamps');
createArea('stamps', { into: 'mfe', json: false }, anIo(copy).io);
for (const file of ['biome.json', 'package-lock.json'])
  copyFileSync(join(root, file), join(copy, file));

test('a new area of the repository passes the linter of the repository', { timeout }, async () => {
  const { code, output } = await runIn(copy, installed('@biomejs/biome/bin/biome'), [
    ...['ci', '--error-on-warnings', '--vcs-enabled=false', '--colors=off'],
    'mfe/stamps',
  ]);
  expect(output).toContain('Checked 14 files');
  expect(code).toBe(0);
});

test('a new area of the repository passes its own type check', { timeout }, async () => {
  expect(await runIn(area, installed('typescript/bin/tsc'), ['--checkers', '1'])).toEqual(fine);
});

test('a new area of the repository passes its own scenario', { timeout }, async () => {
  const { output } = await runIn(area, join(copy, 'cli/bin/fairlead.mjs'), ['run']);
  expect(output).toContain('1 passed, 0 failed');
});
