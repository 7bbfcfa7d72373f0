import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aChild } from '../../testing/builders.ts';
import { confirm, tick } from '../../testing/confirming.ts';
import { confirmPage, openRenewal } from '../../testing/open-renewal.ts';

inVirtualTime();

test('who leaves while the renewal begins is not redirected', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openRenewal(confirmPage, {
    answers: { 'create-renewal': () => late.promise },
  });
  await tick(app);
  const ways = [confirm(app), app.send(navigate, { route: 'renewal-blocked' })];
  late.resolve(aChild());
  await Promise.all(ways);
  expect(app.callsOf('create-renewal')).toHaveLength(1);
  expect(app.address()).toBe('/renewal-blocked');
});
