import { describe, expect, test } from 'vitest';
import { legacyCheckout, officer } from '../test-kit/legacy-checkout.ts';
import { day, envelope, minute, sent, signed } from '../test-kit/legacy-signature.ts';
import { esignSite } from './esign.ts';

describe('signing', () => {
  test('signing needs no account, and shows the documents', async () => {
    const checkout = await sent();
    expect(await (await envelope(checkout)).open()).toEqual({
      id: 'env_10065',
      state: 'open',
      company: 'Pellucid Wharf, Inc.',
      first_name: 'Caleb',
      officer_name: 'Marguerite Oyelaran',
      officer_title: 'CFO',
      officer_email: 'marguerite@pellucidwharf.example.com',
      is_applicant: false,
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

  test('a link that was not replaced expires', async () => {
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

  test('a missing envelope is unknown', async () => {
    const { sandbox } = await sent();
    expect((await esignSite(sandbox.world).open('env_1', 'x')).state).toBe('unknown');
  });
});
