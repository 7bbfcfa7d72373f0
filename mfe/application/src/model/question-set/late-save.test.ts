import { fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
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
