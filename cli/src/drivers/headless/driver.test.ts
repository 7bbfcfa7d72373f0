import { afterAll, expect, test } from 'vitest';
import type { Action } from '../../language/plan.ts';
import { play } from '../../run/playing/play.ts';
import { aPlan, stepsOf } from '../../test-kit/a-plan.ts';
import { playOptions } from '../../test-kit/play-options.ts';
import { createHeadlessDriver } from './driver.ts';
import { createToyWorld, toyAccount, toyArea } from './test-kit/toy-area.tsx';

const driver = await createHeadlessDriver([toyArea, toyAccount], createToyWorld);
afterAll(() => driver.close());

const task = (name: string, input?: unknown): Action => ({ kind: 'task', task: name, input });
const press = (name: string): Action => ({ kind: 'page', actions: [{ press: name }] });
const giveName = (name: string): Action => ({
  kind: 'page',
  actions: [{ fill: 'Name', with: name }],
});
const text = (...texts: string[]): Action => ({ kind: 'see', see: 'text', texts });
const screen = (name: string): Action => ({ kind: 'see', see: 'screen', screen: name });

const options = playOptions('headless');

const playing = (...actions: (Action | readonly [string, Action])[]) =>
  play(planOf(actions), driver, options);

function planOf(actions: readonly (Action | readonly [string, Action])[]) {
  const byActor = actions.map((one) => ('kind' in one ? (['founder', one] as const) : one));
  const steps = stepsOf(byActor.map(([, action]) => action));
  const windows = { 'founder, window 2': 'founder' };
  return aPlan(
    steps.map((step, index) => ({ ...step, actor: byActor[index]?.[0] ?? step.actor })),
    { windows },
  );
}

test('a scenario goes from screen to screen and records what happened', async () => {
  const result = await playing(
    screen('intake'),
    giveName('Ada'),
    text('Hello Ada'),
    press('Save'),
    screen('verify-email'),
  );
  expect(result.failure).toBeUndefined();
  expect(result.verdict).toBe('passed');
  const save = result.steps[3];
  expect(save?.calls[0]).toMatchObject({ name: 'save-name', method: 'POST', status: 200 });
  expect(save?.screens).toEqual(['verify-email']);
  expect(save?.events).toEqual([{ name: 'campaign_conversion', properties: { via: 'form' } }]);
  expect(save?.toasts).toEqual(['Saved']);
  expect(result.handlers).toBe(1);
});

test('a pause goes on at once, and what happened before it can still be expected', async () => {
  const { verdict, virtualMs } = await playing(
    press('Save'),
    { kind: 'control', control: 'pause' },
    { kind: 'see', see: 'call', call: { name: 'save-name', status: 200 } },
  );
  expect([verdict, virtualMs]).toEqual(['passed', 0]);
});

test('advancing time affects the product and its back end', async () => {
  const result = await playing(
    press('Save'),
    { kind: 'control', control: 'advance time', ms: 7000 },
    { kind: 'see', see: 'call', call: { name: 'get-state', times: 2, inAll: true } },
  );
  expect(result.verdict).toBe('passed');
  expect(result.virtualMs).toBe(7000);
});

test('an expectation that never holds says what was expected and what was found', async () => {
  const result = await playing(text('Hello Ada'), press('Save'));
  expect(result.verdict).toBe('failed');
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['failed', 'skipped']);
  expect(result.steps[0]?.failure).toMatchObject({ expected: ['Hello Ada'] });
  expect(result.steps[0]?.failure?.found).toContain("Let's get you covered");
});

test('an expectation waits in virtual time until it holds', async () => {
  const result = await playing(press('Save'), {
    kind: 'see',
    see: 'call',
    call: { name: 'get-state', times: 3, inAll: true },
  });
  expect(result.verdict).toBe('passed');
  expect(result.virtualMs).toBe(9000);
});

test('a fault fails a call once', async () => {
  const result = await playing(
    {
      kind: 'control',
      control: 'fault',
      call: 'save-name',
      fault: { kind: 'status', status: 503, times: 1 },
    },
    press('Save'),
    text('Could not save'),
    screen('intake'),
    press('Save'),
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
    press('Save'),
    screen('verify-email'),
  );
  expect(result.verdict).toBe('passed');
  expect(result.virtualMs).toBe(8000);
});

const verdicts = ({ steps }: Awaited<ReturnType<typeof playing>>) =>
  steps.map(({ verdict, failure }) => failure?.message ?? verdict);

test('a double press makes a second call while the first is pending', async () => {
  const calls = (times: number): Action => ({
    kind: 'see',
    see: 'call',
    call: { name: 'save-name', times },
  });
  const slow: Action = {
    kind: 'control',
    control: 'fault',
    call: 'save-name',
    fault: { kind: 'slow', ms: 8000 },
  };
  const twice: Action = { kind: 'page', actions: [{ press: 'Save', twice: true }] };
  expect(verdicts(await playing(slow, twice, calls(2)))).toEqual(Array(3).fill('passed'));
  expect(verdicts(await playing(slow, press('Save'), calls(1)))).toEqual(Array(3).fill('passed'));
});

