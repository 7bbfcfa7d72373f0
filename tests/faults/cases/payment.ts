import { again, callCase, none, press, task } from '../call-case.ts';
import type { Step } from '../case.ts';

const buy = task('buy package', 'Recommended');
const toCheckout: readonly Step[] = [buy, 'continue to payment'];
const day = task('choose effective date', 'in 7 days');
const card = task('enter card', {
  number: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
  'postal code': '94105',
});
const connect = press('Connect your bank');
const bank: readonly Step[] = [task('choose payment method', 'bank'), connect];
const send = again('Send for Signature', 'activate');
const paid = { as: 'returning-submitted' } as const;

/** Billing, checkout and confirmation. */
export const payment = [
  callCase({
    ...paid,
    call: 'set-requested-effective-date',
    when: 'the effective date is chosen',
    reach: [buy],
    act: [day],
    arrives: 'billing',
    failed: {
      // Once when the day is chosen, and once when its field is left.
      tries: 2,
      sees: 'Failed to update effective date. Please try again.',
      wayOn: again('choose the date again', day),
    },
  }),
  callCase({
    ...paid,
    call: 'create-link-token',
    flags: { 'ach-payment': true },
    when: 'a bank account is connected',
    reach: toCheckout,
    act: bank,
    arrives: 'market-submission-checkout',
    failed: { sees: 'We couldn’t connect your bank.', wayOn: again('Connect your bank', connect) },
    afterSignIn: bank,
  }),
  callCase({
    ...paid,
    call: 'bind-request',
    when: 'the package is activated',
    reach: [...toCheckout, card],
    act: ['activate'],
    isPressed: true,
    arrives: 'confirmation',
    failed: { sees: 'The sandbox was told to answer', wayOn: send },
    stays: 'market-submission-checkout',
    afterSignIn: [card, 'activate'],
    except: {
      'dropped before send': {
        sees: 'We don’t know if your payment arrived. The server didn’t respond',
      },
      'dropped after commit': {
        sees: 'We don’t know if your payment arrived. The server didn’t respond',
      },
      malformed: {
        sees: 'We don’t know if your payment arrived. We couldn’t read the server’s response',
      },
      '408': { sees: 'We don’t know if your payment arrived. The server didn’t respond in time' },
      '429': { sees: 'We don’t know if your payment arrived. The server had a problem' },
      '500': { sees: 'We don’t know if your payment arrived. The server had a problem' },
      '503': { sees: 'We don’t know if your payment arrived. The server had a problem' },
      '504': { sees: 'We don’t know if your payment arrived. The server didn’t respond in time' },
      '409': {
        sees: 'Confirm your order again',
        wayOn: again('Pay the new price', 'pay the new price'),
      },
    },
  }),
  callCase({
    call: 'get-signature-details',
    when: 'the confirmation says where the documents were sent',
    as: 'ms-bind-requested',
    arrives: 'confirmation',
    retries: 2,
    failed: {
      sees: 'We couldn’t look up the email address we sent the documents to. The server didn’t return it',
      wayOn: none,
    },
  }),
];
