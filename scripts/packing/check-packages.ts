import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createConsumer } from './create-consumer.ts';
import { findForeignImports } from './foreign-imports.ts';
import type { Packed } from './pack-all.ts';

const run = promisify(execFile);

/**
 * Checks each package as its users get it: publint its files, attw the types of each entry, the compiler the elements in
 * hosts of React, Vue and Svelte. Packages are ES modules alone. Throws with what a tool printed.
 */
export async function checkPackages(root: string, packed: readonly Packed[]): Promise<void> {
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  for (const { staged, tarball } of packed) {
    const foreign = findForeignImports(staged);
    if (foreign.length > 0) throw new Error(foreign.join('\n'));
    await checked(bin('publint'), ['--strict', '--pack', 'false', staged]);
    // The command has nothing to import, so it has no types.
    if (staged.endsWith('/cli')) continue;
    await checked(bin('attw'), [tarball, '--profile', 'esm-only', '--format', 'ascii']);
  }
  await checked(bin('tsc'), ['-p', createConsumer(root), '--checkers', '1']);
}

async function checked(command: string, given: readonly string[]): Promise<void> {
  try {
    await run(command, given);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${given.join(' ')}\n${stdout}${stderr}`);
  }
}
