import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aCoverage, aLimit, aQuote } from '../../../../testing/builders.ts';
import { drawScreen } from '../../../../testing/draw-screen.ts';
import { base, own, withOwn } from '../../../../testing/package-page.ts';

const open = (answers: AnswerFunctions = {}) => drawScreen(own, { ...base, ...answers });
const epl = 'Employment Practices Liability';
const details = { press: `View Details: ${epl}` };
const drawer = (page: Awaited<ReturnType<typeof open>>) =>
  page.snapshot().split(/^- dialog.*\n/m)[1] ?? '';

test('PACKAGES-063 PACKAGES-064 PACKAGES-126 the drawer groups what is available now and what requires a review', async () => {
  const page = await open();
  await page.act(details);
  expect(drawer(page)).toMatchInlineSnapshot(`
    "  - button "Close"
      - banner:
        - heading "Employment Practices Liability" [level=2]
        - text: Pays for claims by employees and applicants over discrimination, harassment, retaliation or wrongful termination.
        - tablist "Coverage":
          - tab "Details" [selected]
          - tab "What it covers"
          - tab "EPL Hotline"
      - tabpanel "Details":
        - group "Aggregate Limit":
          - text: The most the insurer pays.
          - text: AVAILABLE NOW
          - radio "$500,000"
          - radio "$1,000,000" [checked]
          - radio "$2,000,000"
          - text: REQUIRES REVIEW
          - text: Choose all you’d accept. An underwriter will price them in up to 3 days.
          - checkbox "$5,000,000":
            - /description: REQUIRES REVIEW
        - group "Retention":
          - text: What you pay on each claim before the insurer does.
          - text: AVAILABLE NOW
          - radio "$10,000"
          - radio "$15,000" [checked]
          - radio "$25,000"
      - contentinfo:
        - text: $100.00/mo
        - button "Remove coverage"
        - button "Close"
    - contentinfo:
      - text: Your responses are kept confidential under our
      - link "Terms of Use (opens in a new tab)"
      - text: and
      - link "Privacy Notice (opens in a new tab)"
      - text: .
      - text: © 2026 Fairlead"
  `);
});

test('PACKAGES-126 a limit offers every other value than its own, each group only with values', async () => {
  const limit = (name: string, value: number, stp_intervals: number[], intervals: number[]) =>
    aLimit({ unique_name: name, value, stp_intervals, intervals });
  const granted = limit('granted_limit', 500_000_000, [100_000_000], [100_000_000, 500_000_000]);
  const limits = [
    granted,
    limit('reviewed_limit', 100_000_000, [], [100_000_000, 200_000_000]),
    limit('only_limit', 100_000_000, [100_000_000], [100_000_000]),
  ];
  const groups = async (flags: Readonly<Record<string, boolean>> = {}) => {
    const quotes = [aQuote('own', { coverages: [aCoverage('epl', { limits }), aCoverage('dao')] })];
    const answers = { ...base, 'get-market-submission': () => withOwn({ quotes }) };
    const page = await drawScreen(own, answers, { flags });
    await page.act(details);
    return drawer(page)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => /limit"|AVAILABLE NOW|text: REQUIRES REVIEW|radio|checkbox/.test(line));
  };
  const retention = ['- text: AVAILABLE NOW', '- radio "$10,000"', '- radio "$15,000" [checked]'];
  expect(await groups()).toEqual([
    '- group "Granted limit":',
    '- text: AVAILABLE NOW',
    '- radio "$1,000,000"',
    '- text: REQUIRES REVIEW',
    '- checkbox "$5,000,000":',
    '- group "Reviewed limit":',
    '- text: REQUIRES REVIEW',
    '- checkbox "$1,000,000":',
    '- checkbox "$2,000,000":',
    '- heading "Only limit" [level=3]',
    ...retention,
    '- radio "$25,000"',
  ]);
  const reviewsOff = { 'intake-client-plm-manual-review-customization': false };
  expect((await groups(reviewsOff)).slice(0, 4)).toEqual([
    '- group "Granted limit":',
    '- text: AVAILABLE NOW',
    '- radio "$1,000,000"',
    '- heading "Reviewed limit" [level=3]',
  ]);
});

