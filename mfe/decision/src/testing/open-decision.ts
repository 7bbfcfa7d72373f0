import { ApiError, type Call } from '@fairlead/contracts';
import { flagsFrom } from '@fairlead/domain';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $decisions,
  $flags,
  $flagsSettled,
  $history,
  $route,
  $storage,
  appStarted,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  openChatFx,
  openTabFx,
  reportErrorFx,
  requestFx,
  type TextStorage,
} from '@fairlead/store';
import {
  allSettled,
  clearNode,
  createNode,
  type EventCallable,
  fork,
  type Store,
  withRegion,
} from 'effector';
import { onTestFinished } from 'vitest';
import { createModel } from '../model/index.ts';

export type Answers = Readonly<Record<string, (call: Call) => unknown>>;

const session: Answers = {
  'get-session': () => ({
    authenticated: true,
    client_id: 'cl_1',
    contact_id: 'ct_1',
    client_selection_required: false,
    expires_at: '2099-01-01T00:00:00Z',
  }),
  'get-auth-user': () => ({
    email: 'ada@pebblewick.example.com',
    name: 'Ada',
    family_name: 'Lindqvist',
    picture: null,
  }),
  'get-user-info': () => ({ is_admin: false, coverage_names: [] }),
};

type Options = {
  readonly answers?: Answers;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly state?: Readonly<Record<string, unknown>>;
  readonly storage?: TextStorage;
};

let unmakeLast = () => {};

/** The area in a scope of its own, mounted on an address, with a server that the test plays. */
export async function openDecision(at: string, options: Options = {}) {
  const {
    answers = {},
    flags = {},
    state = { because: 'requires-review' },
    storage = memoryStorage(),
  } = options;
  unmakeLast();
  const region = createNode({ regional: true });
  unmakeLast = () => clearNode(region);
  onTestFinished(() => unmakeLast());
  const { model, mounted } = withRegion(region, () => ({
    model: createModel(),
    mounted: connectScreens('decision').mounted,
  }));

  const history = memoryHistory(at, state);
  const calls: Call[] = [];
  const happened: string[] = [];
  const play = { ...session, ...answers };
  const scope = fork({
    values: [
      [$history, history],
      [$storage, storage],
      [$flags, flagsFrom(flags)],
      [$flagsSettled, true],
    ],
    handlers: [
      [
        requestFx,
        async (call: Call) => {
          if (!(call.name in session)) calls.push(call);
          const answer = play[call.name];
          if (!answer) throw new Error(`The test has no answer to '${call.name}'`);
          return answer(call);
        },
      ],
      [loadFlagsFx, () => flags],
      [leaveFx, ({ url }: { url: string }) => void happened.push(`left: ${url}`)],
      [openTabFx, ({ url }: { url: string }) => void happened.push(`tab: ${url}`)],
      [openChatFx, ({ topic }: { topic: string }) => void happened.push(`chat: ${topic}`)],
      [
        reportErrorFx,
        ({ error, where }: { error: Error; where: string }) =>
          void happened.push(`reported: ${where}: ${error.message}`),
      ],
    ],
  });
  await allSettled(appStarted, { scope });
  await allSettled(mounted, { scope });

  return {
    model,
    scope,
    calls,
    happened,
    storage,
    get: <State>(store: Store<State>) => scope.getState(store),
    send: <Params>(event: EventCallable<Params>, params: Params): Promise<void> =>
      allSettled(event as EventCallable<unknown>, { scope, params }),
    address: () => history.place().address,
    back: () => history.back(),
    screen: () => scope.getState($route)?.name ?? null,
    decisions: () => scope.getState($decisions),
    called: (name: string) => calls.filter((call) => call.name === name),
  };
}

export const fails = (status: number) => () => {
  throw new ApiError(status);
};

/** The server answers so, one after the other, and with the last from then on. */
export function inTurn(...answers: readonly ((call: Call) => unknown)[]) {
  let asked = 0;
  return (call: Call) => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1]?.(call);
  };
}

/** The server is still at it. */
export const noAnswerYet = () => new Promise<never>(() => {});

export const anApplication = (given: Record<string, unknown> = {}) => ({
  id: 'app_1',
  application_id: 'app_1',
  legacy_application_id: null,
  status: 'SUBMITTED',
  created_at: '2026-11-20T10:00:00Z',
  legacy_renewal_parent_application_id: null,
  renewal_parent_application_id: null,
  pre_decision: null,
  application_decision: 'REQUIRES_REVIEW',
  incubator_program: null,
  eligible_for_partner_discounts: false,
  intake_application: true,
  company_id: 'co_1',
  renewal: null,
  pending_discretion_decision: null,
  ...given,
});

export const aDiscretion = (id: string) => ({
  id,
  user_requested: true,
  expedite_review_requested: false,
});
