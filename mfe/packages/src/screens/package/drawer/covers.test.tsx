import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../testing/builders.ts';
import { base, own, withOwn } from '../../../testing/package-page.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

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
      "text: Wrongful dismissal",
      "text: Retaliation Not included",
      "text: Third-party claims",
    ]
  `);
  expect(page.icons().filter((text) => /Wrongful|Retaliation/.test(text))).toMatchInlineSnapshot(`
    [
      "check Wrongful dismissal Dismissals said to breach the law, a contract or public policy.",
      "cross Retaliation Not included Measures against someone who complained or reported a wrong.",
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
      "- text: An account manager was dismissed three weeks after parental leave. The agency charge settled for 125,000 dollars; the defense cost 61,000 dollars.",
      "- text: Harassment by a supervisor",
      "- text: Two servers reported a supervisor and then lost shifts. Their retaliation claims closed for 244,000 dollars with defense.",
      "- text: An applicant’s age",
      "- text: A rejected applicant of 58 showed an email that asked for “digital natives”. The matter ended at 58,000 dollars.",
      "- heading "Good to know" [level=3]",
      "- button "We have five people. Is it needed?"",
      "- button "Are contractors covered?"",
      "- button "Does the hotline cost anything?"",
    ]
  `);
});
