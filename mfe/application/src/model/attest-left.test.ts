import { fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { openReview } from '../../testing/open-review.ts';
import { carta } from '../../testing/opening.ts';

inVirtualTime();

const reviewOf = (applicationId: string) =>
  ({ route: 'review', params: { applicationId } }) as const;

/** Attests an application, whose answer is late, and opens another screen. */
async function attestAndLeave(
  late: Promise<unknown>,
  to: typeof carta | ReturnType<typeof reviewOf>,
) {
  const app = await openReview({ attest: () => late });
  const { agreed, submitted } = app.model.attest;
  await app.send(agreed, true);
  const ways = [app.send(submitted, undefined), app.send(navigate, to)];
  await vi.waitFor(() => expect(app.screen()).toBe(to.route));
  return { app, settled: () => Promise.all(ways) };
}

test('who leaves before the decision stays where they are', async () => {
  const late = Promise.withResolvers<unknown>();
  const { app, settled } = await attestAndLeave(late.promise, carta);
  late.resolve({ decision: 'NON_LEGACY_ATTEST' });
  await settled();
  expect(app.address()).toBe('/application/app_1/carta');
});

test('an approved application counts as a conversion although its review was left', async () => {
  const late = Promise.withResolvers<unknown>();
  const { app, settled } = await attestAndLeave(late.promise, carta);
  late.resolve({ decision: 'APPROVED' });
  await settled();
  expect(app.lefts).toEqual([]);
  expect(app.sent()).toMatchObject([{ name: 'campaign_conversion' }]);
});

test('the decision on one application doesn’t count for the review of another', async () => {
  const late = Promise.withResolvers<unknown>();
  const { app, settled } = await attestAndLeave(late.promise, reviewOf('app_2'));
  late.resolve({ decision: 'NON_LEGACY_ATTEST' });
  await settled();
  const { agreed, submitted, $isSubmitting } = app.model.attest;
  expect(app.address()).toBe('/application/app_2/review');
  expect(app.get($isSubmitting)).toBe(false);
  await app.send(agreed, true);
  await app.send(submitted, undefined);
  expect(app.callsOf('attest').map(({ path }) => path)).toEqual([
    '/v1/applications/app_1/attest',
    '/v1/applications/app_2/attest',
  ]);
});

test('the review of another application doesn’t say that an attestation failed', async () => {
  const late = Promise.withResolvers<unknown>();
  const { app, settled } = await attestAndLeave(late.promise.then(fails(403)), reviewOf('app_2'));
  late.resolve(null);
  await settled();
  expect(app.get(app.model.attest.$failure)).toBeNull();
});
