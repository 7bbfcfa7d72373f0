import { expect, test } from 'vitest';
import type { Browser } from 'webdriverio';
import { stage, textOf, type } from './page.ts';
import { next, openIntake, swap, swapIn } from './swapping.ts';

/** Which field has the focus, what is selected in it, and how far the page is scrolled. */
function locationOf(page: Browser) {
  return page.execute(() => {
    const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return [id, selectionStart, selectionEnd, window.scrollY];
  });
}

test('the focus, the selection and the scroll are where they were after a swap', async () => {
  const page = await openIntake();
  await swapIn(page, next);
  await type(page, '#name', 'Ada Lovelace');
  await page.execute(() => {
    const field = document.querySelector<HTMLInputElement>('#name');
    field?.focus();
    field?.setSelectionRange(4, 8);
    window.scrollTo(0, 1200);
  });
  expect(await swap(page, next)).toMatchObject({ kind: 'swapped' });
  await expect.poll(() => locationOf(page)).toEqual(['name', 4, 8, 1200]);
});

test('a form that takes the focus by itself when it is drawn does not keep it from where it was', async () => {
  const page = await openIntake();
  await swapIn(page, next);
  await type(page, '#name', 'Ada Lovelace');
  await page.execute(() => {
    document.querySelector<HTMLInputElement>('#name')?.setSelectionRange(4, 8);
    const old = document.querySelector('[name=break]');
    new MutationObserver((_, observer) => {
      const drawn = document.querySelector<HTMLElement>('[name=break]');
      if (!drawn || drawn === old) return;
      drawn.focus();
      if (document.activeElement === drawn) observer.disconnect();
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
  });
  expect(await swap(page, next)).toMatchObject({ kind: 'swapped' });
  await expect.poll(() => locationOf(page)).toEqual(['name', 4, 8, 0]);
});

test('the focus is where it was after a build that cannot render is rolled back', async () => {
  const page = await openIntake();
  await page.execute(() => document.querySelector<HTMLInputElement>('#name')?.focus());
  expect(await swap(page, stage.builds['intake-broken'] ?? '')).toMatchObject({
    kind: 'rolled-back',
  });
  await expect.poll(() => page.execute(() => document.activeElement?.id)).toBe('name');
});

test('a control that the next build does not have leaves the focus on the heading', async () => {
  const page = await openIntake();
  await swapIn(page, next);
  await page.execute(() => document.querySelector<HTMLElement>('[name=break]')?.focus());
  expect(await swap(page, stage.builds['intake-raised'] ?? '')).toMatchObject({ kind: 'swapped' });
  await expect
    .poll(() => page.execute(() => document.activeElement?.tagName), { timeout: 10_000 })
    .toBe('H1');
});

test('a swap does not move the focus from the header', async () => {
  const page = await openIntake();
  await page.execute(() => document.querySelector<HTMLElement>('#header a')?.focus());
  expect(await swap(page, next)).toMatchObject({ kind: 'swapped' });
  expect(await textOf(page, ':focus')).toBe('Home');
});
