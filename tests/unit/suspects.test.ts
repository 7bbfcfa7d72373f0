import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleCommand, findAreas } from '../../cli/src/bundle.ts';
import { plant } from '../planted/plant.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/suspects-test/bundle');
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

/** Runs the command's bundle with these words. It fails, as a run does that names suspects. */
async function outputOf(words: readonly string[], cwd = root): Promise<string> {
  // Not by --eval, which the workers would inherit.
  const start = join(folder, 'start.mjs');
  writeFileSync(
    start,
    "import { main } from './app.mjs';\nawait main(process.argv.slice(2), 'suspects-test');\n",
  );
  return promisify(execFile)(process.execPath, [start, ...words], { cwd }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
}

beforeAll(async () => {
  const fault = plant({
    name: 'the answer of Carta is ignored',
    kind: 'effect',
    file: 'mfe/application/src/model/carta/connect.ts',
    from: 'filter: (isOpen, state) => isOpen && state === cartaStates.connected',
    to: 'filter: (isOpen, state) => isOpen && state !== cartaStates.connected',
  });
  await bundleCommand(
    { app: join(root, 'cli/bin/app.ts'), headless: join(root, 'cli/src/workers/headless.ts') },
    findAreas(root, root),
    folder,
    [fault],
  );
}, 60_000);

test('a run that fails leads to the line that is at fault, which ran nowhere else', async () => {
  const output = await outputOf(['run', 'scenarios/application']);
  expect(output).toContain(' passed, 2 failed');
  expect(output.split('those that passed:\n')[1]).toMatch(
    /^ {2}mfe\/application\/src\/model\/carta\/connect\.ts:77 ran in 2 of 2 that failed, in none of \d+ that passed$/m,
  );
}, 60_000);

test('a run in a folder without other scenarios ends as usual, with nothing to compare with', async () => {
  const alone = mkdtempSync(join(tmpdir(), 'fairlead-alone-'));
  cpSync(join(root, 'scenarios/application/carta.yaml'), join(alone, 'carta.yaml'));
  const output = await outputOf(['run', 'carta.yaml'], alone);
  expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(output).not.toContain('those that passed:');
}, 60_000);

test('a comparison that breaks costs no result', async () => {
  for (const chunk of globSync('compare-what-ran-*.mjs', { cwd: folder }))
    rmSync(join(folder, chunk));
  const output = await outputOf(['run', 'scenarios/application/carta.yaml']);
  expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
}, 60_000);
