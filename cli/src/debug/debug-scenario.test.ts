import { expect, test } from 'vitest';
import type { Action, Plan } from '../language/plan.ts';
import { createPaint } from '../paint.ts';
import { aPlan, stepsOf } from '../test-kit/a-plan.ts';
import { anIo } from '../test-kit/an-io.ts';
import { driver as toyDriver } from '../test-kit/play-toy.ts';
import { UsageError } from '../usage-error.ts';
import { debugScenario } from './debug-scenario.ts';
import { createStage } from './stage.ts';

const task = (name: string): Action => ({ kind: 'task', task: name });
const pause: Action = { kind: 'control', control: 'pause' };

/** A scenario whose steps are called like their tasks. */
function planOf(...names: readonly string[]): Plan {
  const steps = stepsOf(names.map((name) => (name === 'pause' ? pause : task(name))));
  return aPlan(steps.map((step, index) => ({ ...step, text: names[index] ?? '' })));
}

function answering(answers: string): () => Promise<string | null> {
  const left = answers.split(' ');
  return async () => left.shift() ?? null;
}

/** Debugs a plan with these answers. What is read again is the plan after the answer `r`, or its mistake. */
async function debugging(plan: Plan, answers: string, ...read: (Plan | UsageError)[]) {
  let opened = 0;
  let said = '';
  const reads = [...read];
  const open = () => {
    opened += 1;
    return createStage(Promise.resolve(toyDriver()), { seed: 1 }).open(plan);
  };
  const hasPassed = await debugScenario(plan, {
    open,
    async readAgain() {
      const now = reads.shift();
      if (!now || now instanceof UsageError) throw now ?? new Error('Nothing is left to read');
      return now;
    },
    showTools: async () => {},
    ask: answering(answers),
    out: (text) => {
      said += text;
    },
    paint: createPaint(false),
    signal: new AbortController().signal,
  });
  const stops = said.split('\n').filter((line) => /^(next: |Every step|passed|failed)/.test(line));
  return { hasPassed, opened, said, stops: stops.map((line) => line.replace(/ \d+ ms$/, '')) };
}

test('it stops before the first step, with its place in the file and the keys', async () => {
  const { said, stops, hasPassed } = await debugging(planOf('work', 'decide'), 'q');
  expect(stops).toEqual(['next: step 1 of 2  work  a.yaml:1:1']);
  expect(said).toContain('  c  continue  go on to the next pause\n');
  expect(hasPassed).toBe(false);
});

test('n plays one step and says what it did', async () => {
  const { said, stops } = await debugging(planOf('pay', 'work'), 'n q');
  expect(stops).toEqual([
    'next: step 1 of 2  pay  a.yaml:1:1',
    'passed pay',
    'next: step 2 of 2  work  a.yaml:2:1',
  ]);
  expect(said).toContain('  call bind-request, POST client-backend/issuance/bind-request: 402\n');
});

test('Enter is n, and the words are as good as their letters', async () => {
  const { stops, hasPassed } = await debugging(planOf('work', 'decide'), ' NEXT quit');
  expect(stops.slice(-4)).toEqual([
    'next: step 2 of 2  decide  a.yaml:2:1',
    'passed decide',
    'Every step has passed.',
    'next: nothing. s goes back to the start, q closes the browser.',
  ]);
  expect(hasPassed).toBe(true);
});

test('c goes on to the next pause, and from a pause to the one after it', async () => {
  const plan = planOf('work', 'decide', 'pause', 'work', 'pause', 'work');
  const { stops } = await debugging(plan, 'c c q');
  expect(stops.filter((line) => line.startsWith('next'))).toEqual([
    'next: step 1 of 6  work  a.yaml:1:1',
    'next: step 3 of 6  pause  a.yaml:3:1',
    'next: step 5 of 6  pause  a.yaml:5:1',
  ]);
});

test('c stops at a step that fails, with its report, and the step stays the next one', async () => {
  const { said, stops, hasPassed } = await debugging(planOf('work', 'throw', 'work'), 'c q');
  expect(stops.slice(-2)).toEqual(['failed throw', 'next: step 2 of 3  throw  a.yaml:2:1']);
  expect(said).toContain('TypeError: plan is undefined');
  expect(said).toContain('Edit the file, read it again with r');
  expect(hasPassed).toBe(false);
});

test('a step that failed is edited and played again on the same page', async () => {
  const fixed = planOf('work', 'decide', 'work');
  const { stops, opened, hasPassed } = await debugging(planOf('work', 'throw'), 'c r c q', fixed);
  expect(stops.slice(3)).toEqual([
    'next: step 2 of 2  throw  a.yaml:2:1',
    'next: step 2 of 3  decide  a.yaml:2:1',
    'passed decide',
    'passed work',
    'Every step has passed.',
    'next: nothing. s goes back to the start, q closes the browser.',
  ]);
  expect([opened, hasPassed]).toEqual([1, true]);
});

test('a change before the step begins again on a new page, and says why', async () => {
  const changed = planOf('decide', 'work');
  const { said, stops, opened } = await debugging(planOf('work', 'work'), 'n r q', changed);
  expect(said).toContain(
    'This page can’t go on: step 1, which was played, is now "decide".\nBack at the start, on a new page.\n',
  );
  expect(stops.at(-1)).toBe('next: step 1 of 2  decide  a.yaml:1:1');
  expect(opened).toBe(2);
});

test('a mistake in the file is shown, and the steps stay as they were', async () => {
  const mistake = new UsageError('a.yaml:2:5 unknown step "wrok"');
  const { said, stops, opened } = await debugging(planOf('work', 'decide'), 'n r q', mistake);
  expect(said).toContain('a.yaml:2:5 unknown step "wrok"\nThe steps are as before.');
  expect(stops.at(-1)).toBe('next: step 2 of 2  decide  a.yaml:2:1');
  expect(opened).toBe(1);
});

