import { dropped, fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { $toasts } from '@fairlead/store';
import { expect, test } from 'vitest';
import { askReview, changeLimit, open, own, withOwn } from '../../../testing/package-page.ts';

const reviews = { 'intake-client-plm-manual-review-customization': true };

test('changes are saved once, however often it is pressed, and nothing is saved without changes', async () => {
  const shown = await open(own, { 'customize-package': noAnswerYet });
  await shown.send(shown.model.packagePage.saving.saved);
  expect(shown.callsOf('customize-package')).toEqual([]);
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.saving.saved);
  await shown.send(shown.model.packagePage.saving.saved);
  expect(shown.callsOf('customize-package')).toHaveLength(1);
  expect(shown.get(shown.model.packagePage.saving.$isRepricing)).toBe(true);
});

test('a failed save shows a red toast, and the price is no longer pending', async () => {
  const shown = await open(own, { 'customize-package': fails(500) });
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.saving.saved);
  expect(shown.get($toasts)).toMatchObject([
    { text: 'Failed to customize package. Please try again.', tone: 'danger' },
  ]);
  expect(shown.get(shown.model.packagePage.saving.$isRepricing)).toBe(false);
  expect(shown.get(shown.model.packagePage.customization.$count)).toBe(1);
});

test('a save whose answer is lost is followed at once if the server has begun it', async () => {
  let status = 'READY';
  const shown = await open(own, {
    'get-market-submission': () => withOwn({ status }),
    'customize-package': () => {
      status = 'PENDING';
      return dropped();
    },
    'get-package-status': () => ({ status }),
  });
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.saving.saved);
  expect(shown.get(shown.model.packagePage.saving.$isRepricing)).toBe(true);
});

test('a review is sent once, with its note without the spaces around it', async () => {
  const shown = await open(own, { 'customize-package': noAnswerYet }, { flags: reviews });
  await askReview(shown);
  const { saving, primaryPressed } = shown.model.packagePage;
  await shown.send(primaryPressed);
  await shown.send(saving.noteTyped, '  For a customer. ');
  await shown.send(saving.reviewSent);
  await shown.send(saving.reviewSent);
  expect(shown.callsOf('customize-package').map(({ body }) => body)).toMatchObject([
    { coverage_requests: [{ notes: 'For a customer.' }] },
  ]);
  expect(shown.get(saving.$isRepricing)).toBe(false);
});

test('a requested review shows a green toast, and its note is cleared', async () => {
  let status = 'READY';
  const shown = await open(
    own,
    {
      'get-market-submission': () => withOwn({ status }),
      'customize-package': () => {
        status = 'IN_REVIEW';
        return {};
      },
      'get-package-status': () => ({ status }),
    },
    { flags: reviews },
  );
  await askReview(shown);
  const { saving, customization } = shown.model.packagePage;
  await shown.send(saving.noteTyped, 'For a customer.');
  await shown.send(saving.reviewSent);
  expect(shown.get($toasts)).toMatchObject([
    {
      text: 'An underwriter is reviewing your request. You can check out once it’s answered.',
      tone: 'success',
    },
  ]);
  expect(shown.get(saving.$note)).toBe('');
  expect(shown.get(customization.$count)).toBe(0);
});
