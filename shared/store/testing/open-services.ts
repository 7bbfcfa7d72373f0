import { type Call, noSession } from '@fairlead/contracts';
import {
  $history,
  $journal,
  $storage,
  appStarted,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  requestFx,
  screenEntered,
  sendEventFx,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { type Environment, servicesStarted } from '../src/services/index.ts';
import { session as clientsSession } from './session.ts';

/** An answer to `get-session`, of a session that doesn't end while it is tested. */
const session = { ...clientsSession, expires_at: '2099-11-20T20:00:00Z' };

/** Opens a page whose services record what they receive. */
export async function openServices({
  environment = 'sandbox' as Environment,
  flags = {} as Record<string, unknown>,
  email = 'ada@pebblewicklabs.example.com' as string | null,
  storage = memoryStorage(),
  refer = (): Promise<void> => Promise.resolve(),
  user = null as unknown,
} = {}) {
  const told: [string, unknown][] = [];
  const tell = (what: string) => async (said: unknown) => void told.push([what, said]);
  const answers: Record<string, unknown> = {
    'get-session': email ? session : noSession,
    'get-auth-user': user ?? { email, name: 'Ada', family_name: 'Lindqvist', picture: null },
    'get-user-info': { is_admin: false, coverage_names: [] },
    'get-messenger-token': { zendesk_jwt: 'a.b.c' },
  };
  const scope = fork({
    values: [
      [$history, memoryHistory('/')],
      [$storage, storage],
    ],
    handlers: [
      [requestFx, ({ name }: Call) => answers[name]],
      [loadFlagsFx, () => flags],
      [sendEventFx, tell('event')],
    ],
  });
  const enter = (name: 'intake' | 'review', params = {}) =>
    allSettled(screenEntered, {
      scope,
      params: { name, params, query: { email: 'a@b.co' }, fullQuery: {}, state: {}, address: '/' },
    });
  const services = {
    identify: async (id: string, { email }: { email: string }) =>
      void told.push(['identify', `${id} ${email}`]),
    anonymousId: async () => 'anon_1',
    marketingPage: tell('page'),
    startReplay: () => tell('replay')(undefined),
    refer: async (referral: unknown) => {
      await refer();
      told.push(['referral', referral]);
    },
    leaveChat: () => void told.push(['chat', 'left']),
  };
  return {
    scope,
    told,
    enter,
    of: (what: string) => told.filter(([kind]) => kind === what).map(([, said]) => said),
    begin: () => allSettled(appStarted, { scope }),
    services: () => allSettled(servicesStarted, { scope, params: { environment, services } }),
    journaled: () =>
      scope
        .getState($journal)
        .flatMap((entry) => (entry.kind === 'event' ? [[entry.name, entry.properties]] : [])),
  };
}
