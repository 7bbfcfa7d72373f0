import { type AnswerFunctions, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../../testing/builders.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';

const bound = () =>
  aSubmission({
    status: 'BIND_REQUESTED',
    selected_package_id: 'pk_1',
    packages: [
      aPackage('pk_1', {
        quotes: [
          aQuote('a', { effective_date: '2026-12-01', requested_effective_date: '2026-12-01' }),
        ],
      }),
    ],
  });
const open = (answers: AnswerFunctions = {}) =>
  drawScreen('/market-submission/ms_1/confirmation', {
    'get-market-submission': bound,
    'get-market-submission-status': () => ({ status: 'BIND_REQUESTED' }),
    'get-signature-details': () => ({ email: 'ada@example.com' }),
    ...answers,
  });

test('PACKAGES-028 PACKAGES-029 PACKAGES-144 the confirmation gives three steps and what is covered', async () => {
  const page = await open();
  expect(page.snapshot()).toMatchInlineSnapshot(`
    "- heading "You’re all set" [level=1]
    - text: Your coverage starts on 12/01/2026.
    - list:
      - listitem [current]:
        - heading "Sign the documents" [level=2]
        - text: We sent them to ada@example.com. Signing takes about five minutes. Documents that aren’t signed within 30 days are canceled.
      - listitem:
        - heading "We charge your payment on the start date" [level=2]
        - text: You’ll get a receipt by email. You won’t be charged before then.
      - listitem:
        - heading "Find your documents" [level=2]
        - text: Your policies and certificates appear in your account after payment. You can send certificates to landlords and customers from there.
    - complementary "Recommended":
      - heading "Recommended" [level=2]
      - term: Employment Practices Liability
      - definition: $1,000,000
      - term: Starts
      - definition: 12/01/2026
      - link "Go to your Account"
    - contentinfo:
      - text: Your responses are kept confidential under our
      - link "Terms of Use (opens in a new tab)"
      - text: and
      - link "Privacy Notice (opens in a new tab)"
      - text: .
      - text: © 2026 Fairlead"
  `);
  await page.act({ press: 'Go to your Account' });
  expect(page.followed).toEqual(['https://portal.fairlead.example.com']);
});

test.each([
  ['no package is selected', aSubmission({ status: 'BOUND' })],
  [
    'the selected package is no longer shown',
    aSubmission({
      status: 'BOUND',
      selected_package_id: 'pk_1',
      packages: [aPackage('pk_1', { status: 'ARCHIVED' })],
    }),
  ],
])('the confirmation is there also if %s', async (_, submission) => {
  const page = await open({ 'get-market-submission': () => submission });
  expect(page.body()).toContain('heading "You’re all set"');
  expect(page.body()).toContain('The documents are signed.');
  expect(page.body()).toContain('link "Go to your Account"');
});

test('an address that cannot be read is not guessed', async () => {
  const page = await open({
    'get-signature-details': () => {
      throw new Error('down');
    },
  });
  expect(page.texts()).toContain(
    'We couldn’t look up the email address we sent the documents to. The server didn’t return it: check for an email from Fairlead, or email team@fairlead.example.com.',
  );
});

test('a confirmation that is on its way says nothing of the package yet', async () => {
  const page = await drawScreen('/market-submission/ms_1/confirmation', {
    'get-market-submission': noAnswerYet,
    'get-signature-details': noAnswerYet,
  });
  expect(page.body()).toMatchInlineSnapshot(`"- status: Your confirmation is loading…"`);
});

test('until it is known where the documents were sent, there is a place for it', async () => {
  const page = await open({ 'get-signature-details': noAnswerYet });
  expect(page.snapshot()).toContain('heading "Sign the documents"');
  expect(page.texts().join()).not.toContain('We sent them to');
  expect(page.texts()).toContain('Your coverage starts on 12/01/2026.');
});
