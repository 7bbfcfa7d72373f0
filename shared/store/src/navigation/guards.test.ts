import { ApiError, type Call } from '@fairlead/contracts';
import { flagDefaults } from '@fairlead/domain';
import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import { appStarted } from '../app.ts';
import { requestFx } from '../calls/request.ts';
import { $flags, flagsRequested } from '../flags.ts';
import { loadFlagsFx } from '../host-effects.ts';
import { $decisions } from '../journal/journal.ts';
import { sessionRequested } from '../session/session.ts';
import { $gate } from './guards.ts';
import { memoryHistory } from './history.ts';
import { $history, leaveFx, navigate } from './navigation.ts';
import { $route, routeOpened } from './screens.ts';

const answers: Record<string, unknown> = {
  'get-session': {
    authenticated: true,
    client_id: 'cl_1',
    contact_id: 'ct_1',
    client_selection_required: false,
    expires_at: '2026-11-20T12:00:00Z',
  },
  'get-auth-user': { email: 'ada@example.com', name: 'Ada', family_name: 'L', picture: null },
  'get-user-info': { is_admin: false, coverage_names: [] },
};

test('SHELL-024 AUTH-044 a visitor who asks for a guarded screen is sent to /login, which remembers the address', async () => {
  const { scope, history } = await startedAt('/application/app_1/review', () => {
    throw new ApiError(401, { errorCode: 'login_required', message: 'Login required' });
  });
  expect(history.current()).toEqual({
    address: '/login',
    state: { wanted: '/application/app_1/review' },
  });
  expect(scope.getState($route)?.name).toBe('login');
  expect(scope.getState($decisions)).toMatchObject([
    { router: 'guard', because: 'unauthenticated' },
  ]);
});

const never = () => new Promise<never>(() => {});

test('a public screen opens before anything is known, and an address that is no screen never', async () => {
  const { scope } = await startedAt('/login', never);
  expect(scope.getState($route)?.name).toBe('login');
  const elsewhere = await startedAt('/not-a-screen', never);
  expect(elsewhere.scope.getState($route)).toBeNull();
});

test.each([
  ['/application/app_1/review', 'review'],
  ['/market-submission/ms_1', undefined],
])('while the flags are on their way %s opens as %s', async (address, screen) => {
  const { scope } = await startedAt(address, ({ name }) => answers[name], never());
  expect(scope.getState($route)?.name).toBe(screen);
  expect(scope.getState($gate)).toBe(screen ? 'open' : 'waiting');
});

test('a visitor is sent to sign in without waiting for the flags', async () => {
  const { history } = await startedAt(
    '/market-submission/ms_1',
    () => {
      throw new ApiError(401, { errorCode: 'login_required' });
    },
    never(),
  );
  expect(history.current()).toMatchObject({ address: '/login' });
});

test.each([
  [
    'an unverified e-mail',
    'unverified_email:ada@x.example',
    { address: '/verify-email?experience=fairlead', state: { email: 'ada@x.example' } },
  ],
  ['a client to choose', 'client_selection_required', { address: '/choose-profile', state: {} }],
])(
  'who has %s is sent there, and only the guarded screen’s name is written down',
  async (...given) => {
    const [, message, place] = given;
    const { history, opened, scope } = await startedAt('/admin/market-submissions/ms_1', () => {
      throw new ApiError(403, { errorCode: message, message });
    });
    expect(history.current()).toEqual(place);
    expect(opened).toEqual([place.address.slice(1).split('?')[0]]);
    expect(scope.getState($decisions)).toMatchObject([
      { router: 'guard', facts: { route: 'admin-market-submissions' } },
    ]);
  },
);

test.each([
  ['/user-has-insurance', ['gl'], 'user-has-insurance'],
  ['/user-has-insurance', [], 'intake'],
  ['/user-has-cyber', ['cyber'], 'user-has-cyber'],
  ['/user-has-cyber', ['gl'], 'intake'],
])('%s of someone with the coverage %j opens as %s', async (address, coverage_names, screen) => {
  const { scope, opened } = await startedAt(address, ({ name }) =>
    name === 'get-user-info' ? { is_admin: false, coverage_names } : answers[name],
  );
  expect(scope.getState($route)?.name).toBe(screen);
  expect(opened).toEqual([screen]);
});

test.each(['blocking-discretion', 'declined', 'hiscox-offer'] as const)(
  '%s opens where a router leads there, and not by its address alone',
  async (route) => {
    const { scope, opened } = await startedAt(`/${route}`, ({ name }) => answers[name]);
    expect(opened).toEqual(['intake']);
    const state = { because: 'requires-review' };
    await allSettled(navigate, { scope, params: { route, state } });
    expect(opened).toEqual(['intake', route]);
  },
);

