import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@fairlead/staging/test-kit/start-process';
import { afterAll, expect, test } from 'vitest';
import type { Io } from '../io.ts';
import type { Target } from '../target/target.ts';
import { targetChecks } from './target-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-doctor-'));
const server = await startProcess({ folder });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(target: Partial<Target>): Promise<Record<string, string>> {
  const all = { url: server.url, controlToken: null, accounts: {}, ...target };
  const findings = await Promise.all(targetChecks(all).map((check) => check({} as Io)));
  return Object.fromEntries(
    findings.map(({ name, ok, says }) => [name, `${ok ? 'ok' : 'no'}: ${says}`]),
  );
}

test('a staging with its token can do everything that it serves', async () => {
  const found = await ask({ controlToken: 'control' });
  expect(found.worlds).toMatch(/^ok: a world for each scenario, \d+ personas$/);
  expect(found).toMatchObject({
    server: `ok: ${server.url} answers`,
    api: 'ok: the product’s back end is at /api',
    // This one was started without an app.
    app: 'no: the composed app is not served; run headless',
    faults: 'ok: calls can be made to fail',
  });
});

test('with a wrong token or none, the accounts of the file are what is left', async () => {
  const secret = { bearer: 'a secret' };
  const found = await ask({ controlToken: 'wrong', accounts: { admin: secret } });
  expect(found).toMatchObject({
    worlds: 'no: the control token is wrong; accounts for admin',
    time: 'no: not possible without worlds',
  });
  expect(JSON.stringify(found)).not.toContain('a secret');
});

test('a staging whose token is not set is not said to have a wrong one', async () => {
  expect(await ask({ controlToken: null })).toMatchObject({
    worlds: 'no: no control token is set; fairlead.targets.yaml has no accounts for this server',
  });
});

test('a server that doesn’t answer is reported', async () => {
  expect(await ask({ url: 'http://127.0.0.1:1' })).toMatchObject({
    server: 'no: http://127.0.0.1:1 does not answer: nothing listens there (ECONNREFUSED)',
    api: 'no: there is no back end of the product at /api',
  });
});
