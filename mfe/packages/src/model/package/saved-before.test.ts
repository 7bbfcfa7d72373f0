import { NetworkError } from '@fairlead/contracts';
import type { Package } from '@fairlead/contracts/packages';
import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aCoverage, aLimit, aQuote } from '../../../testing/builders.ts';
import { textsOf } from '../../../testing/drawn.ts';
import { changeLimit, open, own, pageOf, withOwn } from '../../../testing/package-page.ts';

const eplAt = (value: number) =>
  aCoverage('epl', { limits: [aLimit({ unique_name: 'epl_agg_limit', value })] });
const holding = (...coverages: Package['quotes'][number]['coverages']): Partial<Package> => ({
  quotes: [aQuote('own', { coverages })],
});
const before = holding(aCoverage('dao'), eplAt(100_000_000));
const after = holding(aCoverage('dao'), eplAt(200_000_000));

/** A server that has the own package as `now` says, no matter who asks. */
function aServer() {
  const state = { now: before, submission: 'RELEASED' };
  const shown = () => withOwn(state.now, { status: state.submission });
  const answers: AnswerFunctions = {
    'get-market-submission': shown,
    'get-admin-market-submission': shown,
    'get-market-submission-status': () => ({ status: state.submission }),
    'customize-package': () => {
      state.now = { ...after, status: 'PENDING' };
      return {};
    },
    'get-package-status': () => ({ status: state.now.status ?? 'READY' }),
  };
  return { state, answers };
}

/** Saves a higher limit; the page is gone before the new price is there. */
async function savedAndGone(isAdmin = false) {
  const server = aServer();
  const first = await open(own, server.answers, { isAdmin });
  await changeLimit(first);
  await first.send(first.model.packagePage.primaryPressed);
  expect(textsOf(first)).toContain('Updating price…');
  return { ...server, storage: first.storage };
}

test('PACKAGES-110 a change that was saved is not unsaved after a reload during repricing', async () => {
  const { state, answers, storage } = await savedAndGone();
  const second = await open(own, answers, { storage });
  expect(textsOf(second)).toContain('Updating price…');
  state.now = after;
  await second.pass(3_000);
  expect(textsOf(second)).toContain('Continue to Payment');
  expect(textsOf(second)).not.toContain('1 change');
  const third = await open(own, answers, { storage });
  expect(textsOf(third)).not.toContain('1 change');
  state.now = before;
  const fourth = await open(own, answers, { storage });
  expect(textsOf(fourth)).not.toContain('1 change');
});

test('PACKAGES-110 nor when the page is opened again after the new price is there', async () => {
  const { state, answers, storage } = await savedAndGone();
  state.now = after;
  const second = await open(own, answers, { storage });
  expect(textsOf(second)).toContain('Continue to Payment');
  expect(textsOf(second)).not.toContain('1 change');
});

test('a save whose answer was lost is recognized at once by what the package holds', async () => {
  const { state, answers } = aServer();
  const shown = await open(own, {
    ...answers,
    'customize-package': () => {
      state.now = after;
      throw new NetworkError();
    },
  });
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(textsOf(shown)).toContain('Continue to Payment');
  expect(textsOf(shown)).not.toContain('1 change');
});

test('changes that were not saved outlive a refresh of the prices and a reload during it', async () => {
  const { state, answers } = aServer();
  const first = await open(own, answers);
  await changeLimit(first);
  state.now = { ...before, status: 'PENDING' };
  const second = await open(own, answers, { storage: first.storage });
  state.now = before;
  await second.pass(3_000);
  expect(textsOf(second)).toContain('1 change');
  expect(textsOf(second)).toContain('Save & Update');
});

test('of several changes those that the package holds are done, the others stay', async () => {
  const { state, answers } = aServer();
  const first = await open(own, answers);
  await changeLimit(first);
  const { customization } = first.model.packagePage;
  await first.send(customization.tried, { kind: 'remove', coverage: 'dao' });
  await first.send(customization.tried, { kind: 'add', coverage: 'fiduciary' });
  expect(Object.keys(first.get(customization.$draft)).toSorted()).toEqual([
    'dao',
    'epl',
    'fiduciary',
  ]);
  for (const mark of ['Edited', 'Added']) expect(textsOf(first)).toContain(mark);
  state.now = holding(eplAt(200_000_000));
  const second = await open(own, answers, { storage: first.storage });
  expect(Object.keys(second.get(second.model.packagePage.customization.$draft))).toEqual([
    'fiduciary',
  ]);
  state.now = holding(eplAt(200_000_000), aCoverage('fiduciary'));
  const third = await open(own, answers, { storage: first.storage });
  expect(textsOf(third)).not.toContain('1 change');
});

test('PACKAGES-108 an admin sees that the quote is blocked after a reload during repricing', async () => {
  const { state, answers, storage } = await savedAndGone(true);
  const second = await open(own, answers, { storage, isAdmin: true });
  state.now = after;
  state.submission = 'QUOTE_BLOCKED';
  await second.pass(3_000);
  expect(second.toasts()).toContain('Quote blocked. Please review the quote.');
  expect(second.address()).toBe(pageOf('pk_9'));
});

test('PACKAGES-109 a client is led to the review-block page after a reload during repricing that blocks the quote', async () => {
  const { state, answers, storage } = await savedAndGone();
  const second = await open(own, answers, { storage });
  state.now = after;
  state.submission = 'QUOTE_BLOCKED';
  await second.pass(3_000);
  expect(second.screen()).toBe('gtm-review-block');
});
