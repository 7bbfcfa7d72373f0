import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { makeToken } from '../../stand-ins/stripe/token.ts';
import { ask } from '../../test-kit/ask.ts';
import { now } from '../../test-kit/now.ts';
import { checkout, good, type Paying, payments, read } from '../../test-kit/package-checkout.ts';

describe('refused and not charged is', () => {
  test.each([
    ['another amount', { amount: 1 }, 409, 'amount_changed'],
    ['another quote', { ids: 'qa_041_1_sgl,qa_x,qa_y' }, 409, 'amount_changed'],
    ['a part of the quotes', { ids: 'qm_041_2_cp_cpp' }, 409, 'amount_changed'],
    [
      'the quotes of the other schedule',
      { ids: 'qa_041_2_cp_cpp,qa_041_2_cp_cem,qa_041_2_sml' },
      409,
      'amount_changed',
    ],
    [
      'a quote too many',
      { ids: 'qm_041_2_cp_cpp,qm_041_2_cp_cem,qm_041_2_sml,qm_041_1_sgl' },
      409,
      'amount_changed',
    ],
    ['a day before today', { body: { effective_date: '2026-11-18' } }, 400, 'effective_date'],
    [
      'a day after the quotes expire',
      { body: { effective_date: '2027-05-01' } },
      400,
      'effective_date',
    ],
    [
      'a declined card',
      { body: { payment_method_token: makeToken('4000000000000002') } },
      402,
      'generic_decline',
    ],
    [
      'a card without funds',
      { body: { payment_method_token: makeToken('4000000000009995') } },
      402,
      'insufficient_funds',
    ],
    ['a missing token', { body: { payment_method_token: '' } }, 400, 'missing_token'],
    [
      'a bank without an account',
      { body: { payment_type: 'ACH', payment_method_token: 'public-sandbox-x' } },
      400,
      'missing_token',
    ],
    [
      'a bank that is not connected',
      {
        body: { payment_type: 'ACH', payment_method_token: 'x', payment_account_id: 'account-1' },
      },
      402,
      'invalid_public_token',
    ],
  ] satisfies [string, Paying, number, string][])('%s', async (_, paying, status, errorCode) => {
    const { sandbox, ines, pay } = await checkout();
    await expect(pay(paying)).rejects.toMatchObject({ status, errorCode });
    expect(await payments(sandbox)).toEqual([]);
    expect((await read(ines)).status).toBe('RELEASED');
    // A refused try leaves the key free for the next one.
    expect(await pay()).toMatchObject({ status: 'BIND_REQUESTED' });
  });
});

test('an expired quote is refused with 410', async () => {
  const { sandbox, ines, pay } = await checkout();
  await sandbox.advance(31 * 86_400_000);
  await ines.login.signIn('ines@quillmarsh.example.com');
  await expect(pay({ body: { effective_date: '2026-12-22' } })).rejects.toMatchObject({
    status: 410,
    errorCode: 'quote_expired',
  });
});

test('nothing can be bought without a selected package, or while it is blocked', async () => {
  const sandbox = await createSandbox({ now, persona: 'ms-quote-blocked' });
  const ivan = sandbox.visitor('ms-quote-blocked');
  const body = {
    market_submission_id: 'ms_039',
    billing_interval: 'MONTHLY',
    payment_method_token: good,
    payment_account_id: null,
    payment_type: 'CC',
    effective_date: '2026-12-01',
  };
  await expect(ask(ivan, 'bind-request', { body })).rejects.toMatchObject({
    errorCode: 'not_released',
  });
});
