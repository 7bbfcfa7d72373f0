import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Compile, createCompiler } from '../language/compile.ts';
import { repository } from '../repository.ts';
import { readNeighbor, readScenarioFiles } from '../scenario-files.ts';
import { loadVocabulary } from './vocabulary.ts';

let compile: Compile;

beforeAll(async () => {
  compile = createCompiler(await loadVocabulary(), (file) => readNeighbor(repository, file));
}, 60_000);

/** The first mistake of a scenario with this one step, as one text. */
function mistakeIn(step: string, as = 'new-founder'): string {
  const text = `scenario: A founder applies\nas: ${as}\nsteps:\n  - ${step}\n`;
  const [first] = compile({ file: 'scenarios/account/a.yaml', text }).mistakes;
  if (!first) return 'no mistake';
  const { at, message, expected, nearest } = first;
  return `${at.line}:${at.column} ${message} | ${expected ?? ''} | ${nearest ?? ''}`;
}

test('the scenario in docs/qa.md has no mistake', () => {
  const page = readFileSync(join(repository, 'docs/qa.md'), 'utf8');
  const [, text = ''] = /```yaml\n(scenario: [^`]+)```/.exec(page) ?? [];
  const { plans, mistakes } = compile({ file: 'scenarios/intake/a.yaml', text });
  expect(mistakes).toEqual([]);
  expect(plans).toHaveLength(1);
});

test.each(['docs/qa.md', 'cli/README.md'])(
  'the steps in the tables of %s have no mistake',
  (file) => {
    const rows = readFileSync(join(repository, file), 'utf8').match(/^ *\|.*\|$/gm) ?? [];
    const written = rows.flatMap((row) =>
      [...row.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    );
    const steps = written
      .map((code) => code.replace(/^- /, ''))
      .filter((code) =>
        /^(see|press|fill|choose|check|uncheck|suggest|when|go to)\b.*: /.test(code),
      )
      .filter((code) => !code.includes('…'));
    expect(steps.length).toBeGreaterThan(5);
    const mistaken = steps.map((step) => [step, mistakeIn(step)]);
    expect(mistaken.filter(([, mistake]) => mistake !== 'no mistake')).toEqual([]);
  },
);

test('no scenario of the repository has a mistake', () => {
  const { scenarios } = readScenarioFiles(repository, ['scenarios']);
  expect(scenarios.flatMap((source) => compile(source).mistakes)).toEqual([]);
});

test.each([
  [
    'complete the application: { Indstry: Retail }',
    '4:33 no question set contains "Indstry" | the label of a field or the title of a question (`fairlead questions`) | Industry',
  ],
  ['answer: { Industry: Retial }', '4:25 "Industry" does not offer "Retial" | '],
  ['answer: { Industry: Retial }', '| Retail'],
  [
    'answer: { Who are your customers?: [Businesses, Consumrs] }',
    '4:53 "Who are your customers?" does not offer "Consumrs"',
  ],
  ['answer: { Parent or affiliate: maybe }', '4:36 "Parent or affiliate" does not offer "maybe"'],
  ['answer rows: [{ Legal nam: X }]', '4:21 no question set contains "Legal nam"'],
  [
    'open submission: ms_999',
    '4:22 no persona has the submission "ms_999" | the id of a market submission in personas.yaml, such as ms_039 | ms_039',
  ],
  [
    'choose address: 137 Haliard Street',
    '4:21 the address service does not know "137 Haliard Street" | an address of the sandbox, such as 137 Halyard Street | 137 Halyard Street',
  ],
  [
    'fill in intake: { address: 1 Nowhere Road }',
    '4:32 the address service does not know "1 Nowhere Road"',
  ],
  [
    'see decision: { router: attest, to: market-submision }',
    '4:41 attest never leads to "market-submision" | ',
  ],
  [
    'fill in intake: { type of location: Office }',
    '| one of Co-working space, Home, "Office, lease or owned" | Office, lease or owned',
  ],
  ['go to: /market-submision/ms_041', '| /market-submission/ms_041'],
  [
    'go to: /review',
    '4:12 there is no screen at "/review" | an address in the route table (`fairlead screens`) | /application/:applicationId/review',
  ],
  ['see decision: { router: attest, to: market-submision }', '| market-submission'],
  [
    'see decision: { router: attest, because: non-legacy }',
    '4:46 attest never gives the reason "non-legacy"',
  ],
  [
    'see decision: { router: attest, because: created }',
    '4:46 attest never gives the reason "created"',
  ],
  [
    'see decision: { router: attest, to: quote-packages, because: declined }',
    '4:41 the reason declined does not lead to quote-packages | decline-routing',
  ],
  ['see decision: { to: nowhere }', '4:25 no router leads to "nowhere"'],
  [
    'see call: { POST: issuance/bind-request, with: { billing_intervall: ANNUALLY } }',
    '4:54 unknown key "billing_intervall"',
  ],
  [
    'see call: { POST: issuance/bind-request, with: { billing_interval: YEARLY } }',
    '4:72 billing_interval cannot be "YEARLY" | one of MONTHLY, ANNUALLY',
  ],
  [
    'see no call: { PATCH: update-package, with: { recommended: Recommended } }',
    '4:64 recommended cannot be the text "Recommended" | true or false',
  ],
  ['see call: { GET: session, with: { a: 1 } }', '4:31 get-session sends no body'],
  ['see call: { GET: session, query: { a: 1 } }', '4:31 get-session sends no query'],
  ['see package: { name: Growth, recomended: true }', '4:34 unknown key "recomended"'],
  [
    'choose requested effective date: yesterday',
    '4:38 choose requested effective date cannot be "yesterday" | a day such as 2026-12-01 or in 3 days',
  ],
  ['answer: { Entity type: C_CORPORATION }', '4:28 "Entity type" does not offer "C_CORPORATION"'],
  ['answer: { entity-type: LLC }', '4:15 no question set contains "entity-type"'],
  ['choose address: Halyard Street', '4:21 the address service does not know "Halyard Street"'],
  ['set package: { name: A, to: Archive }', 'to cannot be "Archive" | one of'],
  ['set package: { name: A, to: Archive }', '| Archived'],
])('check refuses %s', (step, mistake) => {
  expect(mistakeIn(step)).toContain(mistake);
});

test.each([
  'complete the application',
  'complete the application: { industry: retail, Prior insurance: no }',
  'answer: { Entity type: "" }',
  'answer: { "Suite, floor or unit": Floor 2 }',
  'choose address: 137 halyard',
  'see decision: { router: after-sign-in, to: billing, because: released-with-selected-package }',
  'see decision: { router: auth-callback, to: review, because: wanted }',
  'see call: { POST: answers, with: { answers: { q_company_fein: {} } } }',
])('check accepts %s', (step) => {
  expect(mistakeIn(step)).toBe('no mistake');
});

test('check accepts an admin who opens a submission that a persona has', () => {
  expect(mistakeIn('open submission: ms_039', 'admin')).toBe('no mistake');
  expect(mistakeIn('open submission: ms_039')).toContain(
    '4:5 new-founder is not an admin, and "open submission" is a step of the admin tool',
  );
});

test.each([
  ['go to: /market-submission/ms_999', '4:12 no persona has the submission "ms_999"'],
  ['go to: /checkout/10066/basic', 'no mistake'],
  ['go to: /checkout/10999/basic', '4:12 no persona has the legacy application "10999"'],
  ['see event: bank link opened', '4:16 unknown event "bank link opened"'],
])('check reads the ids and events of %s', (step, mistake) => {
  expect(mistakeIn(step)).toContain(mistake);
});
