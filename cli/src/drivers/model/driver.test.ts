import { afterAll, expect, test } from 'vitest';
import type { Action, Plan } from '../../language/plan.ts';
import { play } from '../../run/play.ts';
import { createModelDriver } from './driver.ts';
import { createToyWorld, toyArea } from './toy-area.ts';

const driver = createModelDriver([toyArea], createToyWorld);
afterAll(() => driver.close());

const task = (name: string, input?: unknown): Action => ({ kind: 'task', task: name, input });
const text = (...texts: string[]): Action => ({ kind: 'see', see: 'text', texts });
const screen = (name: string): Action => ({ kind: 'see', see: 'screen', screen: name });

function aPlan(actions: readonly (Action | readonly [string, Action])[]): Plan {
  const steps = actions.map((one, index) => {
    const [actor, action] = 'kind' in one ? ['founder', one] : one;
    const at = { file: 'a.yaml', line: index + 1, column: 1 };
    return { text: `step ${index + 1}`, at, actor, action };
  });
  return {
    name: 'a scenario',
    file: 'a.yaml',
    line: 1,
    tags: [],
    covers: [],
    as: 'founder',
    actors: { founder: 'new-founder' },
    flags: {},
    start: '/',
    steps,
  };
}

const playing = (...actions: (Action | readonly [string, Action])[]) =>
  play(aPlan(actions), driver, {
    driver: 'model',
    target: 'msw',
    seed: 1,
    now: performance.now.bind(performance),
    pictures: 'off',
  });

test('a scenario goes from screen to screen and takes down what happened', async () => {
  const result = await playing(
    screen('intake'),
    task('give a name', 'Ada'),
    text('Hello Ada'),
    task('save'),
    screen('verify-email'),
  );
  expect(result.failure).toBeUndefined();
  expect(result.verdict).toBe('passed');
  const save = result.steps[3];
  expect(save?.calls[0]).toMatchObject({ name: 'save-name', method: 'POST', status: 200 });
  expect(save?.screens).toEqual(['verify-email']);
  expect(save?.events).toEqual([{ name: 'name saved', properties: { via: 'form' } }]);
  expect(save?.toasts).toEqual(['Saved']);
  expect(result.handlers).toBe(1);
});

test('a poll of ten seconds takes no time, and time stands still when nobody waits', async () => {
  const began = performance.now();
  const result = await playing(task('give a name', 'Ada'), task('save'), task('wait until ready'));
  expect(result.verdict).toBe('passed');
  expect(result.virtualMs).toBe(12_000);
  expect(performance.now() - began).toBeLessThan(1000);
  expect((await playing(task('give a name', 'Ada'), task('save'))).virtualMs).toBe(0);
});

test('time that is advanced passes for the product and its backend', async () => {
  const result = await playing(
    task('save'),
    { kind: 'control', control: 'advance time', ms: 7000 },
    { kind: 'see', see: 'call', call: { name: 'get-state', times: 2 } },
  );
  expect(result.verdict).toBe('passed');
  expect(result.virtualMs).toBe(7000);
});

test('an expectation that never holds says what was expected and what was found', async () => {
  const result = await playing(text('Hello Ada'), task('save'));
  expect(result.verdict).toBe('failed');
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['failed', 'skipped']);
  expect(result.steps[0]?.failure).toMatchObject({ expected: ['Hello Ada'] });
  expect(result.steps[0]?.failure?.found).toContain("Let's get you covered");
});

test('an expectation waits in virtual time until it holds', async () => {
  const result = await playing(task('save'), {
    kind: 'see',
    see: 'call',
    call: { name: 'get-state', times: 3 },
  });
  expect(result.verdict).toBe('passed');
  expect(result.virtualMs).toBe(9000);
});

test('a call fails as it was told, once', async () => {
  const result = await playing(
    {
      kind: 'control',
      control: 'fault',
      call: 'save-name',
      fault: { kind: 'status', status: 503, times: 1 },
    },
    task('save'),
    text('Could not save'),
    screen('intake'),
    task('save'),
    screen('verify-email'),
  );
  expect(result.verdict).toBe('passed');
});

