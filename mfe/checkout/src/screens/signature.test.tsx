import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { pageVisibilityChanged } from '@fairlead/store';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { oneAfterAnother, signaturePage } from '../../testing/answers.ts';
import { anAcceptedApplication, anApplication, aPackage, signed } from '../../testing/builders.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

const draw = (...applications: unknown[]) =>
  drawScreen(signaturePage, {
    'get-legacy-application': oneAfterAnother(...applications) as never,
  });

test('three coverages that partners arrange are a list', async () => {
  const page = await drawScreen(signaturePage, {
    'get-legacy-application': () => anAcceptedApplication(),
    'get-legacy-packages': () => ({
      recommended: {
        ...aPackage(),
        partnered_coverages: [
          { name: 'key_person', flag: true },
          { name: 'workers_compensation', flag: true },
          { name: 'travel', flag: true },
        ],
      },
    }),
  });
  expect(page.body()).toContain(
    'Our partners arrange key person, workers’ compensation, and travel.',
  );
});

test('CHECKOUT-013 CHECKOUT-038 CHECKOUT-039 CHECKOUT-063 CHECKOUT-064 the stepper waits for the officer', async () => {
  const page = await draw(anAcceptedApplication());
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Next: sign your policy" [level=1]
    - text: By bank account, coverage starts when the documents are signed. By card, it starts after the card is charged.
    - list:
      - listitem:
        - heading "Choose coverage (done)" [level=2]
        - text: You chose Recommended.
        - text: 11/20/2026
      - listitem [current]:
        - heading "Sign" [level=2]
        - text: We sent the documents to marguerite@pellucidwharf.com. Documents that aren’t signed within 30 days are canceled.
      - listitem:
        - heading "Charge payment" [level=2]
        - text: We charge the payment after the documents are signed. A payment that isn’t processed within 30 days of the start date cancels the policy.
      - listitem:
        - heading "Covered" [level=2]
        - text: Your policies and certificates are in your account.
      - listitem:
        - heading "Partner coverage" [level=2]
        - text: Our partners arrange key person and workers’ compensation. They’ll email you.
    - complementary "Recommended":
      - heading "Recommended" [level=2]
      - link "Go to your Account""
  `);
});

describe('the page follows the application every 10 seconds', () => {
  test('CHECKOUT-040 until the company is covered and paid', async () => {
    const covered = { ...signed, is_paid: true, is_completed: true };
    const page = await draw(
      anAcceptedApplication(),
      anAcceptedApplication(signed),
      anAcceptedApplication(covered),
    );
    await page.pass(9_999);
    expect(page.body()).toContain('Next: sign your policy');
    await page.pass(1);
    expect(page.body()).toContain('Your policy is signed');
    expect(page.body()).toContain('link "Update the payment method"');
    await page.pass(10_000);
    expect(page.body()).toContain('You’re covered');
    const calls = page.callsOf('get-legacy-application').length;
    await page.pass(60_000);
    expect(page.callsOf('get-legacy-application')).toHaveLength(calls);
  });

  test('a hidden page does not poll, and polls immediately when it is shown again', async () => {
    const page = await draw(anAcceptedApplication(), anAcceptedApplication(signed));
    const show = async (params: 'hidden' | 'visible') => {
      void allSettled(pageVisibilityChanged, { scope: page.scope, params });
      await page.pass(0);
    };
    const calls = () => page.callsOf('get-legacy-application').length;
    const before = calls();
    await show('hidden');
    await page.pass(600_000);
    expect(calls()).toBe(before);
    await show('visible');
    expect(calls()).toBe(before + 1);
    expect(page.body()).toContain('Your policy is signed');
    await page.pass(10_000);
    expect(calls()).toBe(before + 2);
  });

  test('a failed poll shows an error, and the next one is made', async () => {
    const page = await draw(
      anAcceptedApplication(),
      new Error('lost'),
      anAcceptedApplication(signed),
    );
    await page.pass(10_000);
    expect(page.body()).toContain('We couldn’t check what has happened since.');
    await page.pass(10_000);
    expect(page.body()).toContain('Your policy is signed');
    expect(page.body()).not.toContain('We couldn’t check');
  });

  test('documents that were declined or canceled are gone', async () => {
    const page = await draw(anAcceptedApplication(), anApplication());
    await page.pass(10_000);
    expect(page.body()).toMatchInlineSnapshot(`
      "- button "Back to Quote"
      - heading "There are no documents to sign." [level=1]
      - text: Nothing was charged. Choose a package again and we’ll send new documents to the officer."
    `);
  });

  test.each([
    [
      'declined',
      'Marguerite Oyelaran declined to sign.',
      'No coverage starts, and nothing was charged. Check out again and name another officer, or go back to your quotes.',
    ],
    [
      'canceled',
      'The documents were canceled.',
      'Nobody signed them within 30 days, so no coverage starts and nothing was charged. Check out again, and we’ll send new documents to the officer.',
    ],
  ])('documents that were %s say so and lead to another checkout', async (reason, title, said) => {
    const unsigned = { reason, officer_name: 'Marguerite Oyelaran' };
    const page = await draw(anAcceptedApplication(), { ...anApplication(), unsigned });
    await page.pass(10_000);
    expect(page.body()).toBe(`- button "Back to Quote"
- heading "${title}" [level=1]
- text: ${said}
- link "Check out again"`);
  });

  test.each([
    ['card', 'Coverage starts after the documents are signed and the card is charged.'],
    [
      'ach_debit',
      'Coverage starts when the documents are signed. We collect the payment from your bank account after that.',
    ],
  ])(
    'CHECKOUT-002 paid by %s, the page says when coverage starts',
    async (payment_method, said) => {
      const page = await draw({ ...anAcceptedApplication(), payment_method });
      expect(page.body()).toContain(said);
    },
  );

  test('unpaid coverage has ended', async () => {
    const page = await draw(
      anAcceptedApplication(signed),
      anAcceptedApplication({ ...signed, status: 'company_blocked' }),
    );
    await page.pass(10_000);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Your coverage was canceled." [level=1]
      - text: We couldn’t collect the first payment within 30 days of the start date. Call (415) 555-0101 if you still need it.
      - link "Go to your Account""
    `);
  });
});

test('CHECKOUT-002 by bank, Covered is done before Charge payment', async () => {
  const page = await draw(anAcceptedApplication({ ...signed, is_completed: true }));
  expect(page.body().match(/heading .*level=2.*/g)).toMatchInlineSnapshot(`
    [
      "heading "Choose coverage (done)" [level=2]",
      "heading "Sign (done)" [level=2]",
      "heading "Charge payment" [level=2]",
      "heading "Covered (done)" [level=2]",
      "heading "Partner coverage" [level=2]",
      "heading "Recommended" [level=2]",
    ]
  `);
});

test('without the officer’s address the page speaks of the officer', async () => {
  const page = await drawScreen(signaturePage, {
    'get-legacy-application': () => anAcceptedApplication(),
    'get-signature-details': noAnswerYet,
  });
  expect(page.body()).toContain('We sent the documents to the officer who signs.');
});
