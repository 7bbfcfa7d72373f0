import { describe, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { makeToken } from '../stand-ins/stripe/token.ts';
import { ask } from '../test-kit/ask.ts';
import { banks, legacyCheckout, officer } from '../test-kit/legacy-checkout.ts';
import { esignSite } from './esign.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type Checkout = Awaited<ReturnType<typeof legacyCheckout>>;

/** What the officer opens: the link of the newest e-mail. */
async function envelope({ caleb, sandbox }: Checkout) {
  const mails = await caleb.login.mailbox(officer.officer_email);
  const opens = mails.find((mail) => mail.opens?.startsWith('/esign/'))?.opens ?? '';
  const url = new URL(opens, 'http://here');
  const [id = '', key = ''] = [url.pathname.split('/').at(-1), url.searchParams.get('key') ?? ''];
  const site = esignSite(sandbox.world);
  return {
    opens,
    open: () => site.open(id, key),
    sign: (name = officer.officer_name, hasConsent = true) =>
      site.sign(id, key, { name, hasConsent }),
    decline: (reason = 'Other') => site.decline(id, key, reason),
    newLink: () => site.sendNewLink(id),
  };
}

async function sent(body: object = {}, flags: Readonly<Record<string, boolean>> = {}) {
  const checkout = await legacyCheckout(undefined, flags);
  await checkout.pay(body);
  await checkout.sandbox.advance(minute);
  return checkout;
}
async function signed(body: object = {}) {
  const checkout = await sent(body);
  await (await envelope(checkout)).sign();
  return checkout;
}
/** Sessions end before the life cycle does. */
async function pass({ sandbox, caleb }: Checkout, ms: number) {
  await sandbox.advance(ms);
  await caleb.login.signIn('caleb@pellucidwharf.example.com');
}

test('CHECKOUT-004 the officer gets an e-mail with a link a minute after the payment is accepted', async () => {
  const checkout = await legacyCheckout();
  await checkout.pay();
  expect(await checkout.subjects()).toEqual([
    'We’re sending the documents to marguerite@pellucidwharf.example.com'.replace('’', "'"),
  ]);
  await checkout.sandbox.advance(minute);
  expect(await checkout.status()).toBe('signature_sent');
  const [mail] = await checkout.caleb.login.mailbox(officer.officer_email);
  expect(mail).toMatchObject({
    subject: 'Please sign the insurance documents of Pellucid Wharf, Inc.',
    opens: expect.stringMatching(/^\/esign\/env_10065\?key=\w{6}$/),
  });
  expect(mail?.body).toContain("documents that aren't signed by 12/20/2026 are canceled");
});

describe('signing', () => {
  test('needs no account, and shows the documents', async () => {
    const checkout = await sent();
    expect(await (await envelope(checkout)).open()).toEqual({
      id: 'env_10065',
      state: 'open',
      company: 'Pellucid Wharf, Inc.',
      first_name: 'Caleb',
      officer_name: 'Marguerite Oyelaran',
      officer_title: 'CFO',
      officer_email: 'marguerite@pellucidwharf.example.com',
      documents: [
        'Application',
        'Quote and coverage summary',
        'Surplus lines notice',
        'Terrorism disclosure',
      ],
      terms: [
        { name: 'General Liability', value: '$1,000,000' },
        { name: 'Employee Benefits Liability', value: '$1,000,000' },
        { name: 'Cyber', value: '$2,000,000' },
        { name: 'Errors & Omissions', value: '$1,000,000' },
        { name: 'Directors & Officers', value: '$2,000,000' },
        { name: 'Employment Practices Liability', value: '$1,000,000' },
        { name: 'Effective', value: '12/01/2026' },
        { name: 'Premium, taxes, and fees', value: '$13,512.62, paid monthly' },
      ],
      sent: '11/20/2026',
      date: '12/20/2026',
    });
  });

  test('a renewal starts on the day the expiring policy ends', async () => {
    const checkout = await legacyCheckout('renewal-quoted');
    await checkout.pay({ package_slug: 'renewal', amount_cents: 227_310 });
    await checkout.sandbox.advance(minute);
    const { sign, open } = await envelope(checkout);
    const effective = async () =>
      (await open()).terms.find(({ name }) => name === 'Effective')?.value;
    expect(await effective()).toBe('12/20/2026');
    await sign();
    expect(await effective()).toBe('12/20/2026');
    expect(await checkout.checkouts()).toMatchObject([{ start_date: '2026-12-20' }]);
  });

  test('takes the officer’s name in any case, and the consent', async () => {
    const checkout = await sent();
    const { sign, open } = await envelope(checkout);
    expect(await sign('', false)).toEqual({
      name: 'Type your full name.',
      consent: 'Check the box to sign electronically.',
    });
    expect(await sign('Caleb Anand')).toEqual({
      name: 'Type the name the documents were prepared for: Marguerite Oyelaran.',
      consent: null,
    });
    expect((await open()).state).toBe('open');
    expect(await sign('  marguerite   OYELARAN ')).toBeNull();
    expect(await open()).toMatchObject({ state: 'signed', date: '11/20/2026' });
    expect(await checkout.read()).toMatchObject({
      status: 'awaiting_payment',
      signed_at: '2026-11-20T18:01:00.000Z',
    });
    expect(await checkout.subjects(officer.officer_email)).toContain(
      'You signed the insurance documents of Pellucid Wharf, Inc.',
    );
  });

  test('what was chosen first stays', async () => {
    const one = await signed();
    const signedEnvelope = await envelope(one);
    await signedEnvelope.decline();
    await signedEnvelope.sign();
    expect((await signedEnvelope.open()).state).toBe('signed');

    const other = await sent();
    const declinedEnvelope = await envelope(other);
    await declinedEnvelope.decline('Something is wrong in the documents');
    await declinedEnvelope.sign();
    expect((await declinedEnvelope.open()).state).toBe('declined');
  });

  test('a decline reopens the quotes, and another officer can be named', async () => {
    const checkout = await sent();
    await (await envelope(checkout)).decline('I’m not the right person');
    expect(await checkout.read()).toMatchObject({
      status: 'quoted',
      quote_accepted_at: null,
      package_slug: null,
    });
    const mails = await checkout.caleb.login.mailbox('caleb@pellucidwharf.example.com');
    expect(mails[0]?.body).toContain(
      'declined to sign: I’m not the right person. Nothing was charged.',
    );
    await checkout.pay({ officer_name: 'Ada Lovelace', officer_title: 'CEO' }, 'key-2');
    expect((await checkout.checkouts()).map(({ id }) => id)).toEqual(['env_10065', 'env_10065_2']);
  });

  test('a reason that is not on the list is refused', async () => {
    const checkout = await sent();
    const { decline } = await envelope(checkout);
    await expect(decline('')).rejects.toMatchObject({ status: 400, message: 'Choose a reason.' });
  });

  test('a link works for 7 days; a new one makes it invalid and the 30 days continue', async () => {
    const checkout = await sent();
    const first = await envelope(checkout);
    await checkout.sandbox.advance(7 * day - minute);
    expect((await first.open()).state).toBe('open');
    await checkout.sandbox.advance(minute);
    // The reminder carries a link of its own.
    expect((await first.open()).state).toBe('link_replaced');
    await checkout.sandbox.advance(minute);
    await first.newLink();
    const second = await envelope(checkout);
    expect(second.opens).not.toBe(first.opens);
    expect(await second.open()).toMatchObject({ state: 'open', date: '12/20/2026' });
  });

  test('a link that nobody replaced expires', async () => {
    const checkout = await sent();
    await checkout.sandbox.advance(29 * day);
    const last = await envelope(checkout);
    expect((await last.open()).state).toBe('open');
    const row = (await checkout.checkouts())[0];
    if (!row?.link) throw new Error('The documents have no link');
    const old = { ...row.link, sent_at: row.link.sent_at - 7 * day };
    await checkout.sandbox.world.store.put('checkout', { ...row, link: old });
    expect((await last.open()).state).toBe('link_expired');
  });

  test('the officer is reminded after 7, 14, 21 and 28 days', async () => {
    const checkout = await sent();
    await checkout.sandbox.advance(29 * day);
    const subjects = await checkout.subjects(officer.officer_email);
    expect(subjects).toEqual([
      'Please sign the insurance documents of Pellucid Wharf, Inc.',
      ...Array.from({ length: 4 }, () => 'Reminder: Pellucid Wharf, Inc. needs your signature'),
    ]);
    const bodies = (await checkout.caleb.login.mailbox(officer.officer_email)).map(
      ({ body }) => body,
    );
    expect(bodies[0]).toContain('You have 2 days left.');
  });

  test('an envelope that is not there is reported as unknown', async () => {
    const { sandbox } = await sent();
    expect((await esignSite(sandbox.world).open('env_1', 'x')).state).toBe('unknown');
  });
});

describe('documents that are not signed', () => {
  test('CHECKOUT-063 are canceled after 30 days, not a moment before', async () => {
    const checkout = await sent();
    const before = await envelope(checkout);
    await pass(checkout, 30 * day - 1);
    expect(await checkout.status()).toBe('signature_sent');
    await checkout.sandbox.advance(1);
    expect(await checkout.read()).toMatchObject({
      status: 'quoted',
      quote_accepted_at: null,
      package_slug: null,
    });
    expect((await before.open()).state).toBe('canceled');
    await before.sign();
    expect(await checkout.status()).toBe('quoted');
    expect(await checkout.subjects('caleb@pellucidwharf.example.com')).toContain(
      'The documents of Pellucid Wharf, Inc. were canceled',
    );
    await checkout.pay({}, 'key-2');
    expect(await checkout.status()).toBe('awaiting_signature');
  });

  test.each([
    ['legacy-unsigned-29-days', 0, 'signature_sent'],
    ['legacy-unsigned-29-days', day, 'quoted'],
    ['legacy-signature-sent', 0, 'signature_sent'],
    ['legacy-signature-sent', 27 * day, 'quoted'],
    ['legacy-awaiting-signature', 40 * day, 'awaiting_signature'],
  ])('%s after %i ms is %s', async (persona, ms, status) => {
    const sandbox = await createSandbox({ now: '2026-11-20T18:00:00Z', persona, zone: 'UTC' });
    await sandbox.advance(ms);
    const visitor = sandbox.visitor(persona);
    const [legacy] = await ask<{ status: string }[]>(visitor, 'list-legacy-applications');
    expect(legacy?.status).toBe(status);
  });
});

describe('by card', () => {
  // The start date asked for is 12/01/2026.
  const untilStart = Date.parse('2026-12-01T14:01:00Z') - Date.parse('2026-11-20T18:01:00Z');

  test('CHECKOUT-003 the coverage is active after the payment', async () => {
    const checkout = await signed();
    await pass(checkout, untilStart - 1);
    expect(await checkout.read()).toMatchObject({ is_paid: false, is_completed: false });
    await checkout.sandbox.advance(1);
    expect(await checkout.read()).toMatchObject({
      status: 'signed_and_paid',
      is_paid: true,
      is_completed: false,
    });
    await checkout.sandbox.advance(minute);
    expect(await checkout.read()).toMatchObject({ status: 'completed', is_completed: true });
    expect((await checkout.subjects('caleb@pellucidwharf.example.com')).slice(-2)).toEqual([
      'Receipt for $2,252.10',
      'Pellucid Wharf, Inc. is covered',
    ]);
    expect(
      await ask(checkout.caleb, 'get-previous-payment-info', { params: checkout.params }),
    ).toEqual({
      type: 'card',
      charge_type: 'credit',
      network: 'visa',
      bank: null,
      last_four: '4242',
    });
  });

  test('a signature after the start date is charged a minute later', async () => {
    const checkout = await sent();
    await pass(checkout, 15 * day);
    await (await envelope(checkout)).sign();
    await checkout.sandbox.advance(minute);
    expect(await checkout.status()).toBe('signed_and_paid');
  });

  test('CHECKOUT-064 a card that is declined when it is charged is tried twice more, then the policy ends', async () => {
    const checkout = await signed({ token: makeToken('4000000000000341') });
    await pass(checkout, untilStart + 8 * day);
    expect(await checkout.status()).toBe('awaiting_payment');
    expect(await checkout.checkouts()).toMatchObject([{ failures: 3, collect_at: null }]);
    const midnight = Date.parse('2027-01-01T00:00:00Z') - checkout.sandbox.world.now();
    await pass(checkout, midnight - 1);
    expect(await checkout.status()).toBe('awaiting_payment');
    await checkout.sandbox.advance(1);
    expect(await checkout.read()).toMatchObject({ status: 'company_blocked', is_paid: false });
    expect((await checkout.subjects('caleb@pellucidwharf.example.com')).slice(-4)).toEqual([
      "Your payment didn't go through",
      "Your payment didn't go through",
      "Your payment didn't go through",
      'Your coverage was canceled',
    ]);
  });

  test('MONEY-016 a Brex card earns its points with the payment', async () => {
    const checkout = await signed({ token: makeToken('5555555555554444') });
    await pass(checkout, untilStart);
    await checkout.status();
    expect(await checkout.checkouts()).toMatchObject([{ points: 10_000 }]);
  });
});

describe('by bank', () => {
  const toStart = Date.parse('2026-12-01T00:00:00Z') - Date.parse('2026-11-20T18:01:00Z');

  test('CHECKOUT-002 the coverage is active after the signature, from the start date on', async () => {
    const checkout = await signed(banks.platypus);
    expect(await checkout.read()).toMatchObject({ is_completed: false });
    await pass(checkout, toStart);
    expect(await checkout.read()).toMatchObject({
      status: 'awaiting_payment',
      is_completed: true,
      is_paid: false,
    });
  });

  test.each([
    // Started on Tuesday 12/01 at 14:01.
    ['platypus', '2026-12-04T14:01:00Z'],
    ['gingham', '2026-12-08T14:01:00Z'],
    // Returned on 12/03, tried again three days later: Sunday 12/06, three business days.
    ['tartan', '2026-12-09T14:01:00Z'],
  ] as const)('CHECKOUT-062 a transfer from %s clears at %s', async (bank, moment) => {
    const checkout = await signed(banks[bank]);
    await pass(checkout, Date.parse(moment) - 1 - checkout.sandbox.world.now());
    expect(await checkout.read()).toMatchObject({ status: 'awaiting_payment', is_paid: false });
    await checkout.sandbox.advance(1);
    expect(await checkout.read()).toMatchObject({ status: 'completed', is_paid: true });
  });

  test('CHECKOUT-064 a transfer that is always returned ends the coverage on day 31', async () => {
    const checkout = await signed(banks.houndstooth);
    await pass(checkout, Date.parse('2027-01-01T00:00:00Z') - 1 - checkout.sandbox.world.now());
    expect(await checkout.read()).toMatchObject({ status: 'awaiting_payment', is_completed: true });
    await checkout.sandbox.advance(1);
    expect(await checkout.read()).toMatchObject({
      status: 'company_blocked',
      is_completed: false,
      is_paid: false,
    });
  });

  test.each([
    [0, 'awaiting_payment'],
    [day, 'awaiting_payment'],
    [2 * day, 'company_blocked'],
  ])('a persona that is unpaid for 29 days is after %i ms %s', async (ms, status) => {
    const persona = 'legacy-unpaid-29-days';
    const sandbox = await createSandbox({ now: '2026-11-20T18:00:00Z', persona, zone: 'UTC' });
    await sandbox.advance(ms);
    const visitor = sandbox.visitor(persona);
    const [legacy] = await ask<{ status: string }[]>(visitor, 'list-legacy-applications');
    expect(legacy?.status).toBe(status);
  });
});

test('pay when you raise collects on day 30 after the start date, still in time', async () => {
  const checkout = await legacyCheckout('pay-when-you-raise-quoted');
  const packages = await ask<
    Record<string, { quote: { pricing: { annual_amount_cents: number } } }>
  >(checkout.caleb, 'get-legacy-packages', { params: checkout.params });
  const slug = 'pay_when_you_raise_basic';
  const amount_cents = packages[slug]?.quote.pricing.annual_amount_cents;
  await checkout.pay({ package_slug: slug, payment_schedule: 'annual', amount_cents });
  await checkout.sandbox.advance(minute);
  await (await envelope(checkout)).sign();
  const [row] = await checkout.checkouts();
  expect(row?.start_date).toBe('2026-12-01');
  expect(new Date(row?.collect_at ?? 0).toISOString()).toBe('2026-12-31T14:00:00.000Z');
});

describe('a round that is closed', () => {
  const slug = 'pay_when_you_raise_basic';
  async function accepted() {
    const checkout = await legacyCheckout('pay-when-you-raise-quoted');
    const packages = await ask<
      Record<string, { quote: { pricing: { annual_amount_cents: number } } }>
    >(checkout.caleb, 'get-legacy-packages', { params: checkout.params });
    const amount_cents = packages[slug]?.quote.pricing.annual_amount_cents;
    await checkout.pay({ package_slug: slug, payment_schedule: 'annual', amount_cents });
    await checkout.sandbox.advance(minute);
    return checkout;
  }
  const collectAt = async ({ checkouts }: Checkout) =>
    new Date((await checkouts())[0]?.collect_at ?? 0).toISOString();

  test('lets the first payment be collected on its day, and the client is told once', async () => {
    const checkout = await accepted();
    await (await envelope(checkout)).sign();
    await checkout.sandbox.advance(day);
    await checkout.sandbox.closeRounds();
    expect(await collectAt(checkout)).toBe('2026-11-21T14:01:00.000Z');
    await checkout.sandbox.closeRounds();
    const told = (await checkout.subjects()).filter((subject) => subject.includes('round'));
    expect(told).toEqual(['Congratulations on closing your round']);
    const row = await checkout.sandbox.world.store.get('legacy', checkout.params.id);
    expect(row).toMatchObject({ is_paid: true, status: 'completed' });
  });

  test('before the signature collects after it', async () => {
    const checkout = await accepted();
    await checkout.sandbox.closeRounds();
    await checkout.sandbox.advance(minute);
    await (await envelope(checkout)).sign();
    expect(await collectAt(checkout)).toBe('2026-11-20T18:03:00.000Z');
  });

  test('after the last day changes nothing', async () => {
    const checkout = await accepted();
    await (await envelope(checkout)).sign();
    await checkout.sandbox.advance(60 * day);
    await checkout.sandbox.closeRounds();
    const [row] = await checkout.checkouts();
    expect(row?.round_closed_at).toBeUndefined();
    expect(new Date(row?.paid_at ?? 0).toISOString()).toBe('2026-12-31T14:00:00.000Z');
  });

  test('collects nothing of who pays at the start', async () => {
    const checkout = await signed();
    const before = await checkout.checkouts();
    await checkout.sandbox.closeRounds();
    expect(await checkout.checkouts()).toEqual(before);
  });
});

test('CHECKOUT-031 the signature details of a legacy application name the officer', async () => {
  const { caleb, pay } = await legacyCheckout();
  await pay();
  expect(
    await ask(caleb, 'get-signature-details', { query: { market_submission_id: '10065' } }),
  ).toEqual({ email: 'marguerite@pellucidwharf.example.com' });
});

test('the offered packages depend on program, partner and what was asked for', async () => {
  const slugs = async (persona: string) => {
    const { sandbox, caleb, params } = await legacyCheckout(persona);
    await sandbox.advance(22 * day);
    const [mail] = (await sandbox.world.store.list('person')).map(({ email }) => email);
    await caleb.login.signIn(mail ?? '');
    return Object.keys(await ask<object>(caleb, 'get-legacy-packages', { params }));
  };
  expect(await slugs('brex-quoted')).toEqual([
    'brex_10k_points_basic',
    'brex_10k_points_recommended',
  ]);
  expect(await slugs('svb-credit-solutions-ineligible')).toEqual([
    'svb_credit_solutions_ineligible',
  ]);
  expect(await slugs('vanta-quoted')).toEqual([
    'vanta_recommended',
    'vanta_complete',
    'vanta_compliant',
  ]);
  expect(await slugs('legacy-officer-differs')).toEqual(['basic', 'recommended']);
  expect(await slugs('legacy-quoted')).toEqual([
    'basic',
    'recommended',
    'carta_basic',
    'carta_recommended',
  ]);
});
