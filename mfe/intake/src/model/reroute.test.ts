import { $decisions, $route } from '@fairlead/store';
import { beforeEach, expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import {
  answered,
  applications,
  unverified,
  viewsOf,
  withCover,
} from '../../testing/late-answers.ts';
import {
  filled,
  forgetSeen,
  model,
  named,
  open,
  opening,
  seen,
  signedIn,
  visitor,
} from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

test('AUTH-001 INTAKE-001 a visitor sees the form', async () => {
  const { get } = await open(visitor);
  expect(get($route)?.name).toBe('intake');
  expect(get(model.reroute.$view)).toBe('form');
});

test('INTAKE-006 a signed-in user without an application stays at the form', async () => {
  const { get } = await open(signedIn);
  expect(get($decisions)).toMatchObject([
    {
      router: 'after-sign-in',
      because: 'no-application',
      facts: { application: null, coverageNames: [] },
    },
  ]);
  expect(get(model.reroute.$view)).toBe('form');
});

test('INTAKE-011 a signed-in user with other coverage is redirected to /user-has-insurance', async () => {
  const { history } = await open({
    ...signedIn,
    'get-user-info': { is_admin: false, coverage_names: ['general_liability'] },
  });
  expect(history.current().address).toBe('/user-has-insurance');
});

test('INTAKE-006 AUTH-002 a signed-in user with coverage is redirected', async () => {
  const { history } = await open({
    ...signedIn,
    'get-user-info': { is_admin: false, coverage_names: ['cyber'] },
  });
  expect(history.current().address).toBe('/user-has-cyber?experience=fairlead');
});

test('a signed-in user who submits continues to the application without signing up', async () => {
  const { fill, submit, history } = await open(signedIn);
  await fill(filled);
  await submit();
  expect(seen.lefts).toEqual([]);
  expect(history.current().address).toBe('/application/start?experience=fairlead');
});

test('the query is passed to the application start', async () => {
  const { fill, submit, history } = await open(signedIn, { address: '/?partner=ramp&shoe=43' });
  await fill(filled);
  await submit();
  expect(history.current().address).toBe(
    '/application/start?partner=ramp&shoe=43&experience=fairlead',
  );
});

test('the query is passed to the vanta welcome', async () => {
  const { history } = await open(signedIn, { address: '/?experience=vanta&partner=ramp&shoe=43' });
  expect(history.current().address).toBe('/vanta-welcome?experience=vanta&partner=ramp&shoe=43');
});

test.each([
  ['is signed in with coverage', withCover, {}],
  ['has not verified the email', unverified, {}],
  ['leaves the product', signedIn, { flags: { 'new-funnel-rollout': false } }],
  [
    'has not verified the email and came with an error',
    unverified,
    { state: { error: 'Failed to create application' } },
  ],
])('who %s never sees the form', async (_, answers, options) => {
  const page = opening(answers, options);
  const views = viewsOf(page);
  await page.opened;
  expect(views).not.toContain('form');
});

test('a user who came with an error, submits again and leaves the product does not see the form again', async () => {
  const page = opening(signedIn, {
    flags: { 'new-funnel-rollout': false },
    state: { error: 'Failed to create application' },
  });
  await page.opened;
  expect(page.get(model.reroute.$view)).toBe('form');
  await page.fill(filled);
  const views = viewsOf(page);
  await page.submit();
  expect(seen.lefts).toEqual(['https://portal.fairlead.example.com']);
  expect(views).toEqual(['form', 'loading']);
});

test('a user who is redirected out of the product never sees the form', async () => {
  const { get } = await open(signedIn, { flags: { 'new-funnel-rollout': false } });
  expect(seen.lefts).toEqual(['https://portal.fairlead.example.com']);
  expect(get(model.reroute.$view)).toBe('loading');
  expect(named(applications)).toEqual([]);
});

test('with quoting off, a user is still redirected out of the product', async () => {
  const flags = { 'new-funnel-rollout': false, 'intake-client-plm-quoting': false };
  await open(signedIn, { flags });
  expect(seen.lefts).toEqual(['https://portal.fairlead.example.com']);
});

test('an admin is redirected to the application in the address', async () => {
  const { history } = await open(
    {
      ...signedIn,
      'get-user-info': { is_admin: true, coverage_names: [] },
      [applications]: [anApplication({ legacy_application_id: '10026' })],
    },
    { address: '/?legacyApplicationId=10026' },
  );
  expect(history.current().address).toBe('/application/app_1/resume');
});

test.each([
  ['signed in', withCover],
  ['without a verified e-mail', unverified],
])('on another screen nobody is looked up or sent on: %s', async (_, answers) => {
  const { get, history } = await open(answers, { address: '/login' });
  expect(named(applications)).toEqual([]);
  expect(get($decisions)).toEqual([]);
  expect(history.current().address).toBe('/login');
});

test('INTAKE-005 an error in the navigation state is shown, and only a new submit redirects', async () => {
  const { get, history } = await open(signedIn, {
    state: { error: 'Failed to create application', errorCode: 'x' },
    storage: answered(),
  });
  expect(get(model.$banner)).toBe('Failed to create application');
  expect(get(model.reroute.$view)).toBe('form');
  expect(history.current().address).toBe('/');
});

test('AUTH-045 an unverified e-mail leads to /verify-email', async () => {
  const { get, history } = await open(unverified);
  expect(history.current()).toEqual({
    address: '/verify-email?experience=fairlead',
    state: { email: 'ada@x.example' },
  });
  expect(get($decisions)).toEqual([
    {
      router: 'guard',
      because: 'unverified-email',
      to: {
        route: 'verify-email',
        query: { experience: 'fairlead' },
        state: { email: 'ada@x.example' },
      },
      facts: { route: 'intake' },
    },
  ]);
});
