import { type LegacyApplication, NetworkError } from '@fairlead/contracts';
import { aLegacyApplication } from '@fairlead/contracts/testing';
import {
  type AnswerFunctions,
  fails,
  inTurn,
  inVirtualTime,
  noAnswerYet,
} from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { openDecision } from '../../testing/open-decision.ts';

const openedAt = new Date(2026, 10, 20, 10);
inVirtualTime(openedAt);

const aDenial = (given: Partial<LegacyApplication> = {}) =>
  aLegacyApplication({ status: 'denied', ...given });
const renewal = {
  is_renewal_application: true,
  is_ready_for_renewal: true,
  renewal_child_application_id: null,
};

const withId = '/decline-routing?legacy_app_id=leg_1';
const legacyCall = 'get-intake-legacy-application';

test.each([
  ['DECISION-011 DECISION-012', { renewal, incubator_program: 'wework' }, '/renewal-blocked'],
  ['DECISION-011 DECISION-013', { incubator_program: 'wework' }, '/hiscox-offer'],
  ['DECISION-011 DECISION-014', {}, '/declined'],
])('%s', async (_, given, address) => {
  const app = await openDecision(withId, {
    answers: { [legacyCall]: () => aDenial(given) },
  });
  expect(app.calls[0]?.path).toBe('/v1/legacy-applications/leg_1');
  expect(app.address()).toBe(address);
  expect(app.decisions()[0]?.router).toBe('decline');
});

const older = anApplication({ created_at: '2025-01-01T00:00:00Z' });
const ofWework = anApplication({ incubator_program: 'wework' });

test.each([
  ['the newest one of the new funnel decides, listed last', [older, ofWework], '/hiscox-offer'],
  ['the newest one of the new funnel decides, listed first', [ofWework, older], '/hiscox-offer'],
  ['and without any other it is a plain decline', [], '/declined'],
])('DECISION-011 without a legacy application %s', async (_, list, address) => {
  const app = await openDecision('/decline-routing', {
    answers: { 'list-applications': () => list },
  });
  expect(app.address()).toBe(address);
});

test('DECISION-014 a server that knows of no applications means a plain decline', async () => {
  const app = await openDecision('/decline-routing', {
    answers: { 'list-applications': fails(404) },
  });
  expect(app.address()).toBe('/declined');
});

const passing = [
  ['with a legacy application', withId, legacyCall, () => aDenial()],
  ['without one', '/decline-routing', 'list-applications', () => []],
] as const;

test.each(passing)(
  'a look-up %s is made again after one second, and then after two more',
  async (_, at, name, answer) => {
    const askedAfter: number[] = [];
    const seen = (then: () => unknown) => () => {
      askedAfter.push(Date.now() - openedAt.getTime());
      return then();
    };
    const app = await openDecision(at, {
      answers: { [name]: inTurn(seen(fails(503)), seen(fails(503)), seen(answer)) },
    });
    expect(askedAfter).toEqual([0, 1000, 3000]);
    expect(app.address()).toBe('/declined');
  },
);

const asked = 'We couldn’t find out what comes next for your application.';
const refused = `${asked} The server rejected the request: try again or talk to an advisor; nothing is lost.`;
const forbidden = `${asked} This account has no access to it: sign in with the account that started the application; nothing is lost.`;
const unreadable = `${asked} We couldn’t read the server’s response: try again or talk to an advisor; nothing is lost.`;
const noAnswer = `${asked} The server didn’t respond: check your connection and try again; nothing is lost.`;
const unlisted = 'decline routing: The server answered 403';
const dropped = () => {
  throw new NetworkError();
};

test.each<[string, string, AnswerFunctions, string, string]>([
  [
    'the server has no such legacy application',
    withId,
    { [legacyCall]: fails(404) },
    refused,
    'decline routing: The server answered 404',
  ],
  [
    'the server refuses the list',
    '/decline-routing',
    { 'list-applications': fails(403) },
    forbidden,
    unlisted,
  ],
  [
    'the list cannot be read',
    '/decline-routing',
    { 'list-applications': () => ({}) },
    unreadable,
    "contract: list-applications, its root: The answer to 'list-applications' is not what was agreed: at its root, found object",
  ],
  [
    'no answer comes',
    '/decline-routing',
    { 'list-applications': dropped },
    noAnswer,
    'decline routing: Network Error',
  ],
])('when %s the page says so and stays, and the exact error is reported', async (...given) => {
  const [, at, answers, text, report] = given;
  const app = await openDecision(at, { answers });
  expect(app.get(app.model.declineRouting.$failureText)).toBe(text);
  expect(app.happened).toEqual([`reported: ${report}`]);
  expect(app.address()).toBe(at);
});

test('another application that is opened during a look-up is looked up, and it alone decides', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openDecision(withId, {
    answers: {
      [legacyCall]: inTurn(
        fails(404),
        () => late.promise,
        () => aDenial({ incubator_program: 'wework' }),
      ),
    },
  });
  const lookUp = app.send(app.model.declineRouting.retried, undefined);
  void app.send(addressOpened, '/decline-routing?legacy_app_id=leg_2');
  await vi.waitFor(() => expect(app.address()).toBe('/hiscox-offer'));
  late.resolve(aDenial());
  await lookUp;
  expect(app.callsOf(legacyCall).map(({ path }) => path.split('/').at(-1))).toEqual([
    'leg_1',
    'leg_1',
    'leg_2',
  ]);
  expect(app.address()).toBe('/hiscox-offer');
  expect(app.decisions()).toHaveLength(1);
});

test('Try again makes the lookup once, without showing an error meanwhile', async () => {
  const app = await openDecision(withId, {
    answers: { [legacyCall]: inTurn(fails(404), noAnswerYet) },
  });
  const { retried, $hasFailed } = app.model.declineRouting;
  void app.send(retried, undefined);
  void app.send(retried, undefined);
  expect(app.callsOf(legacyCall).map(({ path }) => path)).toEqual([
    '/v1/legacy-applications/leg_1',
    '/v1/legacy-applications/leg_1',
  ]);
  expect(app.get($hasFailed)).toBe(false);
});
