import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aSubmission } from '../../../testing/builders.ts';
import {
  askReview,
  changeLimit,
  open,
  own,
  pageOf,
  twoCoverages,
} from '../../../testing/package-page.ts';

const reviews = { 'intake-client-plm-manual-review-customization': true };
const other = pageOf('pk_8');

/** A submission with two custom packages, as an admin's may have. */
const twoOfThem = (status = 'READY') =>
  aSubmission({ packages: [twoCoverages({ id: 'pk_8' }), twoCoverages({ id: 'pk_9', status })] });

test('while a package is saved, another one is neither priced nor locked', async () => {
  const shown = await open(own, {
    'get-market-submission': () => twoOfThem(),
    'customize-package': noAnswerYet,
  });
  const { saving, customization } = shown.model.packagePage;
  await changeLimit(shown);
  await shown.send(saving.saved);
  await shown.send(addressOpened, other);
  expect(shown.get(saving.$isRepricing)).toBe(false);
  await changeLimit(shown);
  expect(shown.get(customization.$count)).toBe(1);
  await shown.send(saving.saved);
  expect(shown.callsOf('customize-package').map(({ body }) => body)).toMatchObject([
    { package_id: 'pk_9' },
    { package_id: 'pk_8' },
  ]);
  await shown.send(addressOpened, own);
  expect(shown.get(saving.$isRepricing)).toBe(true);
});

test('a price that arrives while another package is open leaves the changes of that one', async () => {
  let status = 'READY';
  const shown = await open(own, {
    'get-market-submission': () => twoOfThem(status),
    'customize-package': () => {
      status = 'PENDING';
      return {};
    },
    'get-package-status': () => ({ status: 'PENDING' }),
  });
  const { saving, customization } = shown.model.packagePage;
  await changeLimit(shown);
  await shown.send(saving.saved);
  await shown.send(addressOpened, other);
  await changeLimit(shown);
  status = 'READY';
  await shown.send(shown.model.submission.refetched);
  expect(shown.get(customization.$count)).toBe(1);
});

test('the question about a review, and its note, stay with their package', async () => {
  const shown = await open(own, { 'get-market-submission': () => twoOfThem() }, { flags: reviews });
  const { saving, primaryPressed } = shown.model.packagePage;
  await askReview(shown);
  await shown.send(primaryPressed);
  await shown.send(saving.noteTyped, 'For a customer.');
  await shown.send(addressOpened, other);
  expect(shown.get(saving.$isReviewOpen)).toBe(false);
  expect(shown.get(saving.$note)).toBe('');
});
