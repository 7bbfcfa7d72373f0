import { expect, test } from 'vitest';
import { createHeadlessDriver } from '../drivers/headless/driver.ts';
import { createCompiler } from '../language/compile.ts';
import { shownSteps } from '../reporters/html/shown-steps.ts';
import { unpackEvidence } from '../run/evidence/pack.ts';
import { play } from '../run/playing/play.ts';
import { loadHeadlessAreas } from './areas.ts';
import { createSandboxWorld } from './sandbox-world.ts';
import { loadVocabulary } from './vocabulary.ts';

const bank = `
scenario: A client pays from a bank account
as: returning-submitted
flags: { ach-payment: true }
steps:
  - wait for packages
  - buy package: Essentials
  - choose schedule: monthly
  - choose effective date: in 7 days
  - continue to payment
  - pay by bank: { user: user_good, password: pass_good }
  - see screen: confirmation
`;
const card = `
scenario: A legacy client is declined
as: legacy-officer-differs
start: /checkout/10065/recommended/annual
steps:
  - fill in the card: { number: 4000 0000 0000 9995, expiry: 12/30, cvc: 987, postal code: 94105 }
  - name the officer: { name: Marguerite Oyelaran, email: marguerite@pellucidwharf.example.com, title: CFO }
  - send for signature
  - see text: We were unable to process your payment. Please use a different card or call your card company.
`;

/** Plays a scenario, and returns all that a report holds of it. */
async function reported(text: string) {
  const compile = createCompiler(await loadVocabulary(), () => ({ neighbors: [] }));
  const { plans, mistakes } = compile({ file: 'x.yaml', text });
  expect(mistakes).toEqual([]);
  const [plan] = plans;
  if (!plan) throw new Error('There is no scenario');
  const driver = await createHeadlessDriver(await loadHeadlessAreas(), createSandboxWorld);
  const options = { driver: 'headless', target: 'msw', seed: 1, pictures: 'off' } as const;
  const result = await play(plan, driver, { ...options, now: () => 0, evidence: true });
  await driver.close();
  if (!result.evidence) throw new Error('Nothing was collected');
  const packed = unpackEvidence(result.evidence);
  return { verdict: result.verdict, text: JSON.stringify(packed), steps: shownSteps(packed) };
}

const tokens = /\b(?:tok|pm|seti)_\w|(?:public|access|link)-(?:sandbox|development)-|Bearer|eyJ/;

test('a report of a payment from a bank account holds no password, no account number and no token', async () => {
  const { verdict, text } = await reported(bank);
  expect(verdict).toBe('passed');
  expect(text).not.toContain('pass_good');
  expect(text).not.toMatch(tokens);
  expect(text).toContain('\\"payment_method_token\\": \\"•••\\"');
});

test('a report of a card payment holds no card number, no security code and no token', async () => {
  const { verdict, text } = await reported(card);
  expect(verdict).toBe('passed');
  expect(text).not.toMatch(/4000 ?0000/);
  expect(text).not.toContain('987');
  expect(text).not.toMatch(tokens);
  expect(text).toContain('•••• 9995');
});

test('a step shows its page before and after, its calls with bodies, its decisions with facts and line, and its stores', async () => {
  const { steps } = await reported(bank);
  const bought = steps.find(({ step }) => step.text.startsWith('buy package'));
  const paid = steps.find(({ step }) => step.text.startsWith('pay by bank'));
  if (!bought?.evidence || !paid?.evidence) throw new Error('The steps have no evidence');
  expect(bought.before.join('\n')).toContain('- heading "Essentials"');
  expect(bought.addressBefore).toMatch(/^\/market-submission\//);
  expect(bought.evidence.address).not.toBe(bought.addressBefore);
  const bind = paid.evidence.calls.find(({ name }) => name === 'bind-request');
  expect(paid.bodies[bind?.body ?? -1]).toContain('"billing_interval": "MONTHLY"');
  expect(paid.bodies[bind?.response ?? -1]).toContain('{');
  const decisions = steps.flatMap(({ evidence }) => evidence?.decisions ?? []);
  expect(decisions[0]).toMatchObject({
    facts: expect.arrayContaining([expect.stringMatching(/^\w+=/)]),
    at: expect.stringMatching(/^shared\/domain\/src\/[\w/-]+\.ts:\d+$/),
  });
  const stores = steps.flatMap(({ evidence }) => evidence?.stores ?? []);
  expect(stores.map(({ store }) => store)).toContain('packages: $package');
});
