import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { isDisplayed, yearlyTotal } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { ask } from '../../test-kit/ask.ts';
import { client } from '../../test-kit/client.ts';
import type { Visitor } from '../../visitor.ts';

const duplicate = (visitor: Visitor) =>
  ask<{ id: string }>(visitor, 'duplicate-package', {
    body: {
      original_package_id: 'pk_041_2',
      contact_id: 'ct_041',
      is_client_custom_package: true,
      name: 'Custom',
      description: 'Your customizable insurance package',
    },
  });

const customize = (
  visitor: Visitor,
  package_id: string,
  coverage_parameters: Record<string, unknown>,
  more: object = {},
) =>
  ask(visitor, 'customize-package', {
    body: {
      package_id,
      coverage_requests: [
        {
          coverage_parameters,
          carrier_id: 'fairlead_sandbox',
          product_name: 'SML',
          notes: null,
          client_requested: false,
          ...more,
        },
      ],
      requested_effective_date: null,
    },
  });

const found = ({ packages }: MarketSubmission, id: string): Package => {
  const one = packages.find((candidate) => candidate.id === id);
  if (!one) throw new Error(`no package ${id}`);
  return one;
};

test('a client has one custom package, with its own quotes', async () => {
  const { ines, submission } = await client();
  const { id } = await duplicate(ines);
  const seen = await submission();
  const custom = found(seen, id);
  expect(custom).toMatchObject({
    name: 'Custom',
    status: 'READY',
    is_client_custom_package: true,
    recommended: false,
  });
  const original = found(seen, 'pk_041_2');
  expect(yearlyTotal(custom.quotes, 'MONTHLY')).toBe(yearlyTotal(original.quotes, 'MONTHLY'));
  expect(custom.quotes[0]?.annual_quote_id).not.toBe(original.quotes[0]?.annual_quote_id);
  await expect(duplicate(ines)).rejects.toMatchObject({
    status: 409,
    message: 'You may only create up to one custom package.',
  });
});

test('repricing takes a moment and changes the price', async () => {
  const { sandbox, ines, submission } = await client();
  const { id } = await duplicate(ines);
  const before = yearlyTotal(found(await submission(), id).quotes, 'ANNUALLY');
  await customize(ines, id, { epl: false });
  expect(await ask(ines, 'get-package-status', { params: { id } })).toEqual({ status: 'PENDING' });
  await expect(customize(ines, id, { epl: true })).rejects.toMatchObject({
    errorCode: 'pending_request',
  });
  await sandbox.advance(4000);
  const after = await submission();
  expect(after.status).toBe('RELEASED');
  expect(found(after, id)).toMatchObject({ status: 'READY' });
  expect(found(after, id).coverages).not.toContain('epl');
  expect(yearlyTotal(found(after, id).quotes, 'ANNUALLY')).toBeLessThan(before);
});

test('a value outside the straight-through list blocks the submission when no review was asked', async () => {
  const { sandbox, ines, submission } = await client();
  const { id } = await duplicate(ines);
  const dao = found(await submission(), id)
    .quotes.flatMap(({ coverages }) => coverages)
    .find(({ unique_name }) => unique_name === 'dao');
  const limit = dao?.limits[0];
  const beyond = limit?.intervals.find((value) => !limit.stp_intervals.includes(value)) ?? 0;
  await customize(ines, id, { [limit?.unique_name ?? '']: beyond });
  await sandbox.advance(4000);
  expect((await submission()).status).toBe('QUOTE_BLOCKED');
});

test('a review is answered by an underwriter within three days', async () => {
  const { sandbox, ines, submission } = await client();
  const { id } = await duplicate(ines);
  const price = yearlyTotal(found(await submission(), id).quotes, 'ANNUALLY');
  await customize(ines, id, { media: true }, { client_requested: true, notes: 'We publish.' });
  const reviewed = await submission();
  expect(found(reviewed, id).status).toBe('IN_REVIEW');
  expect(yearlyTotal(found(reviewed, id).quotes, 'ANNUALLY')).toBe(price);
  expect(reviewed.details).toBe('We publish.');
  for (let day = 0; day < 3; day += 1) {
    await sandbox.advance(23.9 * 3_600_000);
    await ask(ines, 'get-session');
  }
  await sandbox.advance(3_600_000);
  const answered = found(await submission(), id);
  expect(answered.status).toBe('READY');
  expect(answered.coverages).toContain('media');
});

test.each([
  ['approve', 'has the requested coverage', true],
  ['decline', 'stays as it was', false],
] as const)('a package in review that the underwriter %ss %s', async (outcome, _, hasMedia) => {
  const { sandbox, ines, submission } = await client();
  const { id } = await duplicate(ines);
  await customize(ines, id, { media: true }, { client_requested: true, notes: 'We publish.' });
  expect(await sandbox.decideReviews(outcome)).toBe(1);
  const { status, quotes } = found(await submission(), id);
  expect(status).toBe('READY');
  const media = quotes.flatMap(({ coverages }) => coverages).find(isMedia);
  expect(media?.is_enabled ?? false).toBe(hasMedia);
  expect(await sandbox.decideReviews(outcome)).toBe(0);
});

const isMedia = ({ unique_name }: { readonly unique_name: string }) => unique_name === 'media';

test('PACKAGES-125 only a custom package can be repriced, and one coverage stays', async () => {
  const { ines } = await client();
  await expect(customize(ines, 'pk_041_2', { epl: false })).rejects.toMatchObject({
    status: 400,
    errorCode: 'not_custom',
  });
  const { id } = await duplicate(ines);
  const off = { gl: false, bpp: false, cyber: false, eao: false, dao: false, epl: false };
  await expect(customize(ines, id, { ...off, ebl: false })).rejects.toMatchObject({
    status: 400,
    message: 'You must keep at least one coverage selected.',
  });
  await expect(customize(ines, id, { nonsense: true })).rejects.toMatchObject({
    errorCode: 'choice_not_available',
  });
});

test('a client may rename and put away the own custom package, and then make another', async () => {
  const { ines, submission } = await client();
  const { id } = await duplicate(ines);
  await ask(ines, 'update-package', { body: { package_id: id, name: 'Ours' } });
  expect(found(await submission(), id).name).toBe('Ours');
  await ask(ines, 'archive-package', { body: { package_id: id } });
  expect((await submission()).packages.filter(isDisplayed).some((one) => one.id === id)).toBe(
    false,
  );
  await duplicate(ines);
});

test('a client selects what is on offer, not what is put away', async () => {
  const { ines, submission } = await client();
  await ask(ines, 'select-package', { body: { package_id: 'pk_041_1' } });
  expect((await submission()).selected_package_id).toBe('pk_041_1');
  await expect(
    ask(ines, 'select-package', { body: { package_id: 'pk_041_4' } }),
  ).rejects.toMatchObject({ status: 409 });
});

test('additional needs block the submission; no other status can be set by a client', async () => {
  const { ines, submission } = await client();
  const update = (rest: object) =>
    ask(ines, 'update-market-submission', { body: { market_submission_id: 'ms_041', ...rest } });
  await expect(update({ status: 'QUOTE_BLOCKED', details: ' ' })).rejects.toMatchObject({
    status: 400,
  });
  await expect(update({ status: 'BOUND' })).rejects.toMatchObject({ status: 403 });
  await update({ status: 'QUOTE_BLOCKED', details: 'We need more.' });
  expect(await submission()).toMatchObject({ status: 'QUOTE_BLOCKED', details: 'We need more.' });
});
