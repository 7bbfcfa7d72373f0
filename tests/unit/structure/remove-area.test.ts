import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyRepository } from './copy-repository.ts';
import { root } from './product-files.ts';
import { removeArea } from './remove-area.ts';

const area = 'checkout';
const copy = copyRepository();
afterAll(() => rmSync(copy, { recursive: true }));
removeArea(copy, area);

/** Runs a package's command in a folder of the copy, with the environment of a build. */
function run(command: string, given: readonly string[], folder = '.') {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', command), ...given],
    { cwd: join(copy, folder), encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  return { status, output: stdout + stderr };
}

test('product code passes the type check without an area, its lines in tables and the rules that lead there', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({
      // What a changed rule no longer reads is for the one who changes it to tidy.
      compilerOptions: { ...compilerOptions, noUnusedLocals: false, noUnusedParameters: false },
      include: ['mfe/*/src', 'shared/*/src', 'root-config/src', 'cli/src'],
    }),
  );
  expect(run('typescript/bin/tsc', ['-p', '.'])).toEqual({ status: 0, output: '' });
});

test('the shell builds without an area', () => {
  expect(run('vite/bin/vite.js', ['build', '--logLevel', 'error'], 'root-config')).toEqual({
    status: 0,
    output: '',
  });
});
