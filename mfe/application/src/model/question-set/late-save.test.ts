import { fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { $toasts, navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { someProgress } from '../../../testing/builders.ts';
import { fill, openSet } from '../../../testing/open-set.ts';
import { carta, setOf, submitted } from '../../../testing/opening.ts';

inVirtualTime();

const whole = { entity: 'LLC', fein: '12-3456789' };

test('who leaves a set that is being saved is not redirected when its application is elsewhere', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openSet({
    'save-answers': () => late.promise.then(fails(409)),
    'get-application': submitted,
  });
  await fill(app, whole);
  const ways = [app.send(app.model.questionSet.submitted, undefined), app.send(navigate, carta)];
  late.resolve(null);
  await Promise.all(ways);
  expect(app.address()).toBe('/application/app_1/carta');
});

test('a failed save of the set before leaves the error summary of the open one', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openSet({ 'save-answers': () => late.promise.then(fails(500)) });
  const { $isOpen, $summary, submitted: pressed } = app.model.questionSet;
  await fill(app, whole);
  const ways = [app.send(pressed, undefined), app.send(navigate, setOf('qs_states'))];
  await vi.waitFor(() => {
    expect(app.address()).toBe('/application/app_1/qs_states');
    expect(app.get($isOpen)).toBe(true);
  });
  ways.push(app.send(pressed, undefined));
  const missing = [{ id: 'state#1', text: 'Question state (1): Required' }];
  expect(app.get($summary)).toEqual(missing);
  late.resolve(null);
  await Promise.all(ways);
  expect(app.get($summary)).toEqual(missing);
});

test('a failed save of a set that was left is told in its own words, and the open one is still being saved', async () => {
  const late = Promise.withResolvers<unknown>();
  const next = Promise.withResolvers<unknown>();
  const app = await openSet({
    'save-answers': inTurn(
      () => late.promise.then(fails(500)),
      () => next.promise,
    ),
  });
  const { $isOpen, $isSaving, $saveFailure, submitted: pressed } = app.model.questionSet;
  await fill(app, whole);
  const first = app.send(pressed, undefined);
  const ways = [app.send(navigate, setOf('qs_states'))];
  await vi.waitFor(() => {
    expect(app.address()).toBe('/application/app_1/qs_states');
    expect(app.get($isOpen)).toBe(true);
  });
  ways.push(fill(app, { 'state#1': 'US-TX' }), app.send(pressed, undefined));
  expect(app.callsOf('save-answers')).toHaveLength(2);
  late.resolve(null);
  await vi.waitFor(() => expect(app.get($toasts)).toHaveLength(1));
  expect(app.get($toasts)[0]?.text).toBe(
    'We couldn’t save the page that you left. Go back to it: your answers are still there.',
  );
  expect(app.get($saveFailure)).toBeNull();
  expect(app.get($isSaving)).toBe(true);
  next.resolve(someProgress(null, ['qs_applicant_intro', 'qs_company', 'qs_states']));
  await Promise.all([first, ...ways]);
});
