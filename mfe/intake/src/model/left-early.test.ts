import { ApiError } from '@fairlead/contracts';
import { fails, inTurn } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { applications, isAsked } from '../../testing/late-answers.ts';
import {
  filled,
  forgetSeen,
  model,
  open,
  opening,
  seen,
  signedIn,
  visitor,
} from '../../testing/open-intake.ts';

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

const elsewhere = { route: 'vanta-welcome' } as const;

test('a look-up that fails after the page was left isn’t shown to who comes back with an error', async () => {
  const late = Promise.withResolvers<void>();
  const { scope, opened, get } = opening({
    ...signedIn,
    [applications]: () => late.promise.then(fails(403)),
  });
  await isAsked(applications);
  const left = allSettled(navigate, { scope, params: elsewhere });
  late.resolve();
  await Promise.all([opened, left]);
  const back = { route: 'intake', state: { error: 'Failed to create application' } } as const;
  await allSettled(navigate, { scope, params: back });
  expect(get(model.reroute.$view)).toBe('form');
});

test('who comes back is led by new facts, not by those from before they left', async () => {
  const late = Promise.withResolvers<void>();
  const { scope, opened, history } = opening({
    ...signedIn,
    [applications]: inTurn(
      () => late.promise.then(() => [anApplication({ status: 'IN_PROGRESS' })]),
      () => [anApplication({ id: 'app_2', status: 'IN_PROGRESS' })],
    ),
  });
  await isAsked(applications);
  const ways = [
    allSettled(navigate, { scope, params: elsewhere }),
    allSettled(navigate, { scope, params: { route: 'intake' } }),
  ];
  late.resolve();
  await Promise.all([opened, ...ways]);
  expect(history.current().address).toBe('/application/app_2/resume');
});
