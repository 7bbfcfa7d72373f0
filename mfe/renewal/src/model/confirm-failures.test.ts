import {
  dropped,
  fails,
  failsWithCode,
  inTurn,
  inVirtualTime,
  noAnswerYet,
} from '@fairlead/mfe-kit/testing';
import { expect, test, vi } from 'vitest';
import { aChild } from '../../testing/builders.ts';
import { confirm, tick, tickAndConfirm } from '../../testing/confirming.ts';
import { confirmPage, openRenewal } from '../../testing/open-renewal.ts';

inVirtualTime();

test('a second press while the renewal begins does nothing', async () => {
  const app = await openRenewal(confirmPage, { answers: { 'create-renewal': noAnswerYet } });
  await tick(app);
  void confirm(app);
  void confirm(app);
  await vi.waitFor(() => expect(app.get(app.model.confirm.$isBusy)).toBe(true));
  expect(app.callsOf('create-renewal')).toHaveLength(1);
});

test.each([
  [
    'no answer',
    dropped,
    'We couldn’t start your renewal. The server didn’t respond: check your connection and try again.',
    ['renewal'],
  ],
  ['a rejection', fails(400), 'We couldn’t start your renewal. Try again.', ['renewal']],
  [
    'a policy that is not ready',
    failsWithCode(409, 'renewal_not_ready'),
    'This policy can’t be renewed yet. You can start 60 days before it ends.',
    [],
  ],
])(
  '%s is reported, and confirming again begins the renewal',
  async (_, failure, text, reported) => {
    const app = await openRenewal(confirmPage, {
      answers: { 'create-renewal': inTurn(failure, () => aChild()) },
    });
    await tickAndConfirm(app);
    expect(app.get(app.model.confirm.$refusal)).toEqual({ text });
    expect(app.reports.map(({ where }) => where)).toEqual(reported);
    expect(app.address()).toBe(confirmPage);
    await confirm(app);
    expect(app.get(app.model.confirm.$refusal)).toBeNull();
    expect(app.address()).toBe('/application/app_child/resume');
  },
);

test('RENEWAL-021 a refusal because of other terms shows Unable to Renew', async () => {
  const app = await openRenewal(confirmPage, {
    answers: { 'create-renewal': failsWithCode(409, 'conditional_renewal') },
  });
  await tickAndConfirm(app);
  expect(app.get(app.model.confirm.$refusal)).toBe('unable');
  expect(app.reports).toEqual([]);
});

test('only the shell reports a session that ended', async () => {
  const app = await openRenewal(confirmPage, { answers: { 'create-renewal': fails(401) } });
  await tickAndConfirm(app);
  expect(app.get(app.model.confirm.$refusal)).toBeNull();
  expect(app.reports).toEqual([]);
});
