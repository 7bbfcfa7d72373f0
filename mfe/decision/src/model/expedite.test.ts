import { type AnswerFunctions, fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import {
  $route,
  draftsFlushed,
  memoryStorage,
  navigate,
  type OpenRoute,
  screenEntered,
  signOutRequested,
} from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { aDiscretion, anApplication } from '../../testing/builders.ts';
import { openDecision } from '../../testing/open-decision.ts';

inVirtualTime(new Date(2026, 10, 20, 10));

const server: AnswerFunctions = {
  'list-applications': () => [anApplication({ pending_discretion_decision: aDiscretion('dd_1') })],
  'expedite-review': () => ({}),
};
const open = (answers: AnswerFunctions = {}) =>
  openDecision('/expedited-quote-request', { answers: { ...server, ...answers } });

test('DECISION-053 DECISION-054 the deadline is tomorrow, and nothing earlier will do', async () => {
  const app = await open();
  const { $form, $earliest, $problems, changed } = app.model.expedite;
  expect(app.get($form)).toEqual({ deadline: '2026-11-21', reason: '', details: '' });
  expect(app.get($earliest)).toBe('2026-11-21');
  await app.send(changed, { reason: 'product_launch', deadline: '2026-11-20' });
  expect(app.get($problems)).toEqual(['deadline']);
});

test('DECISION-051 DECISION-052 DECISION-008 a whole form is sent once, and its confirmation replaces it', async () => {
  const app = await open();
  const { changed, submitted } = app.model.expedite;
  await app.send(changed, { reason: 'other', details: ' A launch ' });
  await Promise.all([app.send(submitted, undefined), app.send(submitted, undefined)]);
  expect(app.callsOf('expedite-review').map(({ path, body }) => [path, body])).toEqual([
    [
      '/v1/discretion_decisions/dd_1/expedite_review',
      { deadline: '2026-11-21', expedite_reason: 'other', expedite_details: 'A launch' },
    ],
  ]);
  expect(app.address()).toBe('/expedited-quote-request-confirmation');
  expect(app.get(app.model.expedite.$isFailureConfirmed)).toBe(false);
  app.back();
  expect(app.screen()).toBe('expedited-quote-request-confirmation');
});

test('a reason of the list is sent by its name, and needs no details', async () => {
  const app = await open();
  await app.send(app.model.expedite.changed, { reason: 'product_launch' });
  await app.send(app.model.expedite.submitted, undefined);
  expect(app.callsOf('expedite-review')[0]?.body).toEqual({
    deadline: '2026-11-21',
    expedite_reason: 'product_launch',
    expedite_details: '',
  });
});

test('what was just typed is there for somebody who leaves the form and comes back at once', async () => {
  const app = await open();
  await app.send(app.model.expedite.changed, { reason: 'other', details: 'A launch' });
  await app.send(navigate, { route: 'blocking-discretion' });
  app.back();
  expect(app.address()).toBe('/expedited-quote-request');
  expect(app.get(app.model.expedite.$form)).toEqual({
    deadline: '2026-11-21',
    reason: 'other',
    details: 'A launch',
  });
});

test('the confirmation knows the address that will be written to', async () => {
  const app = await openDecision('/expedited-quote-request-confirmation');
  expect(app.get(app.model.expedite.$email)).toBe('ada@x.example');
});

test('missing values are shown at the fields that were left, until the form is opened again', async () => {
  const app = await open();
  const { blurred, changed, $shownProblems } = app.model.expedite;
  await app.send(changed, { deadline: '', details: 'A launch' });
  expect(app.get($shownProblems)).toEqual([]);
  await app.send(blurred, 'reason');
  expect(app.get($shownProblems)).toEqual(['reason']);
  await app.send(blurred, 'deadline');
  expect(app.get($shownProblems)).toEqual(['deadline', 'reason']);
  await app.send(screenEntered, app.get($route) as OpenRoute);
  expect(app.get($shownProblems)).toEqual([]);
});

test.each(['submitted', 'changed', 'blurred'] as const)(
  'a form that was open over midnight says so, once it is %s, and sends no day that has come',
  async (deed) => {
    const app = await open();
    const { changed, blurred, submitted, $earliest, $form, $shownProblems } = app.model.expedite;
    await app.send(changed, { reason: 'product_launch' });
    vi.setSystemTime(new Date(2026, 10, 21, 0, 5));
    if (deed === 'submitted') await app.send(submitted, undefined);
    if (deed === 'changed') await app.send(changed, { details: 'A launch' });
    if (deed === 'blurred') await app.send(blurred, 'reason');
    expect(app.get($earliest)).toBe('2026-11-22');
    expect(app.get($shownProblems)).toEqual(['deadline']);
    expect(app.get($form).deadline).toBe('2026-11-21');
    await app.send(submitted, undefined);
    expect(app.callsOf('expedite-review')).toEqual([]);
    await app.send(changed, { deadline: '2026-11-22' });
    await app.send(submitted, undefined);
    expect(app.callsOf('expedite-review')).toHaveLength(1);
  },
);

test('DECISION-057 an incomplete form is not sent', async () => {
  const app = await open();
  await app.send(app.model.expedite.submitted, undefined);
  expect(app.callsOf('expedite-review')).toEqual([]);
  expect(app.screen()).toBe('expedited-quote-request');
});

test.each([
  ['the server refuses', { 'expedite-review': fails(500) }, 'The server answered 500'],
  [
    'no discretion decision is known',
    { 'list-applications': fails(404) },
    'No discretion decision is pending, so none can be expedited. Load the decision first.',
  ],
])(
  'DECISION-052 when %s the confirmation opens all the same, and says so',
  async (_, answers, why) => {
    const app = await open(answers);
    await app.send(app.model.expedite.changed, { reason: 'product_launch' });
    await app.send(app.model.expedite.submitted, undefined);
    expect(app.screen()).toBe('expedited-quote-request-confirmation');
    expect(app.get(app.model.expedite.$isFailureConfirmed)).toBe(true);
    expect(app.happened).toEqual([`reported: expedite request: ${why}`]);
  },
);

test.each([
  ['as it was', '2026-12-01', '2026-12-01'],
  ['but not a deadline that has passed', '2026-11-21', '2026-11-26'],
])('what was entered outlives a reload, %s', async (_, entered, restored) => {
  const app = await open();
  const { changed } = app.model.expedite;
  await app.send(changed, { deadline: entered, reason: 'other', details: 'A launch' });
  await app.send(draftsFlushed, undefined);
  vi.setSystemTime(new Date(2026, 10, 25, 10));
  const again = await openDecision('/expedited-quote-request', {
    answers: server,
    storage: app.storage,
  });
  expect(again.get(again.model.expedite.$form)).toEqual({
    deadline: restored,
    reason: 'other',
    details: 'A launch',
  });
});

test('what was entered for one review isn’t in the form of another, which has its own', async () => {
  const first = await open();
  await first.send(first.model.expedite.changed, { reason: 'other', details: 'A launch' });
  await first.send(draftsFlushed, undefined);
  const ofAnother = {
    'list-applications': () => [
      anApplication({ pending_discretion_decision: aDiscretion('dd_2') }),
    ],
  };
  const other = await openDecision('/expedited-quote-request', {
    answers: { ...server, ...ofAnother },
    storage: first.storage,
  });
  const { $form, changed } = other.model.expedite;
  expect(other.get($form)).toEqual({ deadline: '2026-11-21', reason: '', details: '' });
  await other.send(changed, { details: 'A lease' });
  await other.send(draftsFlushed, undefined);
  const again = await openDecision('/expedited-quote-request', {
    answers: { ...server, ...ofAnother },
    storage: first.storage,
  });
  expect(again.get(again.model.expedite.$form)).toEqual({
    deadline: '2026-11-21',
    reason: '',
    details: 'A lease',
  });
});

test('what was entered before drafts named their review is restored', async () => {
  const first = await open();
  await first.send(first.model.expedite.changed, { reason: 'other', details: 'A launch' });
  await first.send(draftsFlushed, undefined);
  const { storage } = first;
  const key = storage.keys().find((name) => name.endsWith('draft:expedite@2')) ?? '';
  storage.remove(key);
  const value = { deadline: '2026-12-01', reason: 'other', details: 'A launch' };
  storage.set(key.replace('@2', ''), JSON.stringify({ version: 1, value }));
  const again = await openDecision('/expedited-quote-request', { answers: server, storage });
  expect(again.get(again.model.expedite.$form)).toEqual(value);
});

test('without storage, the page shows a warning until the request is sent', async () => {
  const app = await openDecision('/expedited-quote-request', {
    answers: server,
    storage: { ...memoryStorage(), isPersistent: () => false },
  });
  await app.send(app.model.expedite.changed, { reason: 'product_launch' });
  await app.send(draftsFlushed, undefined);
  expect(app.get(app.model.expedite.$isAtRisk)).toBe(true);
  await app.send(app.model.expedite.submitted, undefined);
  expect(app.get(app.model.expedite.$isAtRisk)).toBe(false);
});

test('after a logout nothing that was typed is left in storage', async () => {
  const app = await open();
  await app.send(app.model.expedite.changed, { details: 'Our landlord' });
  await app.send(signOutRequested, undefined);
  await app.send(draftsFlushed, undefined);
  expect(app.storage.keys()).toEqual([]);
});
