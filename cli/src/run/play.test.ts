import { expect, test } from 'vitest';
import type { Action, Plan } from '../language/plan.ts';
import { createPaint } from '../paint.ts';
import { sayFailure } from '../reporters/say-failure.ts';
import { play } from './play.ts';
import type { Attempt, Driver, ScenarioEvent } from './scenario-session.ts';

const error = (message: string, where: string, more: object = {}): ScenarioEvent => ({
  kind: 'error',
  message,
  where,
  ...more,
});

/** What each task causes. A string is thrown as an error. */
const tasks: Readonly<Record<string, readonly ScenarioEvent[] | Error>> = {
  work: [],
  pay: [
    {
      kind: 'call',
      name: 'bind-request',
      method: 'POST',
      path: 'client-backend/issuance/bind-request',
      status: 402,
      answer: { message: 'Declined', error_code: 'card_declined' },
    },
  ],
  'create a lead': [error('no lead', 'create lead')],
  'break a contract': [
    error(
      "The answer to 'get-quote' is not what was agreed: at premium, found nothing",
      'contract: get-quote, premium',
    ),
  ],
  decide: [{ kind: 'decision', router: 'after-sign-in', to: 'resume', because: 'created' }],
  slip: [
    error('quotes is not iterable', 'thrown in an effect', {
      at: 'mfe/packages/src/model/pay.ts:41',
    }),
  ],
  'end an effect': [
    error('There is nothing to import', 'thrown in an effect', { mayBeMeant: true }),
  ],
  throw: new TypeError('plan is undefined'),
};

function driver(dialog?: string): Driver {
  const journal: ScenarioEvent[] = [];
  return {
    close: async () => {},
    open: async () => ({
      async perform(_, task) {
        const outcome = tasks[task];
        if (outcome instanceof Error) throw outcome;
        journal.push(...(outcome ?? []));
      },
      act: async () => {},
      control: async () => {},
      observe: async () => ({
        screen: 'checkout',
        address: '/',
        title: '',
        outline: [
          { role: 'heading', name: 'How would you like to pay?', states: {}, children: [] },
          { role: 'alert', name: 'Use a different card', states: {}, children: [] },
          {
            role: 'textbox',
            name: 'ZIP',
            states: { invalid: true },
            description: 'Enter 5 digits',
            children: [],
          },
          ...(dialog === undefined
            ? []
            : [{ role: 'dialog', name: dialog, states: { modal: true }, children: [] }]),
        ],
        focus: null,
        flags: {},
      }),
      screen: async () => 'checkout',
      journal: async () => journal,
      startWaiting: () => ({ wait: async () => false, waited: () => 'waited 3 min' }),
      handlers: async () => 1,
      elapsed: () => 0,
      close: async () => {},
    }),
  };
}

/** The same driver with `performAhead`: it performs several tasks at once, up to one that reports an error. */
function driverAhead(): Driver {
  const { open, close } = driver();
  return {
    close,
    async open(plan, seed) {
      const session = await open(plan, seed);
      return {
        ...session,
        async performAhead(actor, actions) {
          const attempts: Attempt[] = [];
          for (const action of actions) {
            if (action.kind !== 'task' || tasks[action.task] instanceof Error) break;
            const before = (await session.journal(actor)).length;
            await session.perform(actor, action.task, undefined);
            const journal = [...(await session.journal(actor))];
            attempts.push({ screen: 'checkout', journal, ms: 0 });
            if (journal.slice(before).some(({ kind }) => kind === 'error')) break;
          }
          return attempts;
        },
      };
    },
  };
}

const playingIn = (dialog: string) => playingOn(driver(dialog), seeing('Confirmed'));
const playing = (...actions: readonly (string | Action)[]) => playingOn(driver(), ...actions);

async function playingOn(on: Driver, ...actions: readonly (string | Action)[]) {
  const plan: Plan = {
    name: 'A scenario',
    file: 'a.yaml',
    line: 1,
    tags: [],
    covers: [],
    as: 'founder',
    actors: { founder: 'new-founder' },
    flags: {},
    start: '/',
    steps: actions.map((action, index) => ({
      text: typeof action === 'string' ? action : 'a step',
      at: { file: 'a.yaml', line: index + 1, column: 3 },
      actor: 'founder',
      action: typeof action === 'string' ? { kind: 'task', task: action } : action,
    })),
  };
  const options = {
    driver: 'headless',
    target: 'msw',
    seed: 1,
    now: () => 0,
    pictures: 'off',
  } as const;
  const result = await play(plan, on, options);
  return { result, said: sayFailure(result, createPaint(false)) };
}