test('a call without a response is part of the cause', async () => {
  const slow: Action = {
    kind: 'control',
    control: 'fault',
    call: 'save-name',
    fault: { kind: 'slow', ms: 999_000, times: 1 },
  };
  const result = await playing(slow, press('Save'), screen('verify-email'));
  expect(result.steps.at(-1)?.failure?.cause?.pending).toEqual([
    'save-name, POST intake-engine/v1/names',
  ]);
  const answered = await playing(press('Save'), text('nowhere'));
  expect(answered.steps.at(-1)?.failure?.cause?.pending).toBeUndefined();
});

test('an effect that never ends is part of the cause, unless a call is pending', async () => {
  const result = await playing(giveName('Endless'), task('break'));
  expect(result.steps[1]?.failure?.cause?.unended).toEqual(['endless']);
  const slow: Action = {
    kind: 'control',
    control: 'fault',
    call: 'save-name',
    fault: { kind: 'slow', ms: 999_000, times: 1 },
  };
  const waiting = await playing(giveName('Endless'), slow, press('Save'), task('break'));
  expect(waiting.steps[3]?.failure?.cause).toMatchObject({
    pending: ['save-name, POST intake-engine/v1/names'],
  });
  expect(waiting.steps[3]?.failure?.cause?.unended).toBeUndefined();
});

test('a reload keeps storage and nothing else', async () => {
  const result = await playing(
    giveName('Ada'),
    { kind: 'control', control: 'reload' },
    text('Hello '),
    { kind: 'see', see: 'no text', texts: ['Hello Ada'] },
    press('Look again'),
    text('Hello Ada'),
  );
  expect(result.verdict).toBe('passed');
});