test('s goes back to the start on a new page, also after the last step', async () => {
  const { said, stops, opened, hasPassed } = await debugging(planOf('work'), 'n n s q');
  expect(said).toContain('There is no step left. s goes back to the start.');
  expect(stops.at(-1)).toBe('next: step 1 of 1  work  a.yaml:1:1');
  expect([opened, hasPassed]).toEqual([2, false]);
});

test('b plays the steps before the last one again, on a new page', async () => {
  const { said, stops, opened, hasPassed } = await debugging(
    planOf('work', 'decide', 'work'),
    'n n b n n q',
  );
  expect(stops.slice(4)).toEqual([
    'next: step 3 of 3  work  a.yaml:3:1',
    'passed work',
    'next: step 2 of 3  decide  a.yaml:2:1',
    'passed decide',
    'next: step 3 of 3  work  a.yaml:3:1',
    'passed work',
    'Every step has passed.',
    'next: nothing. s goes back to the start, q closes the browser.',
  ]);
  expect(said).toContain('Back at the start, on a new page.\n');
  expect([opened, hasPassed]).toEqual([2, true]);
});

test('b stays at the first step, and after the last one goes back to it', async () => {
  const first = await debugging(planOf('work'), 'b q');
  expect(first.said).toContain('This is the first step.\n');
  expect(first.opened).toBe(1);
  const last = await debugging(planOf('work'), 'n b q');
  expect(last.stops.at(-1)).toBe('next: step 1 of 1  work  a.yaml:1:1');
  expect(last.hasPassed).toBe(false);
});

test('k leaves a step out, and the scenario has not passed', async () => {
  const plan = planOf('throw', 'work');
  const { said, stops, hasPassed } = await debugging(plan, 'n k n k q');
  expect(stops).toEqual([
    'next: step 1 of 2  throw  a.yaml:1:1',
    'failed throw',
    'next: step 1 of 2  throw  a.yaml:1:1',
    'next: step 2 of 2  work  a.yaml:2:1',
    'passed work',
    'Every step that was played has passed.',
    'next: nothing. s goes back to the start, q closes the browser.',
    'next: nothing. s goes back to the start, q closes the browser.',
  ]);
  expect(said).toContain('skipped throw\n');
  expect(said).toContain('There is no step left.');
  expect(hasPassed).toBe(false);
});

test('b leaves out what was left out before, and asks for it again when it is the step before', async () => {
  const plan = planOf('throw', 'work', 'work');
  const { stops, opened } = await debugging(plan, 'k n b b q');
  expect(stops.filter((line) => line.startsWith('next')).slice(2)).toEqual([
    'next: step 3 of 3  work  a.yaml:3:1',
    'next: step 2 of 3  work  a.yaml:2:1',
    'next: step 1 of 3  throw  a.yaml:1:1',
  ]);
  expect([stops.filter((line) => line.startsWith('failed')), opened]).toEqual([[], 3]);
});

test('s asks again for what was left out', async () => {
  const { stops, hasPassed } = await debugging(planOf('work'), 'k s n q');
  expect(stops.slice(-3)).toEqual([
    'passed work',
    'Every step has passed.',
    'next: nothing. s goes back to the start, q closes the browser.',
  ]);
  expect(hasPassed).toBe(true);
});

test('an unknown command lists the known ones and plays nothing', async () => {
  const { said, stops } = await debugging(planOf('work'), 'step q');
  expect(said).toContain('There is no command "step".\n  n  next');
  expect(stops).not.toContain('passed work');
});

test('an expected error that never came is said at the end', async () => {
  const steps = stepsOf([{ kind: 'control', control: 'expect error', message: 'no lead' }]);
  const { said, hasPassed } = await debugging(aPlan(steps), 'n q');
  expect(said).toContain('failed step 1\n  the product reported no such error until the end');
  expect(said).not.toContain('Every step has passed');
  expect(hasPassed).toBe(false);
});

test('a card number in a step is masked, before it is played and after', async () => {
  const { said } = await debugging(planOf('4242 4242 4242 4242'), 'n q');
  expect(said).toContain('next: step 1 of 1  •••• 4242 ');
  expect(said).toContain('passed •••• 4242 ');
  expect(said).not.toContain('4242 4242');
});

test('a page that is lost is said, and s begins again', async () => {
  const { io, said } = anIo('.');
  await debugScenario(planOf('work'), {
    open: async () => ({
      play: async () => {
        throw new Error('invalid session id');
      },
      missedErrors: () => [],
    }),
    showTools: async () => {},
    readAgain: async (plan) => plan,
    ask: answering('n q'),
    out: io.out,
    paint: createPaint(false),
    signal: new AbortController().signal,
  });
  expect(said.out).toContain(
    'failed work\n  invalid session id\ns begins again, in another browser',
  );
});

test('a stop while a step is played says nothing more, and the scenario has not passed', async () => {
  const stop = new AbortController();
  let said = '';
  const hasPassed = await debugScenario(planOf('work'), {
    open: async () => ({
      async play() {
        stop.abort();
        throw new Error('The browser is gone');
      },
      missedErrors: () => [],
    }),
    showTools: async () => {},
    readAgain: async (plan) => plan,
    ask: async () => 'n',
    out: (text) => {
      said += text;
    },
    paint: createPaint(false),
    signal: stop.signal,
  });
  expect(said).not.toContain('The browser is gone');
  expect(hasPassed).toBe(false);
});
