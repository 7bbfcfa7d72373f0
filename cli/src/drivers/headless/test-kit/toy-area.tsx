import type { Call } from '@fairlead/contracts';
import { ApiError } from '@fairlead/contracts';
import { defineTask, none } from '@fairlead/mfe-kit/area';
import { createModelContext } from '@fairlead/mfe-kit/model-context';
import { $storage, navigate, notify, persistFx, recall, requestFx, tracked } from '@fairlead/store';
import type {} from '@fairlead/ui/react';
import { textsOf } from '@fairlead/ui/semantics/write-outline';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import type { Fault } from '../../../language/plan.ts';
import type { HeadlessArea } from '../driver.ts';
import type { Connection, CreateWorld, Site, World } from '../world.ts';

/** A page with a field, a call, a poll and a draft, for tests of the driver. */
function createModel() {
  const nameTyped = createEvent<string>();
  const saved = createEvent();
  const opened = createEvent();
  const tripped = createEvent();
  const broken = createEvent();
  const nameLeft = createEvent();
  const $wasLeft = createStore(false).on(nameLeft, () => true);
  const $isBroken = createStore(false).on(broken, () => true);
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
  const endlessFx = createEffect({ name: 'endless', handler: () => new Promise(() => {}) });
  const recallNameFx = attach({ source: $storage, effect: (storage) => recall(storage, 'name') });

  sample({ clock: nameTyped, fn: (value) => ({ name: 'name', value }), target: persistFx });
  sample({ clock: nameTyped, filter: (name) => name === 'Endless', target: endlessFx });
  sample({ clock: opened, target: recallNameFx });
  $name.on(recallNameFx.doneData, (name, kept) => (typeof kept === 'string' ? kept : name));
  sample({ clock: saved, target: saveFx });
  sample({ clock: saveFx.fail, fn: () => 'Could not save', target: $failure });
  sample({ clock: saveFx.done, fn: () => ({ route: 'verify-email' }) as const, target: navigate });
  sample({
    clock: saveFx.done,
    fn: () => ({ name: 'campaign_conversion' as const, properties: { via: 'form' } }),
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
  return {
    nameTyped,
    saved,
    opened,
    tripped,
    broken,
    nameLeft,
    $wasLeft,
    $name,
    $failure,
    $polls,
    $ready,
    $isBroken,
  };
}
type ToyModel = ReturnType<typeof createModel>;
const { useModel } = createModelContext<ToyModel>();

function Intake() {
  const model = useModel();
  const { nameTyped, saved, opened, tripped, broken, $name, $failure, $ready, $isBroken } = model;
  const page = useUnit({
    type: nameTyped,
    leave: model.nameLeft,
    wasLeft: model.$wasLeft,
    save: saved,
    look: opened,
    trip: tripped,
    breakDown: broken,
    name: $name,
    failure: $failure,
    ready: $ready,
    isBroken: $isBroken,
  });
  const field = useRef<HTMLElementTagNameMap['ui-text-field']>(null);
  if (page.isBroken) throw new Error('the screen has broken');
  return (
    <section>
      <h1>Let's get you covered</h1>
      <p>Hello {page.name}</p>
      <ui-text-field
        ref={field}
        label="Name"
        value={page.name}
        onui-change={({ detail }) => page.type(detail)}
        onui-blur={() => page.leave()}
      />
      {page.wasLeft ? <p>The name was left</p> : null}
      {page.failure ? <ui-banner tone="danger" text={page.failure} /> : null}
      {page.ready ? <p>Ready</p> : null}
      <ui-button label="Save" onClick={() => page.save()} />
      <ui-button
        label="Look again"
        onClick={() => {
          page.look();
          field.current?.focus();
        }}
      />
      <ui-button label="Trip over a bug" onClick={() => page.trip()} />
      <ui-button label="Break down" onClick={() => page.breakDown()} />
      <ui-button
        label="Forget a promise"
        onClick={() => void Promise.reject(new Error('nobody waited'))}
      />
      <ui-button label="Not yet" disabled onClick={() => page.trip()} />
      <p hidden>Nobody reads this</p>
    </section>
  );
}

function VerifyEmail() {
  return <h1>Please check your email.</h1>;
}

/** The page after the name is saved. */
export const toyAccount: HeadlessArea = {
  definition: {
    name: 'account',
    version: '1.0.0',
    createModel: () => null,
    screens: { 'verify-email': VerifyEmail },
  },
  area: { name: 'account', tasks: [] },
};

/** The page with the field. */
export const toyArea: HeadlessArea = {
  definition: {
    name: 'intake',
    version: '1.0.0',
    createModel,
    screens: { intake: Intake },
  },
  area: {
    name: 'intake',
    tasks: [
      defineTask({
        name: 'sign in',
        input: none,
        perform: (page) => page.loginSite.signIn('ada@example.com'),
      }),
      defineTask({
        name: 'wait until ready',
        input: none,
        perform: async (page) =>
          void (await page.until(
            (outline) => textsOf(outline).includes('Ready'),
            'the state to be ready',
          )),
      }),
      defineTask({
        name: 'break',
        input: none,
        perform: async () => {
          throw new Error('The card 4242 4242 4242 4242 was left out');
        },
      }),
    ],
  },
};

/** A back end with one name and a state that is ready ten seconds after the name was saved. */
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
  const connect = (): Connection => ({
    answer,
    handlers: [],
    leave: () => null,
    vendorForms,
    site,
    inAnotherWindow: connect,
  });
  return {
    connect,
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

/** Signs everyone in, and returns to an address that names the user. */
const site: Site = {
  signIn: async (email) => `/verify-email?email=${email}`,
  signUp: async (email) => `/verify-email?email=${email}`,
  openVerificationEmail: async () => '/',
  cartaAddress: () => '/',
  answerDocuments: async () => {},
};

const vendorForms = { planBankVisit: () => {} };
