import { afterAll, expect, test } from 'vitest';
import { createHeadlessDriver } from '../drivers/headless/driver.ts';
import type { Action } from '../language/plan.ts';
import type { KnownTask } from '../language/vocabulary.ts';
import { play } from '../run/playing/play.ts';
import { aPlan, stepsOf } from '../test-kit/a-plan.ts';
import { taskInputs } from '../test-kit/task-inputs.ts';
import { areaNames, loadHeadlessAreas } from './areas.ts';
import { createSandboxWorld } from './sandbox-world.ts';
import { loadVocabulary } from './vocabulary.ts';

const { tasks } = await loadVocabulary();
const driver = await createHeadlessDriver(await loadHeadlessAreas(), createSandboxWorld);
afterAll(() => driver.close());

/** A screen, who opens it and how, and the tasks that a person could do there. */
const places = [
  {
    screen: 'intake',
    as: 'new-founder',
    start: '/',
    can: [
      'talk to an advisor',
      'fill in intake',
      'choose address',
      'agree to the terms',
      'submit intake',
    ],
  },
  {
    screen: 'question-set',
    as: 'returning-created',
    start: '/',
    can: [
      'sign out',
      'talk to an advisor',
      'answer',
      'save and continue',
      'go back to the previous set',
      'complete the application',
    ],
  },
  {
    screen: 'market-submission',
    as: 'ms-released',
    start: '/',
    can: ['sign out', 'talk to an advisor', 'wait for packages', 'show out-of-pocket expenses'],
  },
  {
    screen: 'admin-market-submissions',
    as: 'admin-quote-blocked',
    start: '/admin/market-submissions/ms_051',
    can: [
      'sign out',
      'talk to an advisor',
      'open submission',
      'release submission',
      'choose requested effective date',
      'show prices',
      'copy submission link',
      'open submissions',
      'show archived packages',
      'open quote library',
    ],
  },
  {
    screen: 'checkout-payment',
    as: 'legacy-officer-differs',
    start: '/checkout/10065/recommended/monthly',
    can: ['sign out', 'talk to an advisor', 'pay with', 'fill in the card', 'name the officer'],
  },
];
const runs = places.flatMap((place) => areaNames.map((area) => ({ ...place, area })));

test.each(runs)('on $screen the tasks of $area act only if they belong there', async (run) => {
  const own = tasks.filter(({ area }) => area === run.area);
  const passed: string[] = [];
  for (const task of own) if (await passes(task, run)) passed.push(task.name);
  expect(passed).toEqual(run.can.filter((name) => own.some((task) => task.name === name)));
});

test('the runs are of every task, and no two tasks have one name', () => {
  const names = tasks.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(142);
  expect(new Set(names).size).toBe(names.length);
  expect(runs.flatMap(({ area }) => tasks.filter((task) => task.area === area))).toHaveLength(
    5 * names.length,
  );
});

test('a task on the wrong screen says where it works and which screen is open', async () => {
  const { steps } = await playing('review requests', { as: 'new-founder', start: '/' });
  expect(steps.at(-1)?.failure?.message).toBe(
    '`review requests` works on admin-quote-library; the open screen is intake',
  );
  const { steps: others } = await playing('undo', { as: 'new-founder', start: '/' });
  expect(others.at(-1)?.failure?.message).toBe(
    '`undo` works on screens of admin; the open screen is intake',
  );
});

type Place = { readonly as: string; readonly start: string };

async function passes({ name }: KnownTask, { screen, ...place }: Place & { screen: string }) {
  const { steps } = await playing(name, place, { kind: 'see', see: 'screen', screen });
  const [opened, performed] = steps;
  expect(opened?.verdict).toBe('passed');
  return performed?.verdict === 'passed';
}

function playing(name: string, { as, start }: Place, ...before: readonly Action[]) {
  const task = tasks.find((one) => one.name === name);
  const place = task?.place ? { place: task.place } : {};
  const step: Action = { kind: 'task', task: name, input: taskInputs[name], ...place };
  const plan = aPlan(stepsOf([...before, step], 'founder'), { actors: { founder: as }, start });
  return play(plan, driver, {
    driver: 'headless',
    target: 'msw',
    seed: 1,
    now: () => 0,
    pictures: 'off',
  });
}
