import { navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { forgetSeen, model, open, visitor } from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

test.each([
  ['its words', 'Failed to create application', 'Failed to create application'],
  ['words of our own where it has none', true, 'Something went wrong. Please try again.'],
  ['nothing where it is empty', '', ''],
  ['nothing where there is none', undefined, ''],
])('ERROR-018 the banner says of an error %s', async (_, error, said) => {
  const { get } = await open(visitor, { state: { error } });
  expect(get(model.$banner)).toBe(said);
});

test('the banner goes with a new submit, and with the page', async () => {
  const error = 'Failed to create application';
  const { get, scope, submit } = await open(visitor, { state: { error } });
  await submit();
  expect(get(model.$banner)).toBe('');
  await allSettled(navigate, { scope, params: { route: 'intake', state: { error } } });
  expect(get(model.$banner)).toBe(error);
  await allSettled(navigate, { scope, params: { route: 'login' } });
  expect(get(model.$banner)).toBe('');
});
