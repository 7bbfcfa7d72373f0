import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const module = join(import.meta.dirname, '../../scripts/run-child.mjs');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-run-'));
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { runChild } from ${JSON.stringify(module)};
     console.log('start ' + process.pid);
     process.exitCode = await runChild(process.execPath, ['serve.mjs'], { cwd: ${JSON.stringify(folder)} });`,
  );
  writeFileSync(
    join(folder, 'serve.mjs'),
    `import { createServer } from 'node:http';
     const stop = () => process.exit(0);
     process.on('SIGTERM', stop);
     process.on('disconnect', stop);
     createServer().listen(0, '127.0.0.1', () => console.log('serve ' + process.pid));`,
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the script behind a shell that does not replace itself, as npm does; resolves when its server listens. */
async function launch() {
  const shell = spawn('sh', ['-c', 'node start.mjs; exit $?'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
      npm_lifecycle_event: 'start',
    },
  });
  let output = '';
  const pids = new Promise<{ start: number; serve: number }>((resolve) => {
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const start = Number(output.match(/start (\d+)\n/)?.[1]);
      const serve = Number(output.match(/serve (\d+)\n/)?.[1]);
      if (start && serve) resolve({ start, serve });
    });
  });
  return { shell: shell.pid ?? 0, ...(await pids) };
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test.each([
  ['the script', 'start', 'SIGTERM'],
  ['the script', 'start', 'SIGKILL'],
  ['the shell that npm put before it', 'shell', 'SIGTERM'],
  ['the server itself', 'serve', 'SIGTERM'],
] as const)('nothing is left running after %s (%s) gets %s', async (_, who, signal) => {
  const pids = await launch();
  process.kill(pids[who], signal);
  for (const pid of [pids.serve, pids.start])
    await expect.poll(() => isRunning(pid), { timeout: 4000 }).toBe(false);
});
