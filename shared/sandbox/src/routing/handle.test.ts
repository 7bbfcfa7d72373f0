import { ContractError, NetworkError } from '@fairlead/contracts';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { ask } from '../test-kit/ask.ts';
import { intake, signUp, startApplication } from '../test-kit/journey.ts';
import { lead as leadOf } from '../test-kit/lead.ts';
import type { Fault } from '../world/faults.ts';

const lead = () => leadOf(intake['email-field'], { website: intake['website-field-v1'] });

describe('faults', () => {
  const struck = async (fault: Omit<Fault, 'call'>) => {
    const sandbox = await createSandbox({});
    const visitor = sandbox.visitor();
    await sandbox.addFault({ call: 'create-lead', ...fault });
    const failure = await ask(visitor, 'create-lead', lead()).catch((reason: unknown) => reason);
    return { sandbox, visitor, failure, leads: await sandbox.world.store.list('lead') };
  };

  test('a status is answered with what the contract says of it, and nothing is done', async () => {
    const { failure, leads } = await struck({ kind: 'status', status: 409 });
    expect(failure).toMatchObject({ status: 409, errorCode: 'existing_client_conflict' });
    expect(leads).toEqual([]);
  });

  test('a status may have its own body', async () => {
    const { failure } = await struck({
      kind: 'status',
      status: 503,
      body: { message: 'Back soon', error_code: 'maintenance' },
    });
    expect(failure).toMatchObject({ status: 503, message: 'Back soon', errorCode: 'maintenance' });
  });

  test('a call dropped before the commit leaves nothing behind', async () => {
    const { failure, leads } = await struck({ kind: 'dropped-before-commit' });
    expect(failure).toBeInstanceOf(NetworkError);
    expect(leads).toEqual([]);
  });

  test('a call dropped after the commit is done without a response', async () => {
    const { failure, leads } = await struck({ kind: 'dropped-after-commit' });
    expect(failure).toBeInstanceOf(NetworkError);
    expect(leads).toHaveLength(1);
  });

  test('a malformed answer is no JSON', async () => {
    const { failure } = await struck({ kind: 'malformed' });
    expect(failure).toEqual(expect.any(String));
    expect(failure).not.toBeInstanceOf(ContractError);
  });

  test('a slow call is answered in the end', async () => {
    const { failure } = await struck({ kind: 'slow', ms: 5 });
    expect(failure).toMatchObject({ error_code: null });
  });

  test('a fault strikes as often as it was told to', async () => {
    const { sandbox, visitor } = await struck({ kind: 'status', status: 500, times: 2 });
    await expect(ask(visitor, 'create-lead', lead())).rejects.toMatchObject({ status: 500 });
    await expect(ask(visitor, 'create-lead', lead())).resolves.toMatchObject({ error_code: null });
    expect(sandbox.world.settings.now().faults).toEqual([]);
  });

  test('a fault without an end strikes until it is cleared', async () => {
    const { sandbox, visitor } = await struck({ kind: 'status', status: 500 });
    for (let time = 0; time < 3; time += 1)
      await expect(ask(visitor, 'create-lead', lead())).rejects.toMatchObject({ status: 500 });
    await sandbox.clearFaults();
    await expect(ask(visitor, 'create-lead', lead())).resolves.toBeDefined();
  });

  test('a fault strikes its own call only', async () => {
    const { visitor } = await struck({ kind: 'status', status: 500 });
    await expect(
      ask(visitor, 'check-partner-client', { query: { website: 'https://new.example.com' } }),
    ).resolves.toEqual({});
  });
});

test('a request that breaks the contract gets 400 and the path of the bad field', async () => {
  const sandbox = await createSandbox({});
  const visitor = sandbox.visitor();
  const wrong = { body: { ...lead().body, madlib_email: 7 } };
  await expect(ask(visitor, 'create-lead', wrong)).rejects.toMatchObject({
    status: 400,
    errorCode: 'bad_request',
    detail: { path: 'body.madlib_email' },
  });
  const misspelt = { body: { ...lead().body, utm_contents: 'x' } };
  await expect(ask(visitor, 'create-lead', misspelt)).rejects.toMatchObject({
    detail: { path: 'body.utm_contents' },
  });
  await expect(ask(visitor, 'check-partner-client')).rejects.toMatchObject({
    detail: { path: 'query.website' },
  });
});

test('ERROR-010 a call that needs a session answers 401 login_required without one, and after it expired', async () => {
  const sandbox = await createSandbox({ persona: 'ms-released', now: '2026-11-20T18:00:00Z' });
  const ines = sandbox.visitor('ms-released');
  await expect(ask(ines, 'get-me')).resolves.toMatchObject({ client_id: 'cl_041' });
  await sandbox.advance(23 * 3_600_000);
  await ask(ines, 'get-session');
  await sandbox.advance(23 * 3_600_000);
  await expect(ask(ines, 'get-me')).resolves.toBeDefined();
  await sandbox.advance(2 * 3_600_000);
  const loginRequired = { status: 401, errorCode: 'login_required', message: 'Login required' };
  await expect(ask(ines, 'get-me')).rejects.toMatchObject(loginRequired);
  await expect(ask(sandbox.visitor(), 'get-me')).rejects.toMatchObject(loginRequired);
});

test('one key makes one application, even when two requests run at once', async () => {
  const sandbox = await createSandbox({});
  const ada = sandbox.visitor();
  await signUp(ada);
  const ids = await Promise.all([startApplication(ada), startApplication(ada)]);
  expect(new Set(ids).size).toBe(1);
  expect(await sandbox.world.store.list('application')).toHaveLength(1);
});

test('every call is counted and written down without its body', async () => {
  const sandbox = await createSandbox({ now: '2026-11-20T18:00:00Z' });
  await ask(sandbox.visitor(), 'create-lead', lead());
  expect(sandbox.invoked()).toBe(1);
  expect(sandbox.log.calls()).toEqual([
    {
      at: expect.any(Number),
      call: 'create-lead',
      method: 'POST',
      path: '/api/policy-admin/v1/marketing_qualified_leads',
      status: 200,
      took: expect.any(Number),
    },
  ]);
});

test('two worlds of one seed give the same ids, another seed gives others', async () => {
  const idOf = async (seed: number) => {
    const sandbox = await createSandbox({ seed });
    const ada = sandbox.visitor();
    await signUp(ada);
    return startApplication(ada);
  };
  expect(await idOf(7)).toBe(await idOf(7));
  expect(await idOf(7)).not.toBe(await idOf(8));
});

test('an HTTP client gets the same answers by method and path', async () => {
  const sandbox = await createSandbox({ persona: 'ms-released' });
  const ines = sandbox.visitor('ms-released');
  const url = 'http://localhost/api/client-backend/market-submission/ms_041/status';
  expect(await (await ines.fetch(new Request(url))).json()).toEqual({ status: 'RELEASED' });
  expect((await ines.fetch(new Request('http://localhost/api/nothing'))).status).toBe(404);
});
