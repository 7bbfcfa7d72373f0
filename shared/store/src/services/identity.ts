import { $session, $user, anonymousIdRead, sessionEnded } from '@fairlead/store';
import { attach, combine, createStore, sample } from 'effector';
import { $permission } from './permission.ts';
import { $services } from './start.ts';

const readIdFx = attach({
  source: $services,
  effect: async (services) => (await services?.anonymousId()) ?? null,
});
sample({ clock: $permission, filter: (permission) => permission === 'yes', target: readIdFx });
sample({ clock: readIdFx.doneData, target: anonymousIdRead });

type Person = { readonly id: string; readonly email: string };

/** Tells analytics who a visitor is after sign-in, once per user. */
const identifyFx = attach({
  source: $services,
  effect: (services, { id, email }: Person) => services?.identify(id, { email }),
});
const $identified = createStore<string | null>(null)
  .on(identifyFx, (_, { id }) => id)
  .reset(sessionEnded);
const $person = combine(
  { user: $user, session: $session, permission: $permission },
  ({ user, session, permission }) =>
    user && permission === 'yes'
      ? { id: session.contactId ?? user.email, email: user.email }
      : null,
);
const newcomer = sample({
  clock: $person.updates,
  source: $identified,
  fn: (identified, person) => ({ identified, person }),
}).filterMap(({ identified, person }) => (person && person.id !== identified ? person : undefined));
sample({ clock: newcomer, target: identifyFx });
