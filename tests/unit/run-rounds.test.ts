import { expect, test } from 'vitest';
import { chooseSteps, type Round, runRounds, stepsNeeded } from '../../scripts/run-rounds.ts';
import type { Step, StepResult } from '../../scripts/run-step.ts';

const step = (name: string, ...needs: string[]): Step => ({ name, run: [name], needs });
const rounds: readonly Round[] = [
  [[step('content')]],
  [[step('build', 'content'), step('sandbox')], [step('composition')]],
  [[step('scenarios', 'build')], [step('staging', 'scenarios')]],
];

/** Runs the rounds, in which the named steps fail; returns what began and ended, in order. */
async function walk(failing: readonly string[] = [], { bails = false } = {}) {
  const log: string[] = [];
  const runOne = async ({ name }: Step, hasCompany: boolean): Promise<StepResult> => {
    log.push(hasCompany ? `${name} in company` : name);
    await Promise.resolve();
    log.push(`${name} ended`);
    const failed = failing.includes(name) ? 1 : 0;
    return { name, passed: 1 - failed, failed, failures: [], duration: 0, processor: 0 };
  };
  const { results, notRun } = await runRounds(rounds, runOne, { bails });
  return { log, ran: results.map(({ name }) => name), notRun };
}

test('rounds run in order, their lanes at the same time, the steps of a lane one after the other', async () => {
  expect((await walk()).log).toEqual([
    'content',
    'content ended',
    'build in company',
    'composition in company',
    'build ended',
    'composition ended',
    'sandbox in company',
    'sandbox ended',
    'scenarios in company',
    'staging in company',
    'scenarios ended',
    'staging ended',
  ]);
});

test('a failure stops no step that does not need the failed one', async () => {
  const { ran, notRun } = await walk(['sandbox', 'composition']);
  expect(ran).toEqual(['content', 'build', 'sandbox', 'composition', 'scenarios', 'staging']);
  expect(notRun).toEqual([]);
});

test('a step that needs a failed one does not run and says so, and so do those that need it in turn', async () => {
  const { ran, notRun } = await walk(['content']);
  expect(ran).toEqual(['content', 'sandbox', 'composition']);
  expect(notRun).toEqual([
    { name: 'build', because: "it needs 'content', which failed" },
    { name: 'scenarios', because: "it needs 'build', which did not run" },
    { name: 'staging', because: "it needs 'scenarios', which did not run" },
  ]);
});

test('with --bail no step begins after a failure', async () => {
  const { ran, notRun } = await walk(['build'], { bails: true });
  expect(ran).toEqual(['content', 'build', 'composition']);
  expect(notRun).toEqual([
    { name: 'sandbox', because: "--bail, and 'build' failed" },
    { name: 'scenarios', because: "--bail, and 'build' failed" },
    { name: 'staging', because: "--bail, and 'build' failed" },
  ]);
});

test('chosen steps keep their rounds and lanes', () => {
  const chosen = chooseSteps(rounds, ({ name }) => name === 'sandbox' || name === 'scenarios');
  expect(chosen.flat(2).map(({ name }) => name)).toEqual(['sandbox', 'scenarios']);
  expect(chosen.map((lanes) => lanes.length)).toEqual([1, 1]);
});

test('what steps need is found through what that needs', () => {
  const chosen = chooseSteps(rounds, ({ name }) => name === 'scenarios');
  expect(stepsNeeded(rounds, chosen).map((lanes) => lanes.flat().map(({ name }) => name))).toEqual([
    ['content'],
    ['build'],
  ]);
});
