import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyRepository } from './copy-repository.ts';
import { root } from './product-files.ts';
import { removeArea } from './remove-area.ts';
import { fine, installed, runIn, timeout } from './run-in-copy.ts';

const area = 'checkout';
const copy = copyRepository();
afterAll(() => rmSync(copy, { recursive: true }));
removeArea(copy, area);

test('product code passes the type check without an area, its lines in tables and the rules that lead there', {
  timeout,
}, async () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      // What a changed rule no longer reads is for the one who changes it to tidy.
      compilerOptions: { ...compilerOptions, noUnusedLocals: false, noUnusedParameters: false },
      include: ['mfe/*/src', 'shared/*/src', 'root-config/src', 'cli/src'],
    }),
  );
  const checked = await runIn(copy, installed('typescript/bin/tsc'), [
    '-p',
    '.',
    '--checkers',
    '1',
  ]);
  expect(checked).toEqual(fine);
});

test('the shell builds without an area', { timeout }, async () => {
  const shell = join(copy, 'root-config');
  const built = await runIn(shell, installed('vite/bin/vite.js'), ['build', '--logLevel', 'error']);
  expect(built).toEqual(fine);
});
