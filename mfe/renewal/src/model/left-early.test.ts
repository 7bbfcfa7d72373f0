import { fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { aChild, anIntroSet } from '../../testing/builders.ts';
import { confirm, tick } from '../../testing/confirming.ts';
import { confirmPage, openRenewal, quarry } from '../../testing/open-renewal.ts';

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

const policy = (legacyApplicationId: string) =>
  ({
    route: 'renew-information-confirm',
    query: { legacyApplicationId, preventReroute: 'true' },
  }) as const;

test.each([
  ['arrives', () => anIntroSet()],
  ['fails', fails(403)],
])('what %s late for a policy that was left changes nothing at the next one', async (_, answer) => {
  const late = Promise.withResolvers<unknown>();
  const app = await openRenewal('/renewal-blocked', {
    answers: {
      'get-new-renewal': ({ query }) =>
        query.legacy_parent_id === '10020' ? late.promise.then(answer) : anIntroSet(),
    },
  });
  const { $now, $loadFailureText } = app.model.confirm;
  const ways = [app.send(navigate, policy('10020'))];
  await vi.waitFor(() => expect(app.callsOf('get-new-renewal')).toHaveLength(1));
  ways.push(app.send(navigate, policy('10021')));
  await vi.waitFor(() => expect(app.get($now)).not.toBeNull());
  late.resolve(null);
  await Promise.all(ways);
  expect(app.get($now)?.stay.policy.legacyApplicationId).toBe('10021');
  expect(app.get($loadFailureText)).toBeNull();
});

test('what is typed while Try again is pending twice stays', async () => {
  const late = Promise.withResolvers<unknown>();
  let calls = 0;
  const app = await openRenewal(confirmPage, {
    answers: {
      'get-new-renewal': () => {
        calls += 1;
        if (calls === 1) return fails(403)();
        return calls === 2 ? anIntroSet() : late.promise;
      },
    },
  });
  const { retried, form, $now } = app.model.confirm;
  const tries = [app.send(retried, undefined), app.send(retried, undefined)];
  await vi.waitFor(() => expect(app.get($now)).not.toBeNull());
  tries.push(app.send(form.updated, undefined));
  late.resolve(anIntroSet());
  await Promise.all(tries);
  expect(app.get(form.$isEditing)).toBe(true);
});

test('a renewal that fails to begin after another policy was opened isn’t the other’s failure', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openRenewal(confirmPage, {
    answers: { 'create-renewal': () => late.promise.then(fails(400)) },
  });
  const { $isBusy, $now, $refusal } = app.model.confirm;
  await tick(app);
  const ways = [confirm(app), app.send(navigate, policy('10021'))];
  await vi.waitFor(() => expect(app.get($now)?.stay.policy.legacyApplicationId).toBe('10021'));
  expect(app.get($isBusy)).toBe(false);
  late.resolve(null);
  await Promise.all(ways);
  expect(app.get($refusal)).toBeNull();
});

test('an address that was chosen for one policy isn’t entered for another', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openRenewal(confirmPage, { readPlace: () => late.promise });
  const { $now, form } = app.model.confirm;
  await app.send(form.updated, undefined);
  await app.send(form.choice.typed, '951 Qu');
  const ways = [app.send(form.choice.picked, 'p1'), app.send(navigate, policy('10021'))];
  await vi.waitFor(() => expect(app.get($now)?.stay.policy.legacyApplicationId).toBe('10021'));
  ways.push(app.send(form.updated, undefined));
  late.resolve(quarry);
  await Promise.all(ways);
  expect(app.get(form.$form)).toMatchObject({ address: null, addressText: '' });
});
