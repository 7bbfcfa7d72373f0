import { ApiError, type Call } from '@fairlead/contracts';
import {
  $history,
  $storage,
  appStarted,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  openChatFx,
  requestFx,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { createModel } from './model/index.ts';

export const model = createModel();

const refused =
  (status: number, errorCode: string, message = errorCode) =>
  () => {
    throw new ApiError(status, { errorCode, message });
  };
export const nobody: Record<string, unknown> = { 'get-session': refused(401, 'login_required') };
export const unverified: Record<string, unknown> = {
  'get-session': refused(403, 'unverified_email', 'unverified_email:ada@x.example'),
};
/** Signed in, and not yet for one of the companies. */
export const choosing: Record<string, unknown> = {
  'get-session': refused(403, 'client_selection_required'),
};
export const signedIn: Record<string, unknown> = {
  'get-session': {
    authenticated: true,
    client_id: 'cl_1',
    contact_id: 'ct_1',
    client_selection_required: false,
    expires_at: '2099-01-01T00:00:00Z',
  },
  'get-auth-user': { email: 'ada@x.example', name: 'Ada', family_name: 'Lindqvist', picture: null },
  'get-user-info': { is_admin: false, coverage_names: [] },
  'list-clients': [
    { client_id: 'a', company: 'A' },
    { client_id: 'b', company: 'B' },
  ],
};

/** What this browser keeps of somebody embedded in a partner's page. */
export const embedded = () =>
  memoryStorage({
    'fairlead:auth-source': JSON.stringify({
      authSource: 'auth_service_embedded',
      expiry: Date.now() + 1e6,
    }),
  });

/** The header of a page at an address, over these answers; `lefts` are the addresses outside that it left for. */
export async function open(
  answers: Record<string, unknown>,
  address = '/',
  storage = memoryStorage(),
) {
  const lefts: string[] = [];
  const history = memoryHistory(address);
  const scope = fork({
    values: [
      [$history, history],
      [$storage, storage],
    ],
    handlers: [
      [
        requestFx,
        ({ name }: Call) => {
          const answer = answers[name];
          return typeof answer === 'function' ? answer() : (answer ?? {});
        },
      ],
      [loadFlagsFx, () => ({})],
      [leaveFx, ({ url }: { url: string }) => void lefts.push(url)],
      [openChatFx, () => Promise.reject(new Error('no chat'))],
    ],
  });
  await allSettled(appStarted, { scope });
  return { scope, get: scope.getState, at: () => history.place(), lefts };
}
