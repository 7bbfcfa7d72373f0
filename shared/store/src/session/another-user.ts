import { routeOf } from '@fairlead/domain';
import { createStore, sample } from 'effector';
import { $requestedRoute, navigate } from '../navigation/navigation.ts';
import { persistFx } from '../storage/storage.ts';
import { storageChanged } from '../storage/storage-changed.ts';
import { $isEmbedded, embeddedCodeFound } from './embedded.ts';
import { $auth, getSessionFx, sessionEnded, sessionRequested } from './session.ts';

/** The entry that tells other windows who is signed in to this browser. */
const name = 'session-owner';

/** Why a session ended without this page's doing. */
export type EndReason = 'signed_out' | 'another_user';

type People = { readonly own: string | null; readonly now: string | null };

/** The user whose page this is, and the one whom the last session names. */
const $people = createStore<People>({ own: null, now: null })
  // Windows with a session each, which keep their people, must not go on telling each other.
  .on(getSessionFx.doneData, (people, { authenticated, contactId }) =>
    authenticated && contactId && contactId !== people.now
      ? { own: people.own ?? contactId, now: contactId }
      : people,
  )
  .reset(embeddedCodeFound);

sample({
  clock: $people,
  source: $isEmbedded,
  filter: (isEmbedded, { own, now }) => !isEmbedded && own !== null && own === now,
  fn: (_, { own }) => ({ name, value: own }),
  target: persistFx,
});

// Signing out erased the entry before the login site ended the session, so windows that looked then found it valid.
sample({
  clock: $requestedRoute,
  filter: (route) => route?.name === 'logout-callback',
  // Nobody: deleting an entry that isn't there would tell nothing.
  fn: () => ({ name, value: '' }),
  target: persistFx,
});

// Another window can only know its own session: the server says whose this page's is. A partner's pages have one in
// each tab.
sample({
  clock: storageChanged,
  source: { people: $people, isEmbedded: $isEmbedded, auth: $auth },
  filter: ({ people, isEmbedded, auth }, change) =>
    change.name === name &&
    change.value !== people.own &&
    !isEmbedded &&
    auth?.status === 'authenticated',
  target: sessionRequested,
});

const replaced = $people.updates.filter({ fn: ({ own, now }) => own !== now });
sample({ clock: replaced, target: sessionEnded });
// Guarded screens ask to sign in by themselves. Of the others, nothing of the one who was here stays on the page.
sample({
  clock: replaced,
  source: $requestedRoute,
  filter: (route) => route !== null && (routeOf(route.name).guards ?? []).length === 0,
  fn: (route) => ({
    route: 'login' as const,
    state: { wanted: route?.address },
    replace: true,
  }),
  target: navigate,
});

/** Why somebody who was signed in here isn't anymore; the login site is told. */
export const $endReason = createStore<EndReason | null>(null)
  .on(sessionEnded, (reason) => reason ?? 'signed_out')
  .on(replaced, () => 'another_user')
  .on($auth, (reason, auth) => (auth?.status === 'authenticated' ? null : reason));
