import { ApiError, ContractError, NetworkError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { memoryStorage } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { checkoutPage, oneAfterAnother, signaturePage } from '../../testing/answers.ts';
import { accepted, anAcceptedApplication, aPackage } from '../../testing/builders.ts';
import { addressOf, enterCard, keysOf, openPayment } from '../../testing/open-payment.ts';
import { openScreen } from '../../testing/open-screen.ts';

describe('one payment', () => {
  test('pressed twice, it is sent once', async () => {
    const page = await openPayment({ 'create-payment': noAnswerYet });
    await page.send(page.model.payment.sent);
    await page.send(page.model.payment.sent);
    expect(page.callsOf('create-payment')).toHaveLength(1);
    expect(page.isPaying()).toBe(true);
  });

  test('a payment is sent again after a double press, a reload or a lost answer only under its own key', async () => {
    const storage = memoryStorage();
    const page = await openPayment(
      { 'create-payment': oneAfterAnother(new NetworkError(), noAnswerYet()) },
      { storage },
    );
    await page.send(page.model.payment.sent);
    await page.send(page.model.payment.sent);
    await page.send(page.model.payment.sent);
    const again = await openPayment({}, { storage });
    await again.send(again.model.payment.sent);
    const keys = [...keysOf(page), ...keysOf(again)];
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('that was accepted leaves nothing of itself behind', async () => {
    const storage = memoryStorage();
    const page = await openPayment({}, { storage });
    await page.send(page.model.officer.changed, { name: 'Marguerite Oyelaran' });
    await page.send(page.model.payment.sent);
    const again = await openPayment({}, { storage });
    expect(again.get(again.model.officer.$officer).name).toBe('Caleb Anand');
    await again.send(again.model.payment.sent);
    expect(keysOf(again)[0]).not.toBe(keysOf(page)[0]);
  });

  test.each([
    ['no answer', new NetworkError(), 'The server didn’t respond: check'],
    [
      'an answer that cannot be read',
      new ContractError('create-payment', '', 'x'),
      'couldn’t read',
    ],
    ['408', new ApiError(408), 'didn’t respond in time'],
    ['429', new ApiError(429), 'The server had a problem'],
    ['504', new ApiError(504), 'didn’t respond in time'],
  ])('after %s it may be sent again under the same key', async (_, failure, text) => {
    const page = await openPayment({ 'create-payment': oneAfterAnother(failure, accepted) });
    await page.send(page.model.payment.sent);
    expect(page.get(page.model.payment.$refusal)).toMatchObject({
      kind: 'unknown',
      text: expect.stringContaining(text),
    });
    expect(page.isPaying()).toBe(false);
    await page.send(page.model.payment.sent);
    const [first, second] = keysOf(page);
    expect(second).toBe(first);
    expect(addressOf(page)).toBe(signaturePage);
  });

  test.each([
    ['a declined card', new ApiError(402, { errorCode: 'card_declined', message: 'Declined.' })],
    ['a price that has changed', new ApiError(409, { errorCode: 'amount_changed' })],
  ])('after %s the next one has a key of its own', async (_, failure) => {
    const page = await openPayment({ 'create-payment': oneAfterAnother(failure, accepted) });
    await page.send(page.model.payment.sent);
    await page.send(page.model.payment.sent);
    const [first, second] = keysOf(page);
    expect(second).not.toBe(first);
  });

  test('that was accepted before leads to the signature', async () => {
    let isAccepted = false;
    const page = await openPayment({
      'create-payment': () => {
        isAccepted = true;
        throw new ApiError(409, { errorCode: 'already_accepted' });
      },
      'get-legacy-application': () => (isAccepted ? anAcceptedApplication() : undefined),
    });
    await page.send(page.model.payment.sent);
    expect(addressOf(page)).toBe(signaturePage);
  });

  test('an answer about another package leads to the signature of that package', async () => {
    const page = await openPayment({
      'create-payment': () => ({ ...accepted, package_slug: 'basic' }),
      'get-legacy-packages': () => ({ recommended: aPackage(), basic: aPackage() }),
    });
    await page.send(page.model.payment.sent);
    expect(addressOf(page)).toBe('/officer-signature/10065/basic');
  });

  test.each([
    ['the same package and schedule', '/checkout/10065/recommended/monthly', true],
    ['another package', '/checkout/10065/basic/monthly', false],
    ['another schedule', '/checkout/10065/recommended/annual', false],
  ])(
    'after no answer, one for %s in another tab (%s) has the same key: %s',
    async (_, address, isSame) => {
      const storage = memoryStorage();
      const answers = {
        'create-payment': () => {
          throw new NetworkError();
        },
        'get-legacy-packages': () => ({ recommended: aPackage(), basic: aPackage() }),
      };
      const one = await openPayment(answers, { storage });
      await one.send(one.model.payment.sent);
      const other = await openPayment(answers, { storage, address });
      await other.send(other.model.payment.sent);
      const keys = [...keysOf(one), ...keysOf(other)];
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(isSame ? 1 : 2);
    },
  );

  test('Back does not reach its page again, and nothing is sent', async () => {
    const page = await openPayment({}, { address: checkoutPage });
    await page.send(page.model.schedule.continued);
    await enterCard(page);
    await page.send(page.model.payment.sent);
    expect(addressOf(page)).toBe(signaturePage);
    const moves: string[] = [];
    page.history.listen(({ address }) => moves.push(address));
    page.wentBack();
    await page.pass(0);
    const before = moves.length;
    expect(addressOf(page)).toBe(signaturePage);
    page.wentBack();
    expect(moves).toHaveLength(before);
    expect(page.callsOf('create-payment')).toHaveLength(1);
  });

  test('a page of the checkout that is opened after it leads to the signature', async () => {
    const page = await openScreen('/checkout/10065/basic/annual', {
      'get-legacy-application': () => anAcceptedApplication(),
    });
    expect(addressOf(page)).toBe(signaturePage);
  });
});
