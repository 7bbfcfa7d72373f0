import { ApiError, NetworkError } from '@fairlead/contracts';
import { applicantSummary, emptyIntakeForm } from '@fairlead/domain';
import { pageOf } from '@fairlead/headless-page/testing';
import {
  $auth,
  $decisions,
  $route,
  memoryStorage,
  navigate,
  sessionEnded,
  sessionRequested,
} from '@fairlead/store';
import { allSettled, createWatch } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
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
import { definition } from '../definition.ts';

beforeEach(forgetSeen);

test('AUTH-001 INTAKE-001 a visitor sees the form', async () => {
  const { get } = await open(visitor);
  expect(get($route)?.name).toBe('intake');
  expect(get(model.reroute.$view)).toBe('form');
});

test('INTAKE-006 someone signed in without an application stays at the form', async () => {
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

test('INTAKE-011 someone signed in with other cover is sent to /user-has-insurance', async () => {
  const { history } = await open({
    ...signedIn,
    'get-user-info': { is_admin: false, coverage_names: ['general_liability'] },
  });
  expect(history.current().address).toBe('/user-has-insurance');
});

test('INTAKE-006 AUTH-002 someone signed in with cover is sent on', async () => {
  const { history } = await open({
    ...signedIn,
    'get-user-info': { is_admin: false, coverage_names: ['cyber'] },
  });
  expect(history.current().address).toBe('/user-has-cyber?experience=fairlead');
});

test('someone signed in who submits goes on to the application without signing up', async () => {
  const { fill, submit, history } = await open(signedIn);
  await fill(filled);
  await submit();
  expect(seen.lefts).toEqual([]);
  expect(history.current().address).toBe('/application/start?experience=fairlead');
});

test('the query is kept on the way to the application start', async () => {
  const { fill, submit, history } = await open(signedIn, { address: '/?partner=ramp&shoe=43' });
  await fill(filled);
  await submit();
  expect(history.current().address).toBe(
    '/application/start?partner=ramp&shoe=43&experience=fairlead',
  );
});

test('the query is kept on the way to the vanta welcome', async () => {
  const { history } = await open(signedIn, { address: '/?experience=vanta&partner=ramp&shoe=43' });
  expect(history.current().address).toBe('/vanta-welcome?experience=vanta&partner=ramp&shoe=43');
});

/** An answer that comes when the test says so. */
function late(answer: unknown) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    arrive: resolve,
    answer: async () => {
      await promise;
      return typeof answer === 'function' ? answer() : answer;
    },
  };
}
const applications = 'list-applications';
const isAsked = (name: string) => vi.waitFor(() => expect(named(name)).toHaveLength(1));
const answered = () =>
  memoryStorage({ 'fairlead:intake-answers': JSON.stringify(applicantSummary(emptyIntakeForm)) });
const withCover = { ...signedIn, 'get-user-info': { is_admin: false, coverage_names: ['gl'] } };
const unverified = {
  ...visitor,
  'get-session': () => {
    throw new ApiError(403, { message: 'unverified_email:ada@x.example' });
  },
};

test.each([
  ['a visitor', visitor, 'form'],
  ['someone signed in', withCover, 'loading'],
])(
  'until the session is known nothing is shown to %s',
  async (_, answers: Record<string, unknown>, view) => {
    const session = late(answers['get-session']);
    const { get, opened } = opening({ ...answers, 'get-session': session.answer });
    await isAsked('get-session');
    expect(get(model.reroute.$view)).toBe('loading');
    session.arrive();
    await opened;
    expect(get(model.reroute.$view)).toBe(view);
  },
);

/** Every view that the screen shows from the start on, without repeats. */
function viewsOf(page: ReturnType<typeof opening>) {
  const views: string[] = [page.get(model.reroute.$view)];
  createWatch({
    unit: model.reroute.$view,
    scope: page.scope,
    fn: (view) => void views.push(view),
  });
  return views;
}

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

