import { NetworkError } from '@fairlead/contracts';
import { nobody } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, named, open, requester, seen } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

test('INTAKE-007 INTAKE-008 INTAKE-029 INTAKE-056 API-024 ERROR-022 access is requested once and confirmed', async () => {
  const { scope, texts } = await open('/request-access', nobody, { state: requester });
  expect(texts().slice(0, 5)).toEqual([
    'Company account already exists.',
    'Someone at Brindlecove already has an account. Request access, and the account administrator will review your request.',
    'I don’t know who that is',
    'Request Access',
    'Back',
  ]);
  await Promise.all([
    allSettled(model.requestAccess.requested, { scope }),
    allSettled(model.requestAccess.requested, { scope }),
  ]);
  expect(named('request-client-access').map(({ body }) => body)).toEqual([
    { client_id: 'cl_4', first_name: 'Ruth', last_name: 'A', email: 'r@b.co' },
  ]);
  expect(texts().join('\n')).toMatch(/^Your request has been sent to the admin user\.\.\./m);
  expect(texts()).not.toContain('Request Access');
});

test('a failed request is reported, and shows no failure while it is sent again', async () => {
  const failure = new NetworkError();
  const duringCall: unknown[] = [];
  const { scope, get } = await open(
    '/request-access',
    {
      ...nobody,
      'request-client-access': () => {
        duringCall.push(get(model.requestAccess.$result));
        throw failure;
      },
    },
    { state: requester },
  );
  await allSettled(model.requestAccess.requested, { scope });
  expect(seen.reports).toEqual([{ error: failure, where: 'request access' }]);
  await allSettled(model.requestAccess.requested, { scope });
  expect(duringCall).toEqual(['none', 'none']);
  expect(get(model.requestAccess.$result)).toBe('failed');
});

test('the answer for one company isn’t that for the next one', async () => {
  const late = Promise.withResolvers<unknown>();
  const { scope, get } = await open(
    '/request-access',
    { ...nobody, 'request-client-access': () => late.promise },
    { state: requester },
  );
  const { requested, $isSending, $result } = model.requestAccess;
  const another = { route: 'request-access', state: { ...requester, clientId: 'cl_5' } } as const;
  const ways = [allSettled(requested, { scope }), allSettled(navigate, { scope, params: another })];
  expect(get($isSending)).toBe(false);
  late.resolve({});
  await Promise.all(ways);
  expect(get($result)).toBe('none');
});

test('Back leads from /request-access to the form', async () => {
  const { scope, at } = await open('/request-access', nobody, { state: requester });
  await allSettled(model.requestAccess.backChosen, { scope });
  expect(at().address).toBe('/');
});
