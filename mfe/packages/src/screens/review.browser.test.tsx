import { expect, test, vi } from 'vitest';
import { base } from '../../testing/payment.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { RequestReview } from './package/request-review.tsx';

test('PACKAGES-145 the note to the underwriter has 6 rows and takes as many words as one likes', async () => {
  const address = '/market-submission/ms_1/packages/pk_1';
  const { model, send } = await showScreen(RequestReview, address, base);
  await send(model.packagePage.saving.reviewOpened);
  const note = await vi.waitFor(() => {
    const found = document.querySelector('textarea');
    if (!found) throw new Error('There is no note');
    return found;
  });
  expect(note.rows).toBe(6);
  expect(note.maxLength).toBe(-1);
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(note);
  const padding = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  expect(Math.round((note.clientHeight - padding) / Number.parseFloat(lineHeight))).toBe(6);
});
