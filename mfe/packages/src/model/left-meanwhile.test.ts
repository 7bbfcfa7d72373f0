import { fails } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCustomPackage, aPackage, aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { askReview, available, changeLimit, withOwn } from '../../testing/package-page.ts';
import { base, billing, selected } from '../../testing/payment.ts';

const home = '/market-submission/ms_1';
const print = '/market-submission/ms_1/print';
const prepared = { ...base, 'get-market-submission': () => aSubmission() };

test('a client who left while a package was being selected isn’t brought to the billing', async () => {
  const answer = Promise.withResolvers<object>();
  const page = await openScreen(home, {
    answers: { ...prepared, 'update-market-submission': () => answer.promise },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  await page.send(addressOpened, print);
  answer.resolve({});
  await page.pass(0);
  expect(page.address()).toBe(print);
});

test('a client who left the billing while the day was being saved isn’t brought to the checkout', async () => {
  const answer = Promise.withResolvers<object>();
  const page = await openScreen(billing, {
    answers: {
      ...base,
      'get-market-submission': selected,
      'set-requested-effective-date': () => answer.promise,
    },
  });
  await page.send(page.model.billing.continued);
  await page.send(addressOpened, home);
  answer.resolve({});
  await page.pass(0);
  expect(page.address()).toBe(home);
});

test('a client who left an expired application while it was being unlocked isn’t brought to its review', async () => {
  const answer = Promise.withResolvers<object>();
  const page = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': ({ path }) =>
        aSubmission(path.endsWith('ms_1') ? { expiration_date: '2026-11-19' } : { id: 'ms_2' }),
      'unlock-application': () => answer.promise,
    },
  });
  await page.send(page.model.applicationExpiry.reviewAsked);
  await page.send(addressOpened, '/market-submission/ms_2');
  answer.resolve({});
  await page.pass(0);
  expect(page.address()).toBe('/market-submission/ms_2');
});

test('a client who left a package while it was being copied isn’t brought to the copy', async () => {
  const answer = Promise.withResolvers<object>();
  let packages = [aPackage('pk_1'), aPackage('pk_2')];
  const page = await openScreen('/market-submission/ms_1/packages/pk_1', {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission({ packages }),
      'get-available-coverages': () => [],
      'duplicate-package': () => answer.promise,
    },
  });
  await page.send(page.model.packagePage.duplication.confirmed);
  await page.send(addressOpened, home);
  packages = [...packages, aCustomPackage()];
  answer.resolve({ id: 'pk_9', quotes: [] });
  await page.pass(0);
  expect(page.address()).toBe(home);
});

test('a client who left a package whose copy failed isn’t brought to one that is found later', async () => {
  let packages = [aPackage('pk_1'), aPackage('pk_2')];
  const page = await openScreen('/market-submission/ms_1/packages/pk_1', {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission({ packages }),
      'get-available-coverages': () => [],
      'duplicate-package': fails(500),
    },
  });
  const { duplication } = page.model.packagePage;
  await page.send(duplication.asked);
  await page.send(duplication.confirmed);
  expect(page.get(duplication.$failureText)).not.toBeNull();
  await page.send(addressOpened, home);
  packages = [...packages, aCustomPackage()];
  await page.send(page.model.submission.refetched);
  expect(page.address()).toBe(home);
  expect(page.get(duplication.$isAsking)).toBe(false);
});

test('a review that is sent for one package discards no changes of another', async () => {
  const answer = Promise.withResolvers<object>();
  const of = (id: string) => withOwn({ id: `pk_of_${id}` }, { id });
  const pageOf = (id: string) => `/market-submission/${id}/packages/pk_of_${id}`;
  const page = await openScreen(pageOf('ms_2'), {
    answers: {
      ...base,
      'get-market-submission': ({ path }) => of(path.endsWith('ms_2') ? 'ms_2' : 'ms_1'),
      'get-available-coverages': available,
      'customize-package': () => answer.promise,
    },
    flags: { 'intake-client-plm-manual-review-customization': true },
  });
  const { customization, saving } = page.model.packagePage;
  await changeLimit(page);
  await page.send(addressOpened, pageOf('ms_1'));
  await askReview(page);
  await page.send(saving.reviewSent);
  await page.send(addressOpened, pageOf('ms_2'));
  answer.resolve({});
  await page.pass(0);
  expect(page.get(customization.$count)).toBe(1);
});
