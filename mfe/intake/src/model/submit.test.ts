import { ApiError, createLead, NetworkError } from '@fairlead/contracts';
import { $intakeAnswers, memoryStorage } from '@fairlead/store';
import { is } from 'superstruct';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  filled,
  forgetSeen,
  lead,
  model,
  named,
  open,
  opening,
  reportPlaces,
  seen,
  signedIn,
  visitor,
} from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

test('INTAKE-028 API-022 API-051 a visitor who submits is checked, becomes a lead and leaves to sign up', async () => {
  const { fill, submit, get } = await open(visitor, { address: '/?partner=ramp&utm_source=ad' });
  await fill(filled);
  await submit();
  expect(seen.calls.map(({ name }) => name)).toEqual([
    'get-session',
    'check-partner-client',
    'create-lead',
  ]);
  expect(named('check-partner-client')[0]?.query).toEqual({
    website: 'https://pebblewicklabs.example.com',
  });
  expect(is(named('create-lead')[0]?.body, createLead.body)).toBe(true);
  expect(Object.keys(named('create-lead')[0]?.body as object).toSorted()).toEqual([
    'account_id',
    'madlib_data',
    'madlib_email',
    'offer_code',
    'opportunity_id',
    'referral_partner',
    'referrer_id',
    'segment_anonymous_id',
    'url_params',
    'utm_content',
    'utm_medium',
    'utm_name',
    'utm_source',
    'utm_term',
  ]);
  expect(named('create-lead')[0]?.body).toMatchObject({
    madlib_email: filled.email,
    madlib_data: { legal_name: 'Pebblewick Labs, Inc.', phone_number: '(415) 555-0111' },
    referral_partner: 'ramp',
    utm_source: 'ad',
    url_params: 'partner=ramp&utm_source=ad',
  });
  expect(seen.lefts).toEqual([
    '/login-site/login?type=signup&email=ada%40pebblewicklabs.example.com&return_to=%2Fauth%2Fcallback%3Ftype%3Dsignup',
  ]);
  expect(get($intakeAnswers)?.website).toBe('https://pebblewicklabs.example.com');
});

test('a second press while the first is under way, or the page is being left, sends nothing', async () => {
  const { fill, submit } = await open(visitor);
  await fill(filled);
  await Promise.all([submit(), submit()]);
  expect(named('create-lead')).toHaveLength(1);
  expect(seen.lefts).toHaveLength(1);
  // The browser is on its way to the login site.
  await submit();
  expect(named('check-partner-client')).toHaveLength(1);
});

test('INTAKE-057 a partner client conflict leads to /user-has-application', async () => {
  const { fill, submit, history } = await open({
    ...visitor,
    'check-partner-client': () => {
      throw new ApiError(409);
    },
  });
  await fill(filled);
  await submit();
  expect(history.current()).toEqual({
    address: '/user-has-application',
    state: { company: 'Pebblewick Labs, Inc.' },
  });
  expect(named('create-lead')).toEqual([]);
  expect(seen.reports).toEqual([]);
});

test('a partner check that does not go through stops nobody', async () => {
  const { fill, submit } = await open({
    ...visitor,
    'check-partner-client': () => {
      throw new NetworkError();
    },
  });
  await fill(filled);
  await submit();
  expect(named('check-partner-client')).toHaveLength(2);
  expect(seen.waits).toEqual([1000]);
  expect(reportPlaces()).toContain('partner check');
  expect(seen.lefts).toHaveLength(1);
});

test('without a connection nobody is sent away; the same submit works once it is back', async () => {
  let isDown = true;
  const unlessDown = (answer: unknown) => () => {
    if (isDown) throw new NetworkError();
    return answer;
  };
  const { fill, submit, get } = await open({
    ...visitor,
    'check-partner-client': unlessDown({}),
    'create-lead': unlessDown(lead),
  });
  await fill(filled);
  await submit();
  expect(seen.lefts).toEqual([]);
  expect(get(model.$notice)).toContain('isn’t connected to the internet');
  isDown = false;
  await submit();
  expect(get(model.$notice)).toBe('');
  expect(seen.lefts).toHaveLength(1);
});

test('ERROR-020 any other failure of a submit is logged and crashes the screen; what was typed is kept', async () => {
  const { fill, submit, get } = await open({
    ...visitor,
    'check-partner-client': () => {
      throw new ApiError(400, { message: 'Bad website' });
    },
  });
  await fill(filled);
  await submit();
  expect(get(model.$crash)).toMatchObject({ message: 'Bad website' });
  expect(seen.reports.map(({ where, level }) => [where, level])).toEqual([
    ['partner check', 'error'],
  ]);
  expect(get(model.form.$form).firstName).toBe('Ada');
  expect(seen.lefts).toEqual([]);
});

