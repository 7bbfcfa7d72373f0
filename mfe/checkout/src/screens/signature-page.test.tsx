import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { signaturePage } from '../../testing/answers.ts';
import { anAcceptedApplication, signed } from '../../testing/builders.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

test('CHECKOUT-014 in the Vanta experience the page speaks of the e-mail', async () => {
  const page = await drawScreen(`${signaturePage}?experience=vanta`, {
    'get-legacy-application': () => anAcceptedApplication(),
  });
  expect(page.body()).toContain('heading "Check your email and sign for your quote" [level=1]');
});

test('completed steps are marked with their date', async () => {
  const page = await drawScreen(signaturePage, {
    'get-legacy-application': () =>
      anAcceptedApplication({ ...signed, is_paid: true, is_completed: true, status: 'completed' }),
  });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "You’re covered" [level=1]
    - text: Your policies and certificates are in your account.
    - list:
      - listitem:
        - heading "Choose coverage (done)" [level=2]
        - text: You chose Recommended.
        - text: 11/20/2026
      - listitem:
        - heading "Sign (done)" [level=2]
        - text: The documents are signed.
        - text: 11/20/2026
      - listitem:
        - heading "Charge payment (done)" [level=2]
        - text: We received your payment.
      - listitem:
        - heading "Covered (done)" [level=2]
        - text: Your policies and certificates are in your account.
      - listitem:
        - heading "Partner coverage" [level=2]
        - text: Our partners arrange key person and workers’ compensation. They’ll email you.
    - complementary "Recommended":
      - heading "Recommended" [level=2]
      - link "Go to your Account""
  `);
});

test('the method can be changed while the payment is open, and not before', async () => {
  const open = await drawScreen(signaturePage, {
    'get-legacy-application': () => anAcceptedApplication(signed),
  });
  await open.act({ press: 'Update the payment method' });
  expect(open.followed).toEqual(['https://payments.fairlead.example.com/cl_1']);
  const before = await drawScreen(signaturePage, {
    'get-legacy-application': () => anAcceptedApplication(),
  });
  expect(before.body()).not.toContain('Update the payment method');
});

test('a signature page whose application cannot be loaded says why', async () => {
  const page = await drawScreen(signaturePage, {
    'get-legacy-application': () => {
      throw new ApiError(403);
    },
  });
  expect(page.body()).toContain('Something went sideways.');
  expect(page.body()).toContain(
    'We couldn’t load your application. This account has no access to it',
  );
});

test.each([400, 404])(
  'a signature page whose packages cannot be loaded (%s) shows its steps',
  async (status) => {
    const page = await drawScreen(signaturePage, {
      'get-legacy-application': () => anAcceptedApplication(),
      'get-legacy-packages': () => {
        throw new ApiError(status);
      },
    });
    expect(page.body()).toContain('You chose Recommended.');
    expect(page.body()).toContain('marguerite@pellucidwharf.com');
  },
);
