import { ApiError } from '@fairlead/contracts';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { answers, never, startedAt } from '../../testing/started-at.ts';
import { $decisions } from '../journal/journal.ts';
import { navigate } from '../navigation/navigation.ts';
import { $route } from '../navigation/screens.ts';
import { $gate } from './guards.ts';

test.each([
  ['/application/app_1/review', 'review'],
  ['/market-submission/ms_1', undefined],
])('while the flags are on their way %s opens as %s', async (address, screen) => {
  const { scope } = await startedAt(address, ({ name }) => answers[name], never());
  expect(scope.getState($route)?.name).toBe(screen);
  expect(scope.getState($gate)).toBe(screen ? 'open' : 'waiting');
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
