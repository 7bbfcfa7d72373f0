import { ApiError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../../testing/builders.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { drawn, snapshotOf, textsOf } from '../../../testing/drawn.ts';
import { base, open, pageOf, withOwn } from '../../../testing/package-page.ts';

test('PACKAGES-022 PACKAGES-056 PACKAGES-057 a package shows its coverages by product, with limit, out-of-pocket and price', async () => {
  const shown = await open(pageOf('pk_1'));
  expect(textsOf(shown)).toContain('Recommended');
  expect(snapshotOf(shown)).toContain(
    [
      '- region "Management & Professional Liability Policy":',
      '  - heading "Management & Professional Liability Policy" [level=2]',
      '  - text: $100.00 /mo',
      '  - article "Employment Practices Liability":',
      '    - heading "Employment Practices Liability" [level=3]',
      '    - text: Pays for claims by employees and applicants over discrimination, harassment, retaliation or wrongful termination.',
      '    - term: Aggregate Limit',
      '    - definition: $1,000,000',
      '    - term: Out-of-pocket',
      '    - definition: $15,000',
      '    - text: $100.00/mo',
    ].join('\n'),
  );
});

test('PACKAGES-066 prices show by the month or by the year', async () => {
  const shown = await open(pageOf('pk_1'));
  expect(snapshotOf(shown)).toContain(
    [
      '  - radiogroup "Billing":',
      '    - radio "MONTHLY" [checked]',
      '    - radio "ANNUALLY"',
      '  - text: $100.00/mo',
    ].join('\n'),
  );
  drawn(shown).act({ choose: 'ANNUALLY', of: 'Billing' });
  expect(snapshotOf(shown)).toContain('    - radio "ANNUALLY" [checked]\n  - text: $1,164.00/yr');
});

test('PACKAGES-069 without changes the button continues to the payment', async () => {
  const shown = await open(pageOf('pk_1'), { 'update-market-submission': () => ({}) });
  expect(textsOf(shown)).toContain('Continue to Payment');
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(shown.callsOf('update-market-submission')).toHaveLength(1);
});

test('ERROR-059 additional needs that could not be sent say so and keep what was typed', async () => {
  const shown = await open(pageOf('pk_1'), {
    'update-market-submission': () => {
      throw new ApiError(500);
    },
  });
  const { needs } = shown.model.packagePage;
  await shown.send(needs.opened);
  await shown.send(needs.typed, 'Kidnap and ransom');
  await shown.send(needs.sent);
  expect(textsOf(shown)).toContain('Failed to submit. Please try again or Talk to an Advisor.');
  expect(shown.get(needs.$details)).toBe('Kidnap and ransom');
});

test('PACKAGES-032 the review-block page offers an advisor and leads back once the packages are released again', async () => {
  let status = 'QUOTE_BLOCKED';
  const shown = await open('/market-submission/ms_1/gtm-review-block', {
    'get-market-submission': () => withOwn({}, { status }),
    'get-market-submission-status': () => ({ status }),
  });
  expect(shown.screen()).toBe('gtm-review-block');
  expect(textsOf(shown)).toContain('Talk to an Advisor');
  status = 'RELEASED';
  await shown.pass(15_000);
  expect(shown.screen()).toBe('market-submission');
});

test('PACKAGES-015 the terrorism disclosure is under a package whose quotes have it, and nowhere else', async () => {
  const shown = await open(pageOf('pk_1'));
  drawn(shown).act({ press: 'Terrorism insurance' });
  for (const sentence of [
    'the United States government reimburses 80% of covered terrorism losses above the deductible that the law sets for the insurer.',
    'The law caps total losses at $100 billion per calendar year.',
    'There is no separate premium for this coverage.',
  ])
    expect(textsOf(shown)).toContain(sentence);
  const without = aPackage('pk_1', { quotes: [aQuote('a', { has_tria: false })] });
  const other = await open(pageOf('pk_1'), {
    'get-market-submission': () => aSubmission({ packages: [without, aPackage('pk_2')] }),
  });
  expect(textsOf(other)).not.toContain('Terrorism insurance');
});

test('PACKAGES-055 PACKAGES-062 PACKAGES-016 a package has a switcher, coverages to add, a pricing summary and a footer', async () => {
  const snapshot = snapshotOf(await open(pageOf('pk_1')));
  const parts = [
    [
      '- navigation "Packages":',
      '  - link "Recommended Recommended $100.00/mo" [current]',
      '  - link "Custom $100.00/mo"',
    ],
    [
      '- region "Add coverages":',
      '  - heading "Add coverages" [level=2]',
      '  - text: Available to your company and not in this package.',
      '  - list:',
      '    - listitem:',
      '      - text: Directors & Officers',
    ],
    [
      '  - term: Premium',
      '  - definition: $100.00',
      '  - term: Total per month',
      '  - definition: $100.00',
    ],
    [
      '- contentinfo:',
      '  - text: Your responses are kept confidential under our',
      '  - link "Terms of Use (opens in a new tab)"',
      '  - text: and',
      '  - link "Privacy Notice (opens in a new tab)"',
    ],
  ];
  for (const part of parts) expect(snapshot).toContain(part.join('\n'));
});

test('a package that is on its way is announced in its place, which says nothing about it yet', async () => {
  const answers = { ...base, 'get-market-submission': noAnswerYet };
  const page = await drawScreen(pageOf('pk_1'), answers);
  expect(page.body()).toMatchInlineSnapshot(`"- status: Your package is loading…"`);
});
