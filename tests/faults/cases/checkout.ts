import { again, callCase, none, press, stay, task, toldByKind } from '../call-case.ts';

const caleb = { as: 'legacy-officer-differs' } as const;
const page = '/checkout/10065/recommended';
const card = task('fill in the card', {
  number: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
  'postal code': '94105',
});
const officer = task('name the officer', {
  name: 'Marguerite Oyelaran',
  email: 'marguerite@pellucidwharf.example.com',
  title: 'CFO',
});
const send = again('Send for Signature', 'send for signature');
/** The user has no such application: the page links to the account. */
const unknown = {
  '404': { sees: 'We couldn’t find this application.', wayOn: stay },
};
const asked = 'We couldn’t load your application.';
const notLoaded = {
  sees: 'The server didn’t respond: check your connection and try again; your saved answers are safe.',
  wayOn: again('Try again', press('Try again')),
};
const connect = press('Connect your bank');
const lost = 'We don’t know if your payment arrived. The server didn’t respond';
const failed = 'We don’t know if your payment arrived. The server had a problem';
const late = 'We don’t know if your payment arrived. The server didn’t respond in time';

/** The calls that a page of the checkout depends on. */
const lookUps = ['get-legacy-application', 'get-legacy-packages'];

/** Schedule, payment and signature of legacy applications. */
export const checkout = [
  ...lookUps.map((call) =>
    callCase({
      ...caleb,
      call,
      when: 'the checkout is opened',
      start: page,
      arrives: 'checkout',
      retries: 2,
      failed: notLoaded,
      except: { ...toldByKind(asked), ...unknown },
    }),
  ),
  callCase({
    ...caleb,
    call: 'get-previous-payment-info',
    when: 'the payment page looks for a method on file',
    start: `${page}/monthly`,
    arrives: 'checkout-payment',
    retries: 2,
    failed: { sees: 'We can’t show your payment method on file right now.', wayOn: none },
    // The response for a user without an earlier payment.
    except: { '404': { sees: null } },
  }),
  callCase({
    ...caleb,
    call: 'create-link-token',
    when: 'a bank account is connected for a legacy application',
    flags: { 'ach-payment': true },
    start: `${page}/monthly`,
    act: [connect],
    arrives: 'checkout-payment',
    failed: { sees: 'We couldn’t connect your bank.', wayOn: again('Connect your bank', connect) },
  }),
  callCase({
    ...caleb,
    call: 'create-payment',
    when: 'the quote is sent for signature',
    start: `${page}/monthly`,
    reach: [card, officer],
    act: ['send for signature'],
    isPressed: true,
    arrives: 'officer-signature',
    failed: { sees: 'The sandbox was told to answer', wayOn: send },
    stays: 'checkout-payment',
    afterSignIn: [card, 'send for signature'],
    except: {
      'dropped before send': { sees: lost },
      'dropped after commit': { sees: lost },
      malformed: {
        sees: 'We don’t know if your payment arrived. We couldn’t read the server’s response',
      },
      '408': { sees: late },
      '429': { sees: failed },
      '500': { sees: failed },
      '503': { sees: failed },
      '504': { sees: late },
      '409': {
        sees: 'Confirm your order again',
        wayOn: again('Continue with the new price', press('Continue with $2,252.10')),
      },
    },
  }),
  callCase({
    call: 'get-signature-details',
    when: 'the signature page says where the documents were sent',
    as: 'legacy-signature-sent',
    arrives: 'officer-signature',
    retries: 2,
    failed: { sees: 'We sent the documents to the officer who signs.', wayOn: none },
  }),
  callCase({
    call: 'get-payment-link',
    when: 'the signature page offers to update the payment method',
    as: 'legacy-awaiting-payment',
    arrives: 'officer-signature',
    retries: 2,
    failed: { sees: null, wayOn: none },
  }),
  callCase({
    call: 'get-legacy-application',
    when: 'the signature page is opened',
    as: 'legacy-signature-sent',
    start: '/officer-signature/10029/recommended',
    arrives: 'officer-signature',
    retries: 2,
    // Before the first poll, which makes the same call.
    waitMs: 9_000,
    failed: notLoaded,
    except: { ...toldByKind(asked), ...unknown },
  }),
  callCase({
    call: 'get-legacy-packages',
    when: 'the signature page is opened',
    as: 'legacy-signature-sent',
    start: '/officer-signature/10029/recommended',
    arrives: 'officer-signature',
    retries: 2,
    failed: { sees: null, wayOn: none },
  }),
];
