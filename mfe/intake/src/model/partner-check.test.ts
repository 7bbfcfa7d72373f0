import { ApiError, NetworkError } from '@fairlead/contracts';
import { fails } from '@fairlead/mfe-kit/testing';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { asking } from '../../testing/asking.ts';
import {
  filled,
  forgetSeen,
  lead,
  model,
  named,
  open,
  reportPlaces,
  seen,
  submitted,
  visitor,
} from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

test('INTAKE-057 a partner client conflict leads to /user-has-application', async () => {
  const { history } = await submitted({
    ...visitor,
    'check-partner-client': fails(409),
  });
  expect(history.current()).toEqual({
    address: '/user-has-application',
    state: { company: 'Pebblewick Labs, Inc.' },
  });
  expect(named('create-lead')).toEqual([]);
  expect(seen.reports).toEqual([]);
});

test('a failed partner check does not stop the submit', async () => {
  await submitted({
    ...visitor,
    'check-partner-client': () => {
      throw new NetworkError();
    },
  });
  expect(named('check-partner-client')).toHaveLength(2);
  expect(seen.waits).toEqual([1000]);
  expect(reportPlaces()).toContain('partner check');
  expect(seen.lefts).toHaveLength(1);
});

test('without a connection nothing is lost; the same submit works once it is back', async () => {
  let isDown = true;
  const unlessDown = (answer: unknown) => () => {
    if (isDown) throw new NetworkError();
    return answer;
  };
  const { submit, get } = await submitted({
    ...visitor,
    'check-partner-client': unlessDown({}),
    'create-lead': unlessDown(lead),
  });
  expect(seen.lefts).toEqual([]);
  expect(get(model.$notice)).toContain('isn’t connected to the internet');
  isDown = false;
  await submit();
  expect(get(model.$notice)).toBe('');
  expect(seen.lefts).toHaveLength(1);
});

test('a forbidden partner check asks for access too, and creates no lead', async () => {
  const { history } = await submitted({
    ...visitor,
    'check-partner-client': fails(403),
  });
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
  ['a 403', fails(403, { detail: { client_id: 'cl_9' } })],
  [
    'the code',
    fails(400, { errorCode: 'existing_client_conflict', detail: { client_id: 'cl_9' } }),
  ],
  [
    'a 409 with the code',
    fails(409, { errorCode: 'existing_client_conflict', detail: { client_id: 'cl_9' } }),
  ],
])('ERROR-019 access is asked for at the client that %s names', async (_, refusal) => {
  const { history } = await submitted({ ...visitor, 'check-partner-client': refusal });
  expect(history.current()).toEqual({
    address: '/request-access',
    state: { ...asking, clientId: 'cl_9' },
  });
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
  const { get } = await submitted({
    ...visitor,
    'check-partner-client': fails(status),
  });
  expect(seen.lefts).toHaveLength(what === 'goes on' ? 1 : 0);
  expect(named('create-lead')).toHaveLength(what === 'goes on' ? 1 : 0);
  expect(get(model.$crash)).toEqual(what === 'goes on' ? null : expect.any(ApiError));
});

test('a partner check with an unknown response crashes the screen', async () => {
  const { get } = await submitted({ ...visitor, 'check-partner-client': 'yes' });
  expect(get(model.$crash)?.name).toBe('ContractError');
  expect(seen.lefts).toEqual([]);
});

test.each([
  ['is refused', fails(400)],
  ['is not understood', 'yes'],
])(
  'a partner check that %s stops an applicant once, and not when they continue',
  async (_, answer) => {
    const { get, submit, fill, scope } = await submitted({
      ...visitor,
      'check-partner-client': answer,
    });
    expect(get(model.$crash)).not.toBeNull();
    await allSettled(model.crashShown, { scope });
    await fill({ website: 'another.example.com' });
    await submit();
    expect(get(model.$crash)).not.toBeNull();
    await allSettled(model.crashShown, { scope });
    await submit();
    expect(get(model.$crash)).toBeNull();
    expect(named('check-partner-client')).toHaveLength(3);
    expect(named('create-lead')).toHaveLength(1);
    expect(seen.lefts).toHaveLength(1);
  },
);

test('a company without a website is not checked at partners', async () => {
  const { fill, submit } = await open(visitor);
  await fill({ ...filled, website: '', hasNoWebsite: true });
  await submit();
  expect(seen.calls.map(({ name }) => name)).toEqual(['get-session', 'create-lead']);
  expect(seen.lefts).toHaveLength(1);
});