test('who came with an error, submits again and leaves the product does not see the form again', async () => {
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

test('who is signed in waits while the application is looked up', async () => {
  const list = late([]);
  const { get, opened } = opening({ ...signedIn, [applications]: list.answer });
  await isAsked(applications);
  expect(get(model.reroute.$view)).toBe('loading');
  list.arrive();
  await opened;
  expect(get(model.reroute.$view)).toBe('form');
});

test('who is sent out of the product never sees the form', async () => {
  const { get } = await open(signedIn, { flags: { 'new-funnel-rollout': false } });
  expect(seen.lefts).toEqual(['https://portal.fairlead.example.com']);
  expect(get(model.reroute.$view)).toBe('loading');
  expect(named(applications)).toEqual([]);
});

test('with quoting off, who is sent out of the product still is', async () => {
  const flags = { 'new-funnel-rollout': false, 'intake-client-plm-quoting': false };
  await open(signedIn, { flags });
  expect(seen.lefts).toEqual(['https://portal.fairlead.example.com']);
});

test.each([
  ['the user info', 'get-user-info', withCover['get-user-info']],
  ['the flags', 'flags', {}],
])('nothing is looked up before %s came', async (_, name, answer) => {
  const awaited = late(answer);
  const { get, history, opened } = opening(
    { ...withCover, [name]: awaited.answer },
    name === 'flags' ? { flags: awaited.answer } : {},
  );
  await isAsked(name === 'flags' ? 'get-user-info' : name);
  expect(named(applications)).toEqual([]);
  expect(get(model.reroute.$view)).toBe('loading');
  awaited.arrive();
  await opened;
  expect(named(applications)).toHaveLength(1);
  expect(history.current().address).toBe('/user-has-insurance');
});

test('an admin is sent on to the application that the address asks for', async () => {
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

const submission = (status: string) => ({
  ...signedIn,
  [applications]: [
    anApplication({ status: 'SUBMITTED', application_decision: 'NON_LEGACY_ATTEST' }),
  ],
  'find-market-submission': {
    id: 'ms_1',
    status,
    client_data_id: 'app_1',
    selected_package_id: 'pk_1',
  },
});

test('with quoting on, who has a submission is sent there', async () => {
  const { get, history } = await open(submission('REQUESTED'), {
    flags: { 'intake-client-plm-quoting': true },
  });
  expect(get($decisions).at(-1)?.router).toBe('after-sign-in');
  expect(history.current().address).toBe('/market-submission/ms_1');
  expect(get(model.reroute.$view)).toBe('loading');
});

test.each([
  ['REQUESTED', 'waiting', 'Your application is submitted'],
  ['PERHAPS', 'waiting', 'Your application is submitted'],
  ['RELEASED', 'comparison', 'Your packages are ready'],
  ['QUOTE_BLOCKED', 'quote-blocked', 'Your packages are being updated'],
  ['FAILED', 'failed', 'We couldn’t prepare your packages'],
  ['BOUND', 'confirmation', 'Your order is in'],
])(
  'with quoting off, a submission that is %s is told as %s instead of an empty form',
  async (status, submitted, title) => {
    for (const flags of [{}, () => Promise.reject(new Error('down'))]) {
      const { get, history, scope } = await open(submission(status), { flags });
      expect(history.current().address).toBe('/');
      expect(get(model.reroute.$view)).toBe('submitted');
      expect(get(model.reroute.$submissionView)).toBe(submitted);
      expect(pageOf(definition, { model, scope }).texts()[0]).toBe(title);
    }
  },
);

test.each(['/market-submission/ms_1', '/market-submission/ms_1/billing'])(
  'with quoting off, %s leads to where the application stands',
  async (address) => {
    const { get, history } = await open(submission('REQUESTED'), { address });
    expect(history.current().address).toBe('/');
    expect(get(model.reroute.$view)).toBe('submitted');
  },
);

test('looking again at where an application stands follows a flag that is on by now', async () => {
  let isOn = false;
  const flags = () => ({ 'intake-client-plm-quoting': isOn });
  const { get, scope, history } = await open(submission('REQUESTED'), { flags });
  await allSettled(model.reroute.retried, { scope });
  expect(get(model.reroute.$view)).toBe('submitted');
  isOn = true;
  await allSettled(model.reroute.retried, { scope });
  expect(history.current().address).toBe('/market-submission/ms_1');
});

test('a session that ends where an application stands leaves the form', async () => {
  const { get, scope } = await open(submission('REQUESTED'));
  await allSettled(sessionEnded, { scope });
  expect(get(model.reroute.$view)).toBe('form');
  expect(get(model.reroute.$submissionView)).toBeNull();
});

test('who leaves while the application is looked up is not sent on', async () => {
  const list = late([]);
  const { scope, history, opened } = opening({ ...withCover, [applications]: list.answer });
  await isAsked(applications);
  void allSettled(navigate, { scope, params: { route: 'login' } });
  list.arrive();
  await opened;
  expect(history.current().address).toBe('/login');
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

test.each([
  ['comes', []],
  ['fails', new ApiError(400)],
])(
  'a session that ends while the application is looked up leaves the form, whether the answer %s',
  async (_, answer) => {
    const list = late(() => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    const { get, scope, opened } = opening({ ...signedIn, [applications]: list.answer });
    await isAsked(applications);
    void allSettled(sessionEnded, { scope });
    list.arrive();
    await opened;
    expect(get(model.reroute.$view)).toBe('form');
  },
);

test('a session that ends before the look has begun leaves the form', async () => {
  const info = late(signedIn['get-user-info']);
  const { get, scope, opened } = opening({ ...signedIn, 'get-user-info': info.answer });
  await isAsked('get-user-info');
  void allSettled(sessionEnded, { scope });
  expect(get(model.reroute.$view)).toBe('form');
  info.arrive();
  await opened;
  expect(get(model.reroute.$view)).toBe('form');
  expect(named(applications)).toEqual([]);
});

test('a session that is told again while the application is looked up is answered by another look, and nobody waits for ever', async () => {
  const list = late([]);
  const { get, scope, opened } = opening({ ...signedIn, [applications]: list.answer });
  await isAsked(applications);
  const before = get($auth);
  void allSettled(sessionRequested, { scope });
  await vi.waitFor(() => expect(get($auth)).not.toBe(before));
  expect(named(applications)).toHaveLength(1);
  list.arrive();
  await opened;
  expect(named(applications)).toHaveLength(2);
  expect(get(model.reroute.$view)).toBe('form');
});

test('INTAKE-005 an error in the navigation state is shown, and nobody is sent on before a new submit', async () => {
  const { get, history } = await open(signedIn, {
    state: { error: 'Failed to create application', errorCode: 'x' },
    storage: answered(),
  });
  expect(get(model.$banner)).toBe('Failed to create application');
  expect(get(model.reroute.$view)).toBe('form');
  expect(history.current().address).toBe('/');
});

test('who came with an error and submits anew waits, and is sent on', async () => {
  const info = late(signedIn['get-user-info']);
  const list = late([]);
  const { get, fill, submit, history, opened } = opening(
    { ...signedIn, 'get-user-info': info.answer, [applications]: list.answer },
    { state: { error: 'Failed to create application' } },
  );
  await isAsked('get-user-info');
  expect(get(model.reroute.$view)).toBe('form');
  void fill(filled);
  void submit();
  await vi.waitFor(() => expect(get(model.reroute.$view)).toBe('loading'));
  info.arrive();
  await isAsked(applications);
  expect(get(model.reroute.$view)).toBe('loading');
  list.arrive();
  await opened;
  expect(history.current().address).toBe('/application/start?experience=fairlead');
});

test('facts that do not load can be asked for again', async () => {
  let isDown = true;
  const answers = {
    ...signedIn,
    'list-legacy-applications': () => {
      if (isDown) throw new NetworkError();
      return [];
    },
  };
  const { get, scope } = await open(answers);
  expect(get(model.reroute.$view)).toBe('failed');
  isDown = false;
  await allSettled(model.reroute.retried, { scope });
  expect(get(model.reroute.$view)).toBe('form');
});

test.each([
  [
    'a refused list',
    { [applications]: () => Promise.reject(new ApiError(403)) },
    'This account has no access to it.',
  ],
  [
    'a decision that is missing in the answer',
    {
      [applications]: [anApplication({ status: 'SUBMITTED' })],
      'get-decision': {},
    },
    'We couldn’t read the server’s response.',
  ],
])('%s is told in general terms and reported exactly', async (_, answers, sentence) => {
  const { get } = await open({ ...signedIn, ...answers });
  expect(get(model.reroute.$view)).toBe('failed');
  expect(get(model.reroute.$failureText)).toContain(
    `We couldn’t find where you left off. ${sentence}`,
  );
  expect(seen.reports).toHaveLength(1);
});

test('a session that ends after the look has failed leaves the form', async () => {
  const fails = () => {
    throw new ApiError(400);
  };
  const { get, scope } = await open({ ...signedIn, [applications]: fails });
  expect(get(model.reroute.$view)).toBe('failed');
  await allSettled(sessionEnded, { scope });
  expect(get(model.reroute.$view)).toBe('form');
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