const asking = {
  company: 'Pebblewick Labs, Inc.',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  email: filled.email,
};
test.each([
  [
    'a 409 with the code',
    'cl_7',
    () =>
      new ApiError(409, {
        errorCode: 'existing_client_conflict',
        detail: { client_id: 'cl_7' },
      }),
  ],
  ['a 403', null, () => new ApiError(403)],
])(
  'INTAKE-055 ERROR-004 ERROR-019 an existing client (%s) asks for access',
  async (_, clientId, failure) => {
    const { fill, submit, history, get } = await open({
      ...visitor,
      'create-lead': () => {
        throw failure();
      },
    });
    await fill(filled);
    await submit();
    expect(history.current()).toEqual({
      address: '/request-access',
      state: { ...asking, clientId },
    });
    expect(get($intakeAnswers)).toBeNull();
    expect(reportPlaces()).toEqual(['create lead']);
    expect(seen.lefts).toEqual([]);
  },
);

test('a partner check that is forbidden asks for access too, and makes no lead', async () => {
  const { fill, submit, history } = await open({
    ...visitor,
    'check-partner-client': () => {
      throw new ApiError(403);
    },
  });
  await fill(filled);
  await submit();
  expect(history.current()).toEqual({
    address: '/request-access',
    state: { ...asking, clientId: null },
  });
  expect(named('create-lead')).toEqual([]);
  expect(seen.reports.map(({ where, level }) => [where, level])).toEqual([
    ['partner check', 'info'],
  ]);
});

test.each([
  [408, 'goes on'],
  [429, 'goes on'],
  [500, 'goes on'],
  [503, 'goes on'],
  [400, 'crashes'],
  [404, 'crashes'],
  [428, 'crashes'],
  [499, 'crashes'],
])('a partner check that the server refuses with a %s %s', async (status, what) => {
  const { fill, submit, get } = await open({
    ...visitor,
    'check-partner-client': () => {
      throw new ApiError(status);
    },
  });
  await fill(filled);
  await submit();
  expect(seen.lefts).toHaveLength(what === 'goes on' ? 1 : 0);
  expect(named('create-lead')).toHaveLength(what === 'goes on' ? 1 : 0);
  expect(get(model.$crash)).toEqual(what === 'goes on' ? null : expect.any(ApiError));
});

test('a partner check with an answer that nobody knows crashes the screen', async () => {
  const { fill, submit, get } = await open({ ...visitor, 'check-partner-client': 'yes' });
  await fill(filled);
  await submit();
  expect(get(model.$crash)?.name).toBe('ContractError');
  expect(seen.lefts).toEqual([]);
});

test('a company without a website is asked about at no partner', async () => {
  const { fill, submit } = await open(visitor);
  await fill({ ...filled, website: '', hasNoWebsite: true });
  await submit();
  expect(seen.calls.map(({ name }) => name)).toEqual(['get-session', 'create-lead']);
  expect(seen.lefts).toHaveLength(1);
});

test.each([
  ['nobody is, and leaves to sign up', visitor, 1, '/'],
  ['someone is, and goes on', signedIn, 0, '/application/start?experience=fairlead'],
])('a submit waits for who is signed in: %s', async (_, answers, lefts, address) => {
  const session = Promise.withResolvers<void>();
  const { fill, submit, history, opened } = opening({
    ...answers,
    'get-session': async () => {
      await session.promise;
      const answer = answers['get-session'];
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  void fill(filled);
  void submit();
  await vi.waitFor(() => expect(named('create-lead')).toHaveLength(1));
  expect(seen.lefts).toEqual([]);
  expect(history.current().address).toBe('/');
  session.resolve();
  await opened;
  expect(seen.lefts).toHaveLength(lefts);
  expect(history.current().address).toBe(address);
});

test('ERROR-006 ERROR-007 any other lead failure is logged and the flow continues', async () => {
  const { fill, submit } = await open({
    ...visitor,
    'create-lead': () => {
      throw new ApiError(400, { errorCode: 'mql_creation_failed' });
    },
  });
  await fill(filled);
  await submit();
  expect(reportPlaces()).toEqual(['create lead']);
  expect(seen.lefts).toHaveLength(1);
});

test('INTAKE-054 SHELL-027 with a lead id stored no lead is created', async () => {
  const storage = memoryStorage();
  const first = await open(visitor, { storage });
  await first.fill(filled);
  await first.submit();
  expect(JSON.parse(storage.get('fairlead:lead') ?? 'null')).toMatchObject({ id: 'mql_1' });
  const second = await open(visitor, { storage });
  await second.submit();
  expect(named('create-lead')).toHaveLength(1);
  expect(seen.lefts).toHaveLength(2);
});

test('a lead whose answer was lost is asked for again under the same key, also after a reload', async () => {
  const storage = memoryStorage();
  const lost = { ...visitor, 'create-lead': () => Promise.reject(new NetworkError()) };
  const first = await open(lost, { storage });
  await first.fill(filled);
  await first.submit();
  expect(seen.lefts).toHaveLength(1);
  const second = await open(visitor, { storage });
  await second.submit();
  const [one, two] = named('create-lead').map(({ headers }) => headers['Idempotency-Key']);
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).toBe(one);
});
