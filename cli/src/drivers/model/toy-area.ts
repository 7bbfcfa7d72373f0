import type { Call } from '@fairlead/contracts';
import { ApiError } from '@fairlead/contracts';
import {
  defineArea,
  defineTask,
  type ModelActor,
  none,
  type Visitor,
} from '@fairlead/mfe-kit/area';
import { $storage, keepFx, navigate, notify, recall, requestFx, tracked } from '@fairlead/store';
import { attach, createEffect, createEvent, createStore, type Scope, sample } from 'effector';
import { string } from 'superstruct';
import type { Fault } from '../../language/plan.ts';
import type { CreateWorld, Site, World } from './world.ts';

/** A page with one field, a call, a poll and a draft: enough of a product to test the driver with. */
function createModel() {
  const nameTyped = createEvent<string>();
  const saved = createEvent();
  const opened = createEvent();
  const tripped = createEvent();
  const $name = createStore('').on(nameTyped, (_, name) => name);
  const $failure = createStore('');
  const $polls = createStore(0);
  const $ready = createStore(false);

  const saveFx = attach({
    source: $name,
    effect: (name) => requestFx(aCall('save-name', 'POST', '/v1/names', { name })),
  });
  const pollFx = createEffect(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return (await requestFx(aCall('get-state', 'GET', '/v1/state', undefined))) as {
      ready: boolean;
    };
  });
  const recallNameFx = attach({ source: $storage, effect: (storage) => recall(storage, 'name') });

  sample({ clock: nameTyped, fn: (value) => ({ name: 'name', value }), target: keepFx });
  sample({ clock: opened, target: recallNameFx });
  $name.on(recallNameFx.doneData, (name, kept) => (typeof kept === 'string' ? kept : name));
  sample({ clock: saved, target: saveFx });
  sample({ clock: saveFx.fail, fn: () => 'Could not save', target: $failure });
  sample({ clock: saveFx.done, fn: () => ({ route: 'verify-email' }) as const, target: navigate });
  sample({
    clock: saveFx.done,
    fn: () => ({ name: 'name saved', properties: { via: 'form' } }),
    target: tracked,
  });
  sample({ clock: saveFx.done, fn: () => ({ text: 'Saved' }), target: notify });
  sample({
    clock: [saveFx.done, pollFx.done],
    target: pollFx,
    filter: $ready.map((ready) => !ready),
  });
  $polls.on(pollFx.done, (count) => count + 1);
  $ready.on(pollFx.doneData, (_, { ready }) => ready);
  sample({ clock: tripped, fn: readNothing, target: nameTyped });
  return { nameTyped, saved, opened, tripped, $name, $failure, $polls, $ready };
}
export type ToyModel = ReturnType<typeof createModel>;

export const toyArea = defineArea<ToyModel>({
  name: 'intake',
  createModel,
  tasks: [
    defineTask({
      name: 'give a name',
      input: string(),
      model: async (actor: ModelActor<ToyModel>, name) => {
        await actor.send(actor.model.opened, undefined);
        await actor.send(actor.model.nameTyped, name);
      },
      browser: async () => {},
    }),
    defineTask({
      name: 'look again',
      input: none,
      model: async (actor: ModelActor<ToyModel>) => actor.send(actor.model.opened, undefined),
      browser: async () => {},
    }),
    defineTask({
      name: 'save',
      input: none,
      model: async (actor: ModelActor<ToyModel>) => actor.send(actor.model.saved, undefined),
      browser: async () => {},
    }),
    defineTask({
      name: 'sign in',
      input: none,
      model: async (actor: ModelActor<ToyModel>) => actor.loginSite.signIn('ada@example.com'),
      browser: async () => {},
    }),
    defineTask({
      name: 'wait until ready',
      input: none,
      model: async (actor: ModelActor<ToyModel>) =>
        actor.until(() => actor.get(actor.model.$ready), 'the state to be ready'),
      browser: async () => {},
    }),
    defineTask({
      name: 'wait by itself',
      input: none,
      model: async () => {
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      },
      browser: async () => {},
    }),
    defineTask({
      name: 'trip over a bug',
      input: none,
      model: async (actor: ModelActor<ToyModel>) => actor.send(actor.model.tripped, undefined),
      browser: async () => {},
    }),
    defineTask({
      name: 'wait for nothing',
      input: none,
      model: () => new Promise(() => {}),
      browser: async () => {},
    }),
    defineTask({
      name: 'break',
      input: none,
      model: async () => {
        throw new Error('The card 4242 4242 4242 4242 was left out');
      },
      browser: async () => {},
    }),
  ],
  texts: (model, scope: Scope) => [
    "Let's get you covered",
    `Hello ${scope.getState(model.$name)}`,
    scope.getState(model.$failure),
  ],
});

/** A backend with one name and a state that is ready ten seconds after the name was saved. */
export const createToyWorld: CreateWorld = ({ flags }): World => {
  const faults = new Map<string, Fault>();
  let handlers = 0;
  let savedAt: number | null = null;
  const answer = async ({ name }: Call): Promise<unknown> => {
    if (name !== 'save-name' && name !== 'get-state') throw new ApiError(404);
    handlers += 1;
    const fault = faults.get(name);
    if (fault?.times) faults.delete(name);
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    else if (fault) throw new ApiError(fault.status ?? 500);
    if (name === 'save-name') savedAt = Date.now();
    return { ready: savedAt !== null && Date.now() - savedAt >= 10_000, flags };
  };
  return {
    connect: () => ({ doors: [[requestFx, answer]], leave: () => null, hands, site }),
    fault: (call, fault) => void faults.set(call, fault),
    failVendors: () => {},
    handlers: () => handlers,
  };
};

function aCall(name: string, method: Call['method'], path: string, body: unknown): Call {
  return { name, service: 'intake-engine', method, path, query: {}, headers: {}, body };
}

function readNothing(): string {
  throw new TypeError('a rule of this model read nothing');
}

/** Everybody is let in, and comes back at the address that says as whom. */
const site: Site = {
  signIn: async (email) => `/verify-email?email=${email}`,
  signUp: async (email) => `/verify-email?email=${email}`,
  openVerificationEmail: async () => '/',
};

const hands: Visitor = { enterCard: () => [], clearCard: () => {}, planBankVisit: () => {} };
