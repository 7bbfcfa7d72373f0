import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { anIo } from '../test-kit/an-io.ts';
import { explore } from './explore.ts';

async function exploring(terminal: boolean, env = {}) {
  const cwd = mkdtempSync(join(tmpdir(), 'fairlead-explore-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const { io, said } = anIo(cwd, { terminal, env });
  const options = { as: 'new-founder', steps: 70, seed: 1, out: 'found.yaml', findings: 10 };
  await explore(undefined, options, io);
  return said;
}

const counted = '70 steps in 2 walks as 1 persona with --seed 1: nothing found\n';

test('in a terminal, the walks say how far they are, and their line is gone at the end', async () => {
  expect(await exploring(true)).toEqual({
    out: `\r\u001b[K60 of 70 steps in 1 walk\r\u001b[K70 of 70 steps in 2 walks\r\u001b[K${counted}`,
    err: '',
    code: 0,
  });
});

test.each([
  ['outside of a terminal', false, {}],
  ['in CI', true, { CI: 'true' }],
])('%s, only the result is said', async (_, terminal, env) => {
  expect((await exploring(terminal, env)).out).toBe(counted);
});
