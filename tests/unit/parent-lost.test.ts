import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const module = join(import.meta.dirname, '../../cli/bin/parent-lost.mjs');

test('looking for the parent ends on the clock it began on, whatever clock there is by then', async () => {
  const { onParentLost } = await import('../../cli/bin/parent-lost.mjs');
  const stop = onParentLost(() => {});
  const cleared = vi.spyOn(globalThis, 'clearInterval');
  onTestFinished(() => void cleared.mockRestore());
  stop();
  expect(cleared).not.toHaveBeenCalled();
});

test('a server whose starter has ended stops', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-parent-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'serve.mjs'),
    `import { createServer } from 'node:http';
     import { onParentLost } from ${JSON.stringify(module)};
     onParentLost(() => process.exit(0));
     createServer().listen(0, '127.0.0.1', () => console.log('serve ' + process.pid + ';'));`,
  );
  // A shell that does not replace itself, as npx has one.
  const shell = spawn('sh', ['-c', `"${process.execPath}" serve.mjs; exit $?`], { cwd: folder });
  let output = '';
  const pid = await new Promise<number>((resolve) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /serve (\d+);/.exec(output) ?? [];
      if (found) resolve(Number(found));
    });
  });
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isRunning()).toBe(true);
  shell.kill('SIGTERM');
  await expect.poll(isRunning, { timeout: 4000 }).toBe(false);
});
