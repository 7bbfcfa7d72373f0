import { ApiError } from '@fairlead/contracts';
import { navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { filled, forgetSeen, open, seen, visitor } from '../../testing/open-intake.ts';

beforeEach(forgetSeen);

test.each([
  ['accepted', () => ({})],
  [
    'refused',
    () => {
      throw new ApiError(409);
    },
  ],
])('who leaves the form before it is %s stays where they are', async (_, answer) => {
  const late = Promise.withResolvers<void>();
  const page = await open({
    ...visitor,
    'check-partner-client': () => late.promise.then(answer),
  });
  await page.fill(filled);
  const submitted = page.submit();
  const left = allSettled(navigate, { scope: page.scope, params: { route: 'vanta-welcome' } });
  late.resolve();
  await Promise.all([submitted, left]);
  expect(page.history.current().address).toBe('/vanta-welcome');
  expect(seen.lefts).toEqual([]);
});
