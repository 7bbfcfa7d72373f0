// `npm run compare`: every scenario that both drivers play, in four ways (headless and browser, each on the sandbox and on
// a staging of its own), whose transcripts and pages must be equal. `--smoke` compares three ways on the smoke set.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from './read-options.ts';

const root = join(import.meta.dirname, '..');
const command = join(root, 'cli/bin/fairlead.mjs');
const { values } = readOptions(
  { options: { smoke: { type: 'boolean', default: false } } },
  'npm run compare              every scenario, in four ways\nnpm run compare -- --smoke   the smoke set, in three ways',
);

const folder = mkdtempSync(join(tmpdir(), 'fairlead-compare-'));
const staging = spawn(
  process.execPath,
  [command, 'staging', '--data', folder, '--port', '0', '--quiet'],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
);
const stopped = new Promise<number | null>((resolve) => {
  staging.once('exit', resolve);
});
const url = await new Promise<string | undefined>((resolve) => {
  staging.stdout.on('data', (text: Buffer) =>
    resolve(/http:\/\/localhost:\d+/.exec(text.toString())?.[0]),
  );
  void stopped.then(() => resolve(undefined));
});
if (url === undefined) throw new Error('Staging did not start.');
const token = readFileSync(join(folder, 'control-token'), 'utf8').trim();

const tag = values.smoke ? 'smoke' : 'both';
// The comparison of the drivers on the sandbox is a step of `npm test` by itself.
const others = [`headless/${url}`, `browser/${url}`, ...(values.smoke ? [] : ['browser/msw'])];
// Transitive: each is compared with the headless page on the sandbox.
let code = 0;
for (const other of others) {
  console.log(`\nheadless/msw and ${other}`);
  // A browser waits for its page much of the time, so two take less time than one after the other.
  const ended = await run(
    'run',
    '--tag',
    tag,
    '--compare',
    `headless/msw,${other}`,
    '--workers',
    '2',
  );
  code ||= ended;
}
staging.kill('SIGTERM');
await stopped;
rmSync(folder, { recursive: true, force: true });
process.exitCode = code;

function run(...args: string[]): Promise<number> {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FAIRLEAD_STAGING_TOKEN: token },
  });
  return new Promise((resolve) => {
    child.once('exit', (status) => resolve(status ?? 1));
  });
}
