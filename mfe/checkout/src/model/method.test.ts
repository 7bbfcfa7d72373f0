import { describe, expect, test } from 'vitest';
import { checkoutPage, paymentPage } from '../../testing/answers.ts';
import { aCardOnFile } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

describe('the method', () => {
  const onFile = (type: string) => ({
    'get-previous-payment-info': () => ({ ...aCardOnFile, type }),
  });

  test.each([
    ['card', true, ['previous', 'bank', 'card'], 'bank', 'ach_debit'],
    ['card', false, ['previous', 'card'], 'card', 'card'],
    ['ach_debit', true, ['previous', 'bank', 'card'], 'bank', 'ach_debit'],
    ['ach_debit', false, ['card'], 'card', 'card'],
    ['check', true, ['bank', 'card'], 'bank', 'ach_debit'],
  ])('with a %s on file and banks %s is one of %j', async (type, banks, modes, mode, method) => {
    const page = await openScreen(paymentPage, onFile(type), { flags: { 'ach-payment': banks } });
    expect(page.get(page.model.method.$modes)).toEqual(modes);
    expect(page.get(page.model.method.$mode)).toBe(mode);
    expect(page.get(page.model.method.$method)).toBe(method);
  });

  test.each([
    ['previous', 'card'],
    ['bank', 'ach_debit'],
    ['card', 'card'],
  ] as const)('that is chosen (%s) is what is paid with', async (mode, method) => {
    const page = await openScreen(paymentPage, onFile('card'), { flags: { 'ach-payment': true } });
    await page.send(page.model.method.chosen, mode);
    expect(page.get(page.model.method.$mode)).toBe(mode);
    expect(page.get(page.model.method.$method)).toBe(method);
  });

  test('that is not offered is not chosen', async () => {
    const page = await openScreen(checkoutPage);
    await page.send(page.model.method.chosen, 'previous');
    expect(page.get(page.model.method.$mode)).toBe('card');
  });
});
