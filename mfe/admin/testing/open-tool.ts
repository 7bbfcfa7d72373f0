import { ApiError, type Call, NetworkError } from '@fairlead/contracts';
import type { MarketSubmission, Package, updatePackage } from '@fairlead/contracts/packages';
import { placedAt, quoteIdOf } from '@fairlead/domain/packages';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  type AnswerFunctions,
  type Answers,
  forkArea,
  session,
  signedIn,
} from '@fairlead/mfe-kit/testing';
import { appStarted, memoryStorage, openTabFx, writeClipboardFx } from '@fairlead/store';
import { allSettled } from 'effector';
import type { Infer } from 'superstruct';
import { createModel } from '../src/model/index.ts';

type PackageUpdate = Infer<typeof updatePackage.body>;

export const model = createModel();
const screens = connectScreens('admin');

const admin: Answers = {
  ...signedIn,
  'get-session': { ...session, client_id: null, contact_id: 'ct_admin' },
  'get-auth-user': {
    email: 'vera@fairlead.example.com',
    name: 'Vera',
    family_name: 'C',
    picture: null,
  },
  'get-user-info': { is_admin: true, coverage_names: [] },
};

/** The little of a backend that the tool talks to: it keeps one submission and changes it as asked. */
function aBackend(start: MarketSubmission) {
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
  const answers: AnswerFunctions = {
    'get-admin-market-submission': () => state.submission,
    'ready-package': (call) => change(bodyOf(call).package_id ?? '', { status: 'READY' }),
    'review-package': (call) => change(bodyOf(call).package_id ?? '', { status: 'IN_REVIEW' }),
    'archive-package': (call) => change(bodyOf(call).package_id ?? '', { status: 'ARCHIVED' }),
    'update-package': (call) => {
      const { package_id, order, ...rest } = call.body as PackageUpdate;
      if (order !== undefined) {
        const packages = placedAt(state.submission.packages, package_id, order);
        state.submission = { ...state.submission, packages };
      }
      return change(package_id, { ...(rest as Partial<Package>), ...contentsOf(rest) });
    },
    'release-market-submission': () => move('RELEASED'),
    'quote-block-market-submission': () => move('QUOTE_BLOCKED'),
    'set-requested-effective-date': () => ({}),
    'unlock-application': () => ({}),
    'list-market-submissions': () => {
      throw new ApiError(404);
    },
  };
  /** What a package holds from now on, by its ids: anyone who changes it puts it into review. */
  function contentsOf({ quotes, coverage_request_ids }: Partial<PackageUpdate>): Partial<Package> {
    if (!quotes || !coverage_request_ids) return {};
    const all = [
      ...state.submission.quotes,
      ...state.submission.packages.flatMap((one) => one.quotes),
    ];
    const requests = [
      ...state.submission.coverage_requests,
      ...state.submission.packages.flatMap((one) => one.coverage_requests),
    ];
    return {
      quotes: quotes.map((wanted) =>
        found(all.find((quote) => quoteIdOf(quote) === quoteIdOf(wanted))),
      ),
      coverage_requests: coverage_request_ids.map((id) =>
        found(requests.find((request) => request.id === id)),
      ),
      status: 'IN_REVIEW',
    };
  }
  function found<Item>(item: Item | undefined): Item {
    if (!item) throw new ApiError(400);
    return item;
  }
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
  answers: AnswerFunctions = {},
  {
    flags = { 'allow-routing-to-admin-tooling': true },
    clipboard = () => {},
    address = '/admin/market-submissions/ms_1',
    storage = memoryStorage(),
  }: Options = {},
) {
  const backend = aBackend(start);
  const page = forkArea({
    address,
    storage,
    answers: { ...admin, ...backend.answers, ...answers },
    answerOthers: () => {
      throw new NetworkError();
    },
    flags,
    handlers: [
      [openTabFx, () => {}],
      [writeClipboardFx, clipboard],
    ],
  });
  const { scope, get, reports } = page;
  await allSettled(screens.mounted, { scope });
  await allSettled(appStarted, { scope });

  return {
    ...page,
    backend,
    /** Where the reported errors came from. */
    reportPlaces: () => reports.map(({ where }) => where),
    column: (id: string) => {
      const found = get(model.board.$columns).find((one) => one.id === id);
      if (!found) throw new Error(`No column '${id}'`);
      return found;
    },
  };
}

/** A call that answers only when told to. */
export function aHeldCall() {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  return { answer: () => promise, resolve, reject };
}
