import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { copyRepository } from './copy-repository.ts';
import { root } from './product-files.ts';
import { removeArea } from './remove-area.ts';

/** A limit for what hangs: the type check takes seconds, and a minute on a machine that is busy with the other tests. */
const timeout = 600_000;

const area = 'checkout';
const copy = copyRepository();
afterAll(() => rmSync(copy, { recursive: true }));
removeArea(copy, area);

/** Runs a package's command in a folder of the copy, as a process of its own: the runner must not stand still. */
async function run(command: string, given: readonly string[], folder = '.') {
  const child = spawn(process.execPath, [join(root, 'node_modules', command), ...given], {
    cwd: join(copy, folder),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const exit = Promise.withResolvers<number | null>();
  child.on('error', exit.reject).on('close', exit.resolve);
  const [stdout, stderr, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exit.promise,
  ]);
  return { code, output: stdout + stderr };
}

const fine = { code: 0, output: '' };

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
  expect(await run('typescript/bin/tsc', ['-p', '.'])).toEqual(fine);
});

test('the shell builds without an area', { timeout }, async () => {
  const built = await run('vite/bin/vite.js', ['build', '--logLevel', 'error'], 'root-config');
  expect(built).toEqual(fine);
});