test('AUTH-047 a signed-in person opens a guarded screen', async () => {
  const { scope } = await startedAt('/application/app_1/review', ({ name }) => answers[name]);
  expect(scope.getState($route)).toMatchObject({
    name: 'review',
    params: { applicationId: 'app_1' },
  });
});

test('PACKAGES-034 FLAG-026 with the quoting flag off the quoting screens lead to the intake root', async () => {
  const { history } = await startedAt('/market-submission/ms_1', ({ name }) => answers[name]);
  expect(history.current().address).toBe('/');
});

test('SHELL-026 FLAG-026 with the quoting flag on the quoting screens open', async () => {
  const { scope } = await startedAt('/market-submission/ms_1', ({ name }) => answers[name], {
    'intake-client-plm-quoting': true,
  });
  expect(scope.getState($route)?.name).toBe('market-submission');
});

test.each([
  [true, 'admin-market-submissions'],
  [false, 'intake'],
])(
  'AUTH-048 SHELL-026 is_admin of the user info (%s) decides whether the admin tool opens',
  async (is_admin, screen) => {
    const { scope } = await startedAt(
      '/admin/market-submissions/ms_1',
      ({ name }) => (name === 'get-user-info' ? { is_admin, coverage_names: [] } : answers[name]),
      { 'allow-routing-to-admin-tooling': true },
    );
    expect(scope.getState($route)?.name).toBe(screen);
  },
);

test.each([
  ['/application/billing?applicationId=10026&packageSlug=core', '/billing/10026/core'],
  ['/officer-signature?applicationId=10026&packageSlug=core', '/officer-signature/10026/core'],
  [
    '/checkout?applicationId=10026&packageSlug=core&paymentSchedule=ANNUALLY',
    '/checkout/10026/core/ANNUALLY',
  ],
])(
  'CHECKOUT-017 CHECKOUT-018 CHECKOUT-019 the redirector at %s leads to %s',
  async (entry, page) => {
    const { scope, history } = await startedAt(entry, ({ name }) => answers[name]);
    expect(history.current().address).toBe(page);
    expect(scope.getState($decisions)).toMatchObject([{ router: 'redirector' }]);
  },
);

test.each([
  '/application/billing?applicationId=10026',
  '/officer-signature?packageSlug=core',
  '/checkout?applicationId=10026&packageSlug=core',
])(
  'CHECKOUT-019 CHECKOUT-020 a redirector that lacks a parameter (%s) leads to the customer portal’s login',
  async (entry) => {
    const left: string[] = [];
    await startedAt(
      entry,
      ({ name }) => answers[name],
      {},
      ({ url }) => void left.push(url),
    );
    expect(left).toEqual(['https://portal.fairlead.example.com/login']);
  },
);

test('while the session is not known a guarded screen waits; without an answer for good it has failed', async () => {
  const waiting = await startedAt('/application/app_1/review', () => new Promise(() => {}));
  expect(waiting.scope.getState($gate)).toBe('waiting');
  let isBroken = true;
  const { scope } = await startedAt('/application/app_1/review', ({ name }) => {
    if (isBroken) throw new ApiError(400, { errorCode: 'server_broken' });
    return answers[name];
  });
  expect(scope.getState($gate)).toBe('failed');
  isBroken = false;
  await allSettled(sessionRequested, { scope });
  expect(scope.getState($gate)).toBe('open');
  expect(scope.getState($route)?.name).toBe('review');
});

test('FLAG-002 flags that do not load leave the defaults, and nobody waits for them', async () => {
  const { scope } = await startedAt(
    '/market-submission/ms_1',
    ({ name }) => answers[name],
    Promise.reject(new Error('down')),
  );
  expect(scope.getState($flags)).toEqual(flagDefaults);
  expect(scope.getState($gate)).toBe('open');
});

async function startedAt(
  address: string,
  answer: (call: Call) => unknown,
  flags: Record<string, boolean> | Promise<never> = {},
  leave: (to: { url: string }) => void = () => {},
) {
  const history = memoryHistory(address);
  const scope = fork({
    values: [[$history, history]],
    handlers: [
      [requestFx, answer],
      [loadFlagsFx, () => flags],
      [leaveFx, leave],
    ],
  });
  const opened: string[] = [];
  createWatch({ unit: routeOpened, scope, fn: ({ name }) => opened.push(name) });
  void allSettled(appStarted, { scope });
  void allSettled(sessionRequested, { scope });
  void allSettled(flagsRequested, { scope });
  await new Promise((resolve) => setImmediate(resolve));
  return { scope, history, opened };
}
