import { expect, test } from 'vitest';
import { chooseSteps, type Round, runRounds } from '../../scripts/run-rounds.ts';
import type { Step, StepResult } from '../../scripts/run-step.ts';

const step = (name: string): Step => ({ name, run: [name] });
const rounds: readonly Round[] = [
  [[step('types')]],
  [[step('elements'), step('sandbox')], [step('composition')]],
  [[step('scenarios')]],
];

/** Runs the rounds, in which the named step fails; returns what began and ended, in order. */
async function walk(failing: string | null = null) {
  const log: string[] = [];
  const results = await runRounds(rounds, async ({ name }, hasCompany): Promise<StepResult> => {
    log.push(hasCompany ? `${name} in company` : name);
    await Promise.resolve();
    log.push(`${name} ended`);
    const failed = name === failing ? 1 : 0;
    return { name, passed: 1 - failed, failed, failures: [], duration: 0 };
  });
  return { log, ran: results.map(({ name }) => name) };
}

test('rounds run in order, their lanes at the same time, the steps of a lane one after the other', async () => {
  expect((await walk()).log).toEqual([
    'types',
    'types ended',
    'elements in company',
    'composition in company',
    'elements ended',
    'composition ended',
    'sandbox in company',
    'sandbox ended',
    'scenarios',
    'scenarios ended',
  ]);
});

test('a failure ends its lane, and the run once its round is through', async () => {
  expect((await walk('elements')).ran).toEqual(['types', 'elements', 'composition']);
  expect((await walk('composition')).ran).toEqual(['types', 'elements', 'sandbox', 'composition']);
  expect((await walk('types')).ran).toEqual(['types']);
});

test('chosen steps keep their rounds and lanes', () => {
  const chosen = chooseSteps(rounds, ({ name }) => name === 'sandbox' || name === 'scenarios');
  expect(chosen).toEqual([[[step('sandbox')]], [[step('scenarios')]]]);
});