const seeing = (text: string): Action => ({ kind: 'see', see: 'text', texts: [text] });
const expecting = (message: string): Action => ({
  kind: 'control',
  control: 'expect error',
  message,
});

test.each([
  [['work', 'decide', 'pay', 'work']],
  [['decide', 'slip', 'work']],
  [['work', expecting('no lead'), 'create a lead', 'decide', seeing('Confirmed')]],
  [['pay', 'throw', 'work']],
])(
  'steps that are performed in one go are evaluated like those one by one: %j',
  async (actions) => {
    const oneByOne = await playingOn(driver(), ...actions);
    const inOneGo = await playingOn(driverAhead(), ...actions);
    expect(inOneGo).toEqual(oneByOne);
  },
);

test('a refused call, the page’s complaints and the decisions are beside what was not seen', async () => {
  const { said } = await playing('decide', 'pay', seeing('Confirmed'));
  expect(said).toContain('not seen; waited 3 min');
  expect(said).toContain(
    'call bind-request, POST client-backend/issuance/bind-request, returned 402: {"message":"Declined","error_code":"card_declined"}',
  );
  expect(said).toContain('the page says: Use a different card');
  expect(said).toContain('the page says: ZIP: Enter 5 digits');
  expect(said).toMatch(
    /decided: after-sign-in → resume because created \(shared\/domain\/src\/routers\/application-status\.ts:\d+\)/,
  );
  expect(said).toContain('on checkout, heading "How would you like to pay?"');
});

test('an action without a consequence is reported as having none', async () => {
  const { said } = await playing('decide', 'work', seeing('Confirmed'));
  expect(said).toContain('the last action called, decided and opened nothing');
  expect((await playing('work', 'decide', seeing('Confirmed'))).said).not.toContain(
    'the last action',
  );
});

test('the dialog that is open is named, also if it has no name', async () => {
  const { said } = await playing(seeing('Confirmed'));
  expect(said).not.toContain('dialog');
  expect((await playingIn('Leave?')).said).toContain('in the dialog "Leave?"');
  expect((await playingIn('')).said).toContain('in the dialog without a name');
});

test('a call that failed before the previous step is not reported', async () => {
  const { said } = await playing('pay', 'work', 'work', seeing('Confirmed'));
  expect(said).not.toContain('402');
});

test.each([
  ['create a lead', 'the product reported an error: no lead (create lead)'],
  ['break a contract', 'at premium, found nothing (contract: get-quote, premium)'],
  ['slip', 'the product reported an error: quotes is not iterable (thrown in an effect)'],
])('an error that the product reports fails its step: %s', async (task, message) => {
  const { result, said } = await playing('work', task, 'work');
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['passed', 'failed', 'skipped']);
  expect(said).toContain(message);
});

test('the product’s line that threw an error is reported', async () => {
  expect((await playing('slip')).said).toContain('at mfe/packages/src/model/pay.ts:41');
});

test('an error of an effect fails no step, and is reported when one fails', async () => {
  expect((await playing('end an effect')).result.verdict).toBe('passed');
  const { said } = await playing('end an effect', seeing('Imported'));
  expect(said).toContain('an effect failed with: There is nothing to import');
});

test.each(['no lead', 'NO LEAD', 'create lead'])(
  '`expect error: %s` allows the error from there on',
  async (words) => {
    expect((await playing(expecting(words), 'work', 'create a lead')).result.verdict).toBe(
      'passed',
    );
    expect((await playing('create a lead', expecting(words))).result.verdict).toBe('failed');
  },
);

test('another error than the one expected fails its step', async () => {
  const { result } = await playing(expecting('create lead'), 'create a lead', 'slip');
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['passed', 'passed', 'failed']);
});

test('an expected error that is never reported fails at its own step', async () => {
  const { result, said } = await playing('work', expecting('create lead'), 'work');
  expect(result.steps.map(({ verdict }) => verdict)).toEqual(['passed', 'failed', 'passed']);
  expect(said).toContain('the product reported no such error until the end of the scenario');
});

test('what should be gone and isn’t is reported as still there', async () => {
  const { said } = await playing({
    kind: 'see',
    see: 'no heading',
    heading: 'How would you like to pay?',
  });
  expect(said).toContain('still there; waited 3 min');
});

test('a slip is named by its kind, without the stack of the command', async () => {
  const { said } = await playing('throw');
  expect(said).toContain('TypeError: plan is undefined');
  expect(said).not.toContain('play-step');
});
