import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../../testing/builders.ts';
import { drawScreen } from '../../../../testing/draw-screen.ts';
import { base, own, withOwn } from '../../../../testing/package-page.ts';

const epl = 'Employment Practices Liability';

const feature = (unique_name: string, is_enabled: boolean) => ({
  unique_name,
  is_enabled,
  limits: [],
  out_of_pockets: [],
});

test('a feature that the quote leaves out is marked, and one that is only there when it is enabled is left away', async () => {
  const features = [
    feature('wrongful_termination', true),
    feature('third_party_discrimination', true),
    feature('wage_and_hour_defense', false),
  ];
  const coverages = [aCoverage('epl', { coverage_features: features })];
  const page = await drawScreen(own, {
    ...base,
    'get-market-submission': () => withOwn({ quotes: [aQuote('own', { coverages })] }),
  });
  await page.act({ press: `View Details: ${epl}` }, { press: 'What it covers' });
  expect(
    page.snapshot('What it covers').match(/text: (Wrongful|Retaliation|Third-party|Wage).*/g),
  ).toMatchInlineSnapshot(`
    [
      "text: Wrongful termination",
      "text: Retaliation Not included",
      "text: Third-party claims",
    ]
  `);
  expect(page.icons().filter((text) => /Wrongful|Retaliation/.test(text))).toMatchInlineSnapshot(`
    [
      "check Wrongful termination Terminations alleged to violate the law, a contract or public policy.",
      "cross Retaliation Not included Actions against someone who complained or reported wrongdoing.",
    ]
  `);
});

test('the claims and the questions of a coverage can be read', async () => {
  const page = await drawScreen(own, base);
  await page.act({ press: `View Details: ${epl}` }, { press: 'What it covers' });
  const lines = page.snapshot('What it covers').split('\n');
  expect(
    lines.slice(lines.findIndex((line) => line.includes('Claims, for'))),
  ).toMatchInlineSnapshot(`
    [
      "- heading "Claims, for example" [level=3]",
      "- text: Let go after parental leave",
      "- text: An account manager was let go three weeks after parental leave. The agency charge settled for $125,000; the defense cost $61,000.",
      "- text: Harassment by a supervisor",
      "- text: Two servers reported a supervisor and then lost shifts. Their retaliation claims closed for $244,000, including defense costs.",
      "- text: An applicant’s age",
      "- text: A rejected applicant, age 58, had an email that asked for “digital natives.” The case closed at $58,000.",
      "- heading "Good to know" [level=3]",
      "- button "We have five people. Do we need it?"",
      "- button "Are contractors covered?"",
      "- button "Does the hotline cost anything?"",
    ]
  `);
});
