import { describe, expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { ask } from '../test-kit/ask.ts';
import { legacyCheckout, officer } from '../test-kit/legacy-checkout.ts';
import { day, envelope, minute, pass, sent } from '../test-kit/legacy-signature.ts';

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
  expect(mail?.body).toContain("documents that aren't signed by December 20, 2026 are canceled");
});

describe('documents that are not signed', () => {
  test('CHECKOUT-063 documents that are not signed are canceled after 30 days, not a moment before', async () => {
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

test('CHECKOUT-031 the signature details of a legacy application name the officer', async () => {
  const { caleb, pay } = await legacyCheckout();
  await pay();
  expect(
    await ask(caleb, 'get-signature-details', { query: { market_submission_id: '10065' } }),
  ).toEqual({ email: 'marguerite@pellucidwharf.example.com' });
});

test('the offered packages depend on the program, the partner and the requested coverages', async () => {
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
