import type { Action } from '../language/plan.ts';
import { createPaint } from '../paint.ts';
import { formatFailure } from '../reporters/format-failure.ts';
import { play } from '../run/playing/play.ts';
import type { Driver, ScenarioEvent } from '../run/terms/scenario-session.ts';
import { aPlan } from './a-plan.ts';

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

export function driver(dialog?: string): Driver {
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
        address: '/checkout/a/growth?code=secret',
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
        kept: {},
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

export const playing = (...actions: readonly (string | Action)[]) =>
  playingOn(driver(), ...actions);

export async function playingOn(on: Driver, ...actions: readonly (string | Action)[]) {
  const steps = actions.map((action, index) => ({
    text: typeof action === 'string' ? action : 'a step',
    at: { file: 'a.yaml', line: index + 1, column: 3 },
    actor: 'founder',
    action: typeof action === 'string' ? ({ kind: 'task', task: action } as const) : action,
  }));
  const plan = aPlan(steps, { name: 'A scenario' });
  const options = {
    driver: 'headless',
    target: 'msw',
    seed: 1,
    now: () => 0,
    pictures: 'off',
  } as const;
  const result = await play(plan, on, options);
  return { result, said: formatFailure(result, createPaint(false)) };
}

export const seeing = (text: string): Action => ({ kind: 'see', see: 'text', texts: [text] });