test('Back returns to the previous screen, also after a reload', async () => {
  const result = await playing(
    press('Save'),
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

test('a swap creates a new model in the same scope, once for each load', async () => {
  const swap: Action = { kind: 'control', control: 'swap', microFrontend: 'intake', url: '/x.js' };
  const result = await playing(
    giveName('Ada'),
    swap,
    swap,
    press('Look again'),
    text('Hello Ada'),
    press('Save'),
    { kind: 'see', see: 'call', call: { name: 'save-name', times: 1, inAll: true } },
  );
  expect(result.steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

test('actors share a backend and nothing else', async () => {
  const result = await playing(
    giveName('Ada'),
    ['admin', text('Hello ')],
    ['admin', { kind: 'see', see: 'no text', texts: ['Hello Ada'] }],
    ['admin', press('Save')],
    ['admin', screen('verify-email')],
    screen('intake'),
  );
  expect(result.steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

test('a sign-in at the login site opens the product in a new document', async () => {
  const result = await playing(
    giveName('Ada'),
    task('sign in'),
    screen('verify-email'),
    { kind: 'control', control: 'go back' },
    screen('intake'),
    { kind: 'see', see: 'no text', texts: ['Hello Ada'] },
  );
  expect(result.steps.filter(({ verdict }) => verdict !== 'passed')).toEqual([]);
});

test('a task that throws fails its step, and its message masks card numbers', async () => {
  const result = await playing(task('break'), press('Save'));
  expect(result.steps[0]?.failure?.message).toBe('The card •••• 4242 was left out');
  expect(result.steps[1]?.verdict).toBe('skipped');
});

test('a rule of a model that throws fails the step that led to it', async () => {
  const result = await playing(press('Trip over a bug'));
  expect(result.steps[0]?.failure?.message).toBe(
    'the product reported an error: a rule of this model read nothing (thrown in a rule)',
  );
});

test('whatever a task does on the page is reported', async () => {
  const moves: string[] = [];
  const plan = planOf([press('Look again'), task('wait until ready')]);
  await play(plan, driver, {
    ...options,
    reached: (step) => moves.push(`step ${step}`),
    moved: () => moves.push('moved'),
  });
  expect(moves).toEqual(['step 0', 'step 1', 'moved']);
});

test('a world that cannot be opened crashes the scenario and leaves the clock alone', async () => {
  const broken = await createHeadlessDriver([toyArea], () => {
    throw new Error('no such persona');
  });
  const result = await play(planOf([press('Save')]), broken, options);
  await broken.close();
  expect([result.verdict, result.failure?.message]).toEqual(['crashed', 'no such persona']);
  expect(setTimeout.name).not.toContain('fake');
});

test('a control that the screen doesn’t have fails the step, with what the screen offers', async () => {
  const result = await playing(press('Activate'));
  expect(result.steps[0]?.failure).toMatchObject({
    message: "There is no button or link called 'Activate' on the page",
    found: [
      'button "Save"',
      'button "Look again"',
      'button "Trip over a bug"',
      'button "Break down"',
      'button "Forget a promise"',
      'button "Not yet" [disabled]',
    ],
  });
});

test('a disabled control is not operated', async () => {
  const result = await playing(press('Not yet'));
  expect(result.steps[0]?.failure?.message).toBe("The button 'Not yet' is disabled");
});

test('hidden elements are not read', async () => {
  const result = await playing(text('Hello'), text('Nobody reads this'));
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['passed', 'failed']);
});

test('a screen that throws shows the crash page, also after Try again without success', async () => {
  const result = await playing(
    { kind: 'control', control: 'expect error', message: 'the screen has broken' },
    press('Break down'),
    text('Something went sideways.'),
    press('Try again'),
    text('Something went sideways.'),
  );
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(Array(5).fill('passed'));
});

test('the page is recorded as an ARIA snapshot if outlines are requested', async () => {
  const result = await play(planOf([screen('intake')]), driver, {
    ...options,
    outlines: true,
  });
  expect(result.steps[0]?.outline).toEqual([
    '- main:',
    '  - heading "Let\'s get you covered" [level=1]',
    '  - text: Hello',
    '  - textbox "Name"',
    '  - button "Save"',
    '  - button "Look again"',
    '  - button "Trip over a bug"',
    '  - button "Break down"',
    '  - button "Forget a promise"',
    '  - button "Not yet" [disabled]',
  ]);
});

test('a field that a screen focuses has the focus, though the control is inside its element', async () => {
  const focus = (name: string): Action => ({ kind: 'see', see: 'focus', name });
  const result = await playing(screen('intake'), press('Look again'), focus('Name'));
  expect(result.verdict).toBe('passed');
  const elsewhere = await playing(screen('intake'), focus('Name'));
  expect(elsewhere.steps[1]?.failure?.found).toEqual(['nothing has the focus']);
});

const noText = (words: string): Action => ({ kind: 'see', see: 'no text', texts: [words] });
test('a field that a screen focused is left by the next press, though nobody typed there', async () => {
  const result = await playing(
    press('Look again'),
    noText('The name was left'),
    press('Save'),
    { kind: 'control', control: 'go back' },
    text('The name was left'),
  );
  expect(verdicts(result)).toEqual(Array(5).fill('passed'));
});

test('keys go where the focus is, and only keys that need no browser are pressed', async () => {
  const keys = (...all: string[]): Action => ({ kind: 'control', control: 'keys', keys: all });
  const result = await playing(giveName('Ada'), press('Look again'), keys('Enter'));
  expect(result.steps[2]?.failure?.message).toBe(
    'Only a browser knows what the key Enter does on a textbox: tag the scenario browser',
  );
  expect((await playing(keys('Enter'))).steps[0]?.failure?.message).toBe(
    'Nothing has the focus, so the key Enter goes nowhere. Press or fill a control first',
  );
});

test('another window shares the storage of its owner until it is closed', async () => {
  const result = await playing(
    giveName('Ada'),
    ['founder, window 2', press('Look again')],
    ['founder, window 2', text('Hello Ada')],
    ['founder, window 2', giveName('Grace')],
    ['founder, window 2', { kind: 'control', control: 'close window' }],
    press('Look again'),
    text('Hello Grace'),
    { kind: 'see', see: 'kept', about: 'Grace' },
    { kind: 'see', see: 'no kept', about: 'Ada' },
  );
  expect(verdicts(result)).toEqual(Array(9).fill('passed'));
  expect(result.steps[4]?.screen).toBeNull();
});

test('a scenario begins at its own time, in its own zone', async () => {
  const plan = { ...planOf([screen('intake')]), at: Date.parse('2027-01-01T01:00:00Z') };
  const zoned = { ...plan, timeZone: 'America/New_York' };
  const session = await driver.open(zoned, 1);
  expect([new Date().getFullYear(), new Date().getHours(), Date.now()]).toEqual([
    2026,
    20,
    plan.at,
  ]);
  await session.close(true);
  expect(Date.now()).not.toBe(plan.at);
});

/** The test runner counts such a rejection as its own failure. */
async function withoutRunnersListeners<Result>(work: () => Promise<Result>): Promise<Result> {
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  try {
    return await work();
  } finally {
    for (const listener of listeners) process.on('unhandledRejection', listener);
  }
}

test('a rejection that nobody handles fails its step, and can be expected', async () => {
  const [failed, expected] = await withoutRunnersListeners(async () => [
    await playing(press('Forget a promise'), screen('intake')),
    await playing(
      { kind: 'control', control: 'expect error', message: 'nobody waited' },
      press('Forget a promise'),
      screen('intake'),
    ),
  ]);
  expect(failed?.steps[0]?.failure?.message).toBe(
    'the product reported an error: nobody waited (uncaught)',
  );
  expect(expected?.verdict).toBe('passed');
});
