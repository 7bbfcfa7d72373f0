import { ApiError, NetworkError } from '@fairlead/contracts';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  fails,
  forgetSeen,
  model,
  named,
  nobody,
  open,
  seen,
  session,
  signedIn,
} from '../test-kit.ts';

beforeEach(forgetSeen);

test('embedded people are never sent to the login site', async () => {
  const { at } = await open('/login', nobody, { embedded: true });
  expect(seen.lefts).toEqual([]);
  expect(at().address).toBe('/user-has-application');
});

const requester = {
  clientId: 'cl_4',
  company: 'Brindlecove',
  firstName: 'Ruth',
  lastName: 'A',
  email: 'r@b.co',
};

test('INTAKE-007 INTAKE-008 INTAKE-029 INTAKE-056 API-024 ERROR-022 access is asked for once and confirmed', async () => {
  const { scope, texts } = await open('/request-access', nobody, { state: requester });
  expect(texts()).toEqual([
    'Company account already exists.',
    'Someone at Brindlecove has an account already. Ask for access, and the administrator of the account decides.',
    'Request Access',
    'Back',
    'I do not know who that could be',
  ]);
  await Promise.all([
    allSettled(model.requestAccess.requested, { scope }),
    allSettled(model.requestAccess.requested, { scope }),
  ]);
  expect(named('request-client-access').map(({ body }) => body)).toEqual([
    { client_id: 'cl_4', first_name: 'Ruth', last_name: 'A', email: 'r@b.co' },
  ]);
  expect(texts().at(-1)).toMatch(/^Your request has been sent to the admin user\.\.\./);
  expect(texts()).not.toContain('Request Access');
});

test.each([
  ['the call fails', requester],
  ['nobody knows whose account it is', {}],
])('ERROR-021 when %s, the team is named', async (_, state) => {
  const { scope, texts } = await open(
    '/request-access',
    { ...nobody, 'request-client-access': () => Promise.reject(new NetworkError()) },
    { state },
  );
  await allSettled(model.requestAccess.requested, { scope });
  expect(texts()).toContain(
    'We encountered an unexpected error sending your request. Please contact our team at team@fairlead.example.com.',
  );
});

test('ERROR-021 SHELL-039 in the vanta experience its own team is named', async () => {
  const { scope, texts } = await open(
    '/request-access?experience=vanta',
    { ...nobody, 'request-client-access': () => Promise.reject(new NetworkError()) },
    { state: requester },
  );
  await allSettled(model.requestAccess.requested, { scope });
  expect(texts().at(-1)).toContain('contact our team at vanta@fairlead.example.com.');
});

test('Back leads from /request-access to the form', async () => {
  const { scope, at } = await open('/request-access', nobody, { state: requester });
  await allSettled(model.requestAccess.backChosen, { scope });
  expect(at().address).toBe('/');
});

const clients = [
  { client_id: 'cl_3', company: 'Siltbird' },
  { client_id: 'cl_3b', company: 'Marrowlark' },
];

test('AUTH-041 API-047 a profile is chosen, and the session is that client’s', async () => {
  let client_id: string | null = null;
  const { scope, at, texts } = await open(
    '/choose-profile',
    {
      ...signedIn,
      'get-session': () => {
        if (!client_id) throw new ApiError(403, { errorCode: 'client_selection_required' });
        return { ...session, client_id };
      },
      'list-clients': clients,
      'switch-client': () => {
        client_id = 'cl_3b';
        return {};
      },
    },
    { state: { wanted: '/application/app_1/review' } },
  );
  expect(texts()).toEqual(expect.arrayContaining(['Siltbird', 'Marrowlark']));
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3b' });
  expect(named('switch-client')[0]?.path).toBe('/login/switch/cl_3b');
  expect(at().address).toBe('/application/app_1/review');
});

