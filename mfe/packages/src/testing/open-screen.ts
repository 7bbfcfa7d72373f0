import type { Call } from '@fairlead/contracts';
import { type FlagName, flagsFrom, type NavigationState } from '@fairlead/domain';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $auth,
  $flags,
  $flagsSettled,
  $history,
  $paymentInFlight,
  $route,
  $storage,
  $toasts,
  $userInfo,
  createCardTokenFx,
  draftDelay,
  type History,
  linkBankFx,
  memoryHistory,
  memoryStorage,
  moved,
  openChatFx,
  reportErrorFx,
  requestFx,
  sendEventFx,
  type TextStorage,
} from '@fairlead/store';
import {
  allSettled,
  clearNode,
  createNode,
  type EventCallable,
  fork,
  type Scope,
  type Store,
  withRegion,
} from 'effector';
import { onTestFinished, vi } from 'vitest';
import { createModel, type Model } from '../model/index.ts';
import { today } from './builders.ts';

/** Answers a call by its name, or throws what `requestFx` would fail with. */
export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

type Options = {
  readonly answers: Answers;
  readonly flags?: Partial<Record<FlagName, boolean>>;
  readonly state?: NavigationState;
  /** Null while it is not known who is there. */
  readonly isAdmin?: boolean | null;
  readonly storage?: TextStorage;
  /** Timers run as they do outside of tests; only the date stands still. For tests of what is drawn. */
  readonly realTime?: boolean;
  readonly cardToken?: () => unknown;
  readonly bankLink?: () => unknown;
};

const signedIn = {
  status: 'authenticated',
  session: {
    authenticated: true,
    clientId: 'cl_1',
    contactId: 'ct_1',
    clientSelectionRequired: false,
  },
  expiresAt: null,
  unverifiedEmail: null,
} as const;

/** Opens an address with this area alone on the page, on the day of the tests, in virtual time. */
export async function openScreen(address: string, options: Options) {
  vi.useFakeTimers({
    now: new Date(`${today}T12:00:00`),
    ...(options.realTime ? { toFake: ['Date'] } : {}),
  });
  const region = createNode();
  const { model, mounted } = withRegion(region, () => ({
    model: createModel(),
    mounted: connectScreens('packages').mounted,
  }));
  onTestFinished(() => {
    clearNode(region);
    vi.useRealTimers();
  });
  const history = memoryHistory(address, options.state);
  const storage = options.storage ?? memoryStorage();
  const around: Around = { history, storage, calls: [], reports: [] };
  const scope = forkWith(options, around);
  history.listen((place) => void allSettled(moved, { scope, params: place }));
  await allSettled(mounted, { scope });
  await allSettled(moved, { scope, params: history.place() });
  return pageOf(model, scope, around);
}

/** What is around the area: where it is, what it keeps, and what it asked for and reported. */
type Around = {
  readonly history: History;
  readonly storage: TextStorage;
  readonly calls: Call[];
  readonly reports: string[];
};

function forkWith(
  { answers, flags = {}, isAdmin = false, cardToken, bankLink }: Options,
  { history, storage, calls, reports }: Around,
): Scope {
  const nothing = () => {};
  return fork({
    values: [
      [$history, history],
      [$storage, storage],
      [$auth, signedIn],
      [$userInfo, isAdmin === null ? null : { isAdmin, coverageNames: [] }],
      [
        $flags,
        flagsFrom({
          'intake-client-plm-quoting': true,
          'allow-routing-to-admin-tooling': true,
          'intake-client-plm-quote-customization': true,
          ...flags,
        }),
      ],
      [$flagsSettled, true],
    ],
    handlers: [
      [
        requestFx,
        async (call: Call) => {
          calls.push(call);
          const answer = answers[call.name];
          if (!answer) throw new Error(`The test has no answer to '${call.name}'`);
          return answer(call);
        },
      ],
      [createCardTokenFx, cardToken ?? (() => ({ ok: true, token: 'tok_1' }))],
      [linkBankFx, bankLink ?? (() => ({ kind: 'exited', message: null }))],
      [openChatFx, nothing],
      [reportErrorFx, ({ where }: { where: string }) => void reports.push(where)],
      [sendEventFx, nothing],
    ],
  });
}

function pageOf(model: Model, scope: Scope, { history, storage, calls, reports }: Around) {
  const get = <State>(store: Store<State>): State => scope.getState(store);
  return {
    model,
    scope,
    calls,
    reports,
    storage,
    history,
    get,
    /** The names of the calls that were made, in their order. */
    called: () => calls.map(({ name }) => name),
    made: (name: string) => calls.filter((call) => call.name === name),
    screen: () => get($route)?.name,
    address: () => get($route)?.address,
    toasts: () => get($toasts).map(({ text }) => text),
    isPaying: () => get($paymentInFlight),
    /** Fires the event, and lets pass what a draft waits before it is written: nothing is settled before that. */
    send: async <Params>(
      event: EventCallable<Params>,
      ...[params]: Params extends void ? [] : [NoInfer<Params>]
    ) => {
      void allSettled(event as EventCallable<unknown>, { scope, params });
      await vi.advanceTimersByTimeAsync(draftDelay);
    },
    /** Lets that many milliseconds pass. */
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    wentBack: () => history.back(),
  };
}