test('PACKAGES-014 the hotline tab promises 3 free hours and up to 25 % off the retention', async () => {
  const page = await open();
  await page.act(details, { press: 'EPL Hotline' });
  expect(page.snapshot('EPL Hotline')).toMatchInlineSnapshot(`
    "- heading "Ask a lawyer before you act" [level=3]
    - text: Your policy includes 3 free hours of legal advice in each policy period. Employment lawyers answer questions about hiring, discipline, leave and termination.
    - text: If your policy includes the applicable retention-discount endorsement, following the lawyer’s advice before a termination can save you up to 25% of the retention on a resulting claim.
    - text: The conversation is confidential and doesn’t count as a claim. It doesn’t affect your price.
    - text: Call (415) 555-0106 on business days from 8 am to 8 pm Eastern time, or email hotline@fairlead.example.com. Have your policy number ready.
    - heading "People ask, for example" [level=3]
    - text: Can we let someone go during their probation period?
    - text: What has to be in a final pay statement?
    - text: How should we respond to a complaint about a manager?"
  `);
});

test('the second tab says what the coverage includes and leaves out', async () => {
  const page = await open();
  await page.act(details, { press: 'What it covers' });
  expect(page.body().match(/heading .* \[level=3\]/g)).toMatchInlineSnapshot(`
    [
      "heading "Directors & Officers" [level=3]",
      "heading "Employment Practices Liability" [level=3]",
      "heading "What is included" [level=3]",
      "heading "What it doesn’t cover" [level=3]",
      "heading "Claims, for example" [level=3]",
      "heading "Good to know" [level=3]",
    ]
  `);
  expect(page.snapshot('What it covers').split('\n').slice(0, 8)).toMatchInlineSnapshot(`
    [
      "- text: Employment practices liability pays for claims by employees, former employees and applicants: discrimination, harassment, retaliation, wrongful termination, failure to promote and invasion of privacy at work. A single agency charge can cost more than a hundred thousand dollars to defend, with or without merit, and the first terminations at a growing company are its most common cause. The insurer pays for defense, settlements and judgments above the retention. The policy comes with a legal hotline, so managers can ask before they act. It’s written on a claims-made basis. Unpaid wages aren’t covered, but you can add coverage for the cost of defending a wage claim.",
      "- heading "What is included" [level=3]",
      "- list:",
      "  - listitem:",
      "    - text: Wrongful termination",
      "    - text: Terminations alleged to violate the law, a contract or public policy.",
      "  - listitem:",
      "    - text: Discrimination and harassment",
    ]
  `);
  expect(page.icons().length).toMatchInlineSnapshot(`16`);
});

test('FLAG-024 without customization limits are read and not chosen', async () => {
  const page = await drawScreen(own, base, {
    flags: { 'intake-client-plm-quote-customization': false },
  });
  expect(page.texts()).not.toContain('Add coverages');
  await page.act(details);
  expect(page.snapshot('Details')).toMatchInlineSnapshot(`
    "- heading "Aggregate Limit" [level=3]
    - text: The most the insurer pays.
    - text: $1,000,000
    - heading "Retention" [level=3]
    - text: What you pay on each claim before the insurer does.
    - text: $15,000"
  `);
  expect(drawer(page)).not.toContain('Remove coverage');
});

test('PACKAGES-065 the drawer of Cyber has its parts in tabs, third-party first', async () => {
  const cyber = aCoverage('cyber', {
    sub_coverages: [aCoverage('cyber_first_party'), aCoverage('cyber_third_party')],
  });
  const page = await open({
    'get-market-submission': () =>
      withOwn({ quotes: [aQuote('c', { product_name: 'CP_CEM', coverages: [cyber] })] }),
  });
  await page.act({ press: 'View Details: Cyber' }, { press: 'What it covers' });
  expect(page.snapshot('Parts of Cyber')).toMatchInlineSnapshot(`
    "- tab "Cyber, third-party" [selected]
    - tab "Cyber, first-party""
  `);
  await page.act({ press: 'Cyber, first-party' });
  expect(page.snapshot('Parts of Cyber')).toMatchInlineSnapshot(`
    "- tab "Cyber, third-party"
    - tab "Cyber, first-party" [selected]"
  `);
});