test('a slow call is waited for in virtual time', async () => {
  const result = await playing(
    {
      kind: 'control',
      control: 'fault',
      call: 'save-name',
      fault: { kind: 'slow', ms: 8000, times: 1 },
    },
    task('save'),
    screen('verify-email'),
  );
  expect(result.verdict).toBe('passed');
  expect(result.virtualMs).toBe(8000);
});

test('a reload keeps storage and nothing else', async () => {
  const result = await playing(
    task('give a name', 'Ada'),
    { kind: 'control', control: 'reload' },
    text('Hello '),
    { kind: 'see', see: 'no text', texts: ['Hello Ada'] },
    task('look again'),
    text('Hello Ada'),
  );
  expect(result.verdict).toBe('passed');
});

test('Back leads to the screen before, also over a reload', async () => {
  const result = await playing(
    task('save'),
    screen('verify-email'),
    { kind: 'control', control: 'reload' },
    screen('verify-email'),
    { kind: 'control', control: 'go back' },
    screen('intake'),
    { kind: 'control', control: 'go to', path: '/login' },
    screen('login'),
    { kind: 'control', control: 'go back' },
    screen('intake'),
  );
  expect(result.steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

test('a swap makes the model anew in the same scope, once for each load', async () => {
  const swap: Action = { kind: 'control', control: 'swap', microFrontend: 'intake', url: '/x.js' };
  const result = await playing(
    task('give a name', 'Ada'),
    swap,
    swap,
    task('look again'),
    text('Hello Ada'),
    task('save'),
    { kind: 'see', see: 'call', call: { name: 'save-name', times: 1 } },
  );
  expect(result.steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

test('actors share a backend and nothing else', async () => {
  const result = await playing(
    task('give a name', 'Ada'),
    ['admin', text('Hello ')],
    ['admin', { kind: 'see', see: 'no text', texts: ['Hello Ada'] }],
    ['admin', task('save')],
    ['admin', screen('verify-email')],
    screen('intake'),
  );
  expect(result.steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

test('a sign-in at the login site opens the product in a new document', async () => {
  const result = await playing(
    task('give a name', 'Ada'),
    task('sign in'),
    screen('verify-email'),
    { kind: 'control', control: 'go back' },
    screen('intake'),
    { kind: 'see', see: 'no text', texts: ['Hello Ada'] },
  );
  expect(result.steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

test('a task that waits for a timer of its own is given the time', async () => {
  const result = await playing(task('wait by itself'));
  expect([result.verdict, result.virtualMs]).toEqual(['passed', 60_000]);
});

test('a task that waits for nothing is said to hang', async () => {
  const result = await playing(task('wait for nothing'));
  expect(result.steps[0]?.failure?.message).toContain("The task 'wait for nothing' never ends");
});

test('a task that throws fails its step, and no card number is told', async () => {
  const result = await playing(task('break'), task('save'));
  expect(result.steps[0]?.failure?.message).toBe('The card •••• 4242 was left out');
  expect(result.steps[1]?.verdict).toBe('skipped');
});

test('a rule of a model that throws fails the step that led to it', async () => {
  const result = await playing(task('trip over a bug'));
  expect(result.steps[0]?.failure?.message).toBe('a rule of this model read nothing');
});

test('a world that cannot be opened crashes the scenario and leaves the clock alone', async () => {
  const broken = createModelDriver([toyArea], () => {
    throw new Error('no such persona');
  });
  const result = await play(aPlan([task('save')]), broken, {
    driver: 'model',
    target: 'msw',
    seed: 1,
    now: performance.now.bind(performance),
    pictures: 'off',
  });
  await broken.close();
  expect([result.verdict, result.failure?.message]).toEqual(['crashed', 'no such persona']);
  expect(setTimeout.name).not.toContain('fake');
});
