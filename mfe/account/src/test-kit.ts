import { ApiError, type Call } from '@fairlead/contracts';
import { applicantSummary, emptyIntakeForm, type IntakeForm } from '@fairlead/domain';
import { pageOf } from '@fairlead/headless-page/testing';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $history,
  $storage,
  appStarted,
  authFailed,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  openChatFx,
  reportErrorFx,
  requestFx,
  tracked,
} from '@fairlead/store';
import { allSettled, createWatch, fork } from 'effector';
import { definition } from './definition.ts';
import { createModel } from './model/index.ts';

export const model = createModel();
const screens = connectScreens('account');

export const session = {
  authenticated: true,
  client_id: 'cl_1',
  contact_id: 'ct_1',
  client_selection_required: false,
  expires_at: '2099-01-01T00:00:00Z',
};
export const fails =
  (status: number, errorCode: string, message = errorCode) =>
  () => {
    throw new ApiError(status, { errorCode, message });
  };
export const signedIn: Record<string, unknown> = {
  'get-session': session,
  'get-auth-user': { email: 'ada@x.example', name: 'Ada', family_name: 'L', picture: null },
  'get-user-info': { is_admin: false, coverage_names: [] },
};
export const insured: Record<string, unknown> = {
  ...signedIn,
  'get-user-info': { is_admin: false, coverage_names: ['general_liability', 'cyber'] },
};
export const nobody: Record<string, unknown> = { 'get-session': fails(401, 'login_required') };
export const unverified: Record<string, unknown> = {
  'get-session': fails(403, 'unverified_email', 'unverified_email:ada@x.example'),
};
/** Signed in, and not yet for one of the companies. */
export const choosing: Record<string, unknown> = {
  'get-session': fails(403, 'client_selection_required'),
};

/** A browser that keeps a lead, what was reported of it (nothing yet), and the form it was made of. */
export function withLead(form: Partial<IntakeForm> = {}, reported: readonly string[] = []) {
  const kept = {
    lead: { id: 'mql_1', key: 'k', reported },
    'intake-answers': applicantSummary({ ...emptyIntakeForm, ...form }),
  };
  return memoryStorage(
    Object.fromEntries(
      Object.entries(kept).map(([name, value]) => [`fairlead:${name}`, JSON.stringify(value)]),
    ),
  );
}

/** What left the page since `forgetSeen`. */
export const seen = {
  calls: [] as Call[],
  /** Addresses outside the product. */
  lefts: [] as string[],
  /** Analytics. */
  events: [] as { name: string }[],
  /** Fatal authentication errors. */
  failures: [] as string[],
  /** What was reported to the error tracker. */
  reports: [] as { error: unknown; where: string }[],
};
export function forgetSeen() {
  seen.calls = [];
  seen.lefts = [];
  seen.events = [];
  seen.failures = [];
  seen.reports = [];
}

/** A page of this area as it opens, over these answers. */
export async function open(
  address: string,
  answers: Record<string, unknown>,
  { state = {}, storage = memoryStorage(), embedded = false } = {},
) {
  if (embedded)
    storage.set(
      'fairlead:auth-source',
      JSON.stringify({ authSource: 'auth_service_embedded', expiry: Date.now() + 1e6 }),
    );
  const history = memoryHistory(address, state);
  const scope = fork({
    values: [
      [$history, history],
      [$storage, storage],
    ],
    handlers: [
      [
        requestFx,
        async (call: Call) => {
          seen.calls.push(call);
          const answer = answers[call.name];
          return typeof answer === 'function' ? await answer(call) : (answer ?? {});
        },
      ],
      [loadFlagsFx, () => ({})],
      [leaveFx, ({ url }: { url: string }) => void seen.lefts.push(url)],
      [reportErrorFx, (report: (typeof seen.reports)[number]) => void seen.reports.push(report)],
      [openChatFx, () => Promise.reject(new Error('no chat'))],
    ],
  });
  createWatch({ unit: authFailed, scope, fn: ({ message }) => seen.failures.push(message) });
  createWatch({ unit: tracked, scope, fn: (event) => seen.events.push(event) });
  await allSettled(screens.mounted, { scope });
  await allSettled(appStarted, { scope });
  return {
    scope,
    history,
    storage,
    get: scope.getState,
    at: () => history.place(),
    texts: () => pageOf(definition, { model, scope }).texts(),
    act: (...actions: readonly PageAction[]) =>
      pageOf(definition, { model, scope }).act(...actions),
  };
}
export const named = (name: string) => seen.calls.filter((call) => call.name === name);