test('AUTH-041 in vanta nobody switches, but whoever has no company yet chooses one', async () => {
  const address = '/choose-profile?experience=vanta';
  const known = await open(address, { ...signedIn, 'list-clients': clients });
  expect(known.at().address).toBe('/');
  expect(named('list-clients')).toEqual([]);
  let client_id: string | null = null;
  const first = await open(address, {
    ...signedIn,
    'get-session': () => {
      if (!client_id) throw new ApiError(403, { errorCode: 'client_selection_required' });
      return { ...session, client_id };
    },
    'list-clients': clients,
    'switch-client': () => {
      client_id = 'cl_3';
      return {};
    },
  });
  expect(first.texts()).toContain('Siltbird');
  await allSettled(model.chooseProfile.chosen, { scope: first.scope, params: 'cl_3' });
  expect(first.at().address).toBe('/');
});

test('a list of companies that did not load can be asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  let isDown = true;
  const { scope, texts } = await open('/choose-profile', {
    ...signedIn,
    'list-clients': () => {
      if (isDown) throw new NetworkError();
      return clients;
    },
  });
  expect(texts()).toContain('The list of companies did not load.');
  isDown = false;
  await allSettled(model.chooseProfile.retried, { scope });
  vi.useRealTimers();
  expect(texts()).toContain('Siltbird');
});

test('a profile that could not be opened changes nothing', async () => {
  const { scope, texts, at } = await open('/choose-profile', {
    ...signedIn,
    'list-clients': clients,
    'switch-client': fails(503, 'down'),
  });
  await allSettled(model.chooseProfile.chosen, { scope, params: 'cl_3' });
  expect(texts().join()).toContain('could not be opened');
  expect(at().address).toBe('/choose-profile');
});

test('nobody signed in has no profile to choose', async () => {
  await open('/choose-profile', nobody);
  expect(seen.lefts[0]).toContain('/sandbox/login');
});

test('INTAKE-009 INTAKE-010 /user-has-application offers sign-in, the account, or neither when embedded', async () => {
  const state = { company: 'Grebeline' };
  const visitor = await open('/user-has-application', nobody, { state });
  expect(visitor.texts().slice(1)).toEqual([
    'An application for Grebeline has been started. Sign in to go on with it instead of starting again.',
    'Sign in',
  ]);
  const known = await open('/user-has-application', signedIn, { state });
  expect(known.texts()).toContain('Go to your account');
  const embedded = await open('/user-has-application', nobody, { state, embedded: true });
  expect(embedded.texts()).toHaveLength(2);
});

test('INTAKE-011 INTAKE-014 INTAKE-015 the client pages lead to the customer account', async () => {
  const insured = await open('/user-has-insurance', signedIn);
  await allSettled(model.clients.accountChosen, { scope: insured.scope });
  const cyber = await open('/user-has-cyber?experience=vanta', signedIn);
  expect(cyber.texts()).toEqual(expect.arrayContaining(['Upload Documents', 'Go to your account']));
  await allSettled(model.clients.uploadChosen, { scope: cyber.scope });
  expect(seen.lefts).toEqual([
    'https://portal.fairlead.example.com',
    'https://portal.fairlead.example.com?open=documents',
  ]);
});

test('INTAKE-016 a Cyber upgrade starts with signing in and comes back to the Cyber page', async () => {
  const { texts, scope } = await open('/cyber-upgrade?experience=vanta', nobody);
  expect(texts()).toContain('Sign in to submit a Cyber upgrade');
  await allSettled(model.clients.signInChosen, { scope });
  expect(decodeURIComponent(decodeURIComponent(seen.lefts[0] ?? ''))).toContain(
    'wanted=/user-has-cyber?experience=vanta',
  );
});

test('INTAKE-012 INTAKE-013 the welcome has three steps, is remembered, and keeps the query', async () => {
  const { texts, scope, at, storage } = await open(
    '/vanta-welcome?experience=vanta&partner=x',
    nobody,
  );
  expect(texts()[0]).toBe('Insure your startup in 10 minutes.');
  expect(texts()).toHaveLength(1 + 1 + 3 * 2 + 1);
  expect(storage.get('fairlead:vanta-welcome-seen')).toBe('true');
  await allSettled(model.clients.startChosen, { scope });
  expect(at().address).toBe('/?experience=vanta&partner=x');
});
