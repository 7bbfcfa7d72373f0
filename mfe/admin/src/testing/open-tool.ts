import { ApiError, type Call, NetworkError } from '@fairlead/contracts';
import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $history,
  $storage,
  $toasts,
  appStarted,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  openTabFx,
  reportErrorFx,
  requestFx,
  writeClipboardFx,
} from '@fairlead/store';
import { allSettled, type EventCallable, fork, type Store } from 'effector';
import { createModel } from '../model/index.ts';

export const model = createModel();
const screens = connectScreens('admin');

const admin: Record<string, unknown> = {
  'get-session': {
    authenticated: true,
    client_id: null,
    contact_id: 'ct_admin',
    client_selection_required: false,
    expires_at: '2099-01-01T00:00:00Z',
  },
  'get-auth-user': {
    email: 'vera@fairlead.example.com',
    name: 'Vera',
    family_name: 'C',
    picture: null,
  },
  'get-user-info': { is_admin: true, coverage_names: [] },
};

/** The little of a backend that the tool talks to: it keeps one submission and changes it as asked. */
export function aBackend(start: MarketSubmission) {
  const state = { submission: start };
  const change = (id: string, to: Partial<Package>): Package => {
    const packages = state.submission.packages.map((one) =>
      one.id === id ? { ...one, ...to } : one,
    );
    state.submission = { ...state.submission, packages };
    const found = packages.find((one) => one.id === id);
    if (!found) throw new ApiError(404);
    return found;
  };
  const bodyOf = (call: Call) => call.body as Record<string, string>;
  const answers: Record<string, (call: Call) => unknown> = {
    'get-admin-market-submission': () => state.submission,
    'ready-package': (call) => change(bodyOf(call).package_id ?? '', { status: 'READY' }),
    'review-package': (call) => change(bodyOf(call).package_id ?? '', { status: 'IN_REVIEW' }),
    'archive-package': (call) => change(bodyOf(call).package_id ?? '', { status: 'ARCHIVED' }),
    'update-package': (call) => {
      const { package_id = '', ...rest } = bodyOf(call);
      return change(package_id, rest as Partial<Package>);
    },
    'release-market-submission': () => move('RELEASED'),
    'quote-block-market-submission': () => move('QUOTE_BLOCKED'),
    'set-requested-effective-date': () => ({}),
    'unlock-application': () => ({}),
  };
  function move(status: string) {
    state.submission = { ...state.submission, status };
    return {};
  }
  return { state, answers };
}

type Options = {
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly clipboard?: (text: string) => void;
  readonly address?: string;
  readonly storage?: ReturnType<typeof memoryStorage>;
};

/** Opens the tool on a backend; answers by call name take the place of the backend's own. */
export async function openTool(
  start: MarketSubmission,
  answers: Record<string, (call: Call) => unknown> = {},
  {
    flags = { 'allow-routing-to-admin-tooling': true },
    clipboard = () => {},
    address = '/admin/market-submissions/ms_1',
    storage = memoryStorage(),
  }: Options = {},
) {
  const backend = aBackend(start);
  const calls: Call[] = [];
  const reports: string[] = [];
  const history = memoryHistory(address);
  const scope = fork({
    values: [
      [$history, history],
      [$storage, storage],
    ],
    handlers: [
      [
        requestFx,
        async (call: Call) => {
          calls.push(call);
          const answer = answers[call.name] ?? backend.answers[call.name];
          if (answer) return await answer(call);
          if (call.name in admin) return admin[call.name];
          throw new NetworkError();
        },
      ],
      [loadFlagsFx, () => flags],
      [leaveFx, () => {}],
      [openTabFx, () => {}],
      [writeClipboardFx, clipboard],
      [reportErrorFx, ({ where }: { where: string }) => void reports.push(where)],
    ],
  });
  await allSettled(screens.mounted, { scope });
  await allSettled(appStarted, { scope });

  const get = <State>(store: Store<State>) => scope.getState(store);
  return {
    backend,
    calls,
    reports,
    history,
    storage,
    scope,
    get,
    named: (name: string) => calls.filter((call) => call.name === name),
    toasts: () => get($toasts).map(({ text, audience }) => ({ text, audience })),
    column: (id: string) => {
      const found = get(model.board.$columns).find((one) => one.id === id);
      if (!found) throw new Error(`No column '${id}'`);
      return found;
    },
    send: <Params>(event: EventCallable<Params>, params: NoInfer<Params>) =>
      allSettled(event as EventCallable<unknown>, { scope, params }),
  };
}

/** A call that answers only when told to. */
export function aHeldCall() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { answer: () => promise, resolve, reject };
}

export const refused = (status: number) => () => {
  throw new ApiError(status, { message: 'No' });
};
