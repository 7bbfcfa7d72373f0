import { ApiError, type Call } from '@fairlead/contracts';
import { connectScreens } from '@fairlead/mfe-kit/screens-entered';
import {
  $history,
  $storage,
  appStarted,
  leaveFx,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  readAddressFx,
  reportErrorFx,
  requestFx,
  suggestAddressesFx,
  waitFx,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { createModel } from './model/index.ts';

export const model = createModel();
const screens = connectScreens('intake');

export const halyard = {
  line_1: '137 Halyard Street',
  city: 'San Francisco',
  region: 'US-CA',
  county: 'San Francisco',
  postal_code: '94105',
  country: 'US',
};
export const filled = {
  legalName: ' Pebblewick Labs, Inc. ',
  website: 'pebblewicklabs.example.com',
  address: halyard,
  addressText: '137 Halyard Street',
  addressType: 'OFFICE',
  firstName: 'Ada',
  lastName: 'Lindqvist',
  title: 'CEO',
  email: 'ada@pebblewicklabs.example.com',
  phone: '4155550111',
  hdyhau: 'Event',
  terms: true,
};

const loginRequired = () => {
  throw new ApiError(401, { errorCode: 'login_required', message: 'Login required' });
};
export const lead = {
  id: 'mql_1',
  client_id: null,
  contact_id: null,
  error_message: null,
  error_code: null,
};
export const visitor: Record<string, unknown> = {
  'get-session': loginRequired,
  'check-partner-client': {},
  'create-lead': lead,
};
export const signedIn: Record<string, unknown> = {
  ...visitor,
  'get-session': {
    authenticated: true,
    client_id: null,
    contact_id: 'ct_1',
    client_selection_required: false,
    expires_at: '2099-01-01T00:00:00Z',
  },
  'get-auth-user': { email: 'ada@x.example', name: 'Ada', family_name: 'L', picture: null },
  'get-user-info': { is_admin: false, coverage_names: [] },
  'list-applications': () => {
    throw new ApiError(404);
  },
  'list-legacy-applications': [],
};

/** What left the page since `forgetSeen`. */
export const seen = {
  calls: [] as Call[],
  /** Addresses outside the product. */
  lefts: [] as string[],
  /** Where reported errors came from. */
  reports: [] as string[],
  levels: [] as (string | undefined)[],
  /** How long was waited before a call was made again, in ms. Nobody waits for it. */
  waits: [] as number[],
};
export function forgetSeen() {
  seen.calls = [];
  seen.lefts = [];
  seen.reports = [];
  seen.levels = [];
  seen.waits = [];
}

const suggestions = () => [{ id: 'p1', text: '137 Halyard Street, San Francisco, CA, USA' }];

/** The start page while it opens, over these answers. */
export function opening(
  answers: Record<string, unknown>,
  {
    address = '/',
    state = {},
    storage = memoryStorage(),
    flags = {} as unknown,
    place = halyard as object,
    suggest = suggestions as (text: string) => unknown,
    readPlace = (_id: string): unknown => place,
  } = {},
) {
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
          if (answer === undefined) throw new Error(`Nothing answers ${call.name}`);
          return typeof answer === 'function' ? await answer(call) : answer;
        },
      ],
      [loadFlagsFx, () => (typeof flags === 'function' ? flags() : flags)],
      [leaveFx, ({ url }: { url: string }) => void seen.lefts.push(url)],
      [
        reportErrorFx,
        ({ where, level }: { where: string; level?: string }) => {
          seen.reports.push(where);
          seen.levels.push(level);
        },
      ],
      [suggestAddressesFx, suggest],
      [readAddressFx, readPlace],
      [waitFx, (duration: number) => void seen.waits.push(duration)],
    ],
  });
  void allSettled(screens.mounted, { scope });
  return {
    scope,
    opened: allSettled(appStarted, { scope }),
    history,
    storage,
    get: scope.getState,
    fill: (change: object) => allSettled(model.form.changed, { scope, params: change }),
    submit: () => allSettled(model.submit.submitted, { scope }),
  };
}

/** The start page as it stands once everything has come to its end. */
export async function open(...over: Parameters<typeof opening>) {
  const { opened, ...page } = opening(...over);
  await opened;
  return page;
}

export const named = (name: string) => seen.calls.filter((call) => call.name === name);
