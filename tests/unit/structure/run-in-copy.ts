import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from './product-files.ts';

/** A limit for what hangs: the type check takes seconds, and a minute on a machine that is busy with the other tests. */
export const timeout = 600_000;

/** What a command returns that has nothing to say. */
export const fine = { code: 0, output: '' };

/** Runs a script in a folder, as a process of its own: the runner must not stand still. */
export async function runIn(folder: string, script: string, given: readonly string[]) {
  const child = spawn(process.execPath, [script, ...given], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
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

/** The script of an installed package. */
export const installed = (script: string) => join(root, 'node_modules', script);
