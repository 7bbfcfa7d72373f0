import {
  $flags,
  $flagsSettled,
  $owner,
  $ownStorage,
  $session,
  $user,
  journaled,
  persistOwnFx,
  recall,
  tracked,
} from '@fairlead/store';
import { attach, combine, createStore, sample } from 'effector';
import { $permission } from './permission.ts';
import { $services, type Referral, servicesStarted } from './start.ts';

const name = 'referral';

/**
 * A§4: an approved application is a campaign conversion. Reporting takes seconds (A§9), and the user continues on
 * another site. A conversion that couldn't be reported is stored and reported at the next visit.
 */
const converted = tracked.filterMap((event) => {
  if (event.name !== 'campaign_conversion') return undefined;
  const id = event.properties?.legacy_application_id;
  return typeof id === 'string' ? id : undefined;
});
const kept = sample({
  clock: [servicesStarted, $owner],
  source: $ownStorage,
  fn: (storage) => recall(storage, name),
});

const reportFx = attach({
  source: $services,
  effect: (services, referral: Referral) => services?.refer(referral),
});

/** The conversion that hasn't been reported yet. */
const $pending = createStore<string | null>(null)
  .on(kept, (pending, id) => (typeof id === 'string' ? id : pending))
  .on(converted, (_, id) => id)
  .reset(reportFx.done);
sample({ clock: converted, fn: (value) => ({ name, value }), target: persistOwnFx });
sample({ clock: reportFx.done, fn: () => ({ name, value: null }), target: persistOwnFx });

const $ready = combine(
  {
    transactionId: $pending,
    user: $user,
    contactId: $session.map(({ contactId }) => contactId),
    permission: $permission,
    isOn: combine($flags, $flagsSettled, (flags, are) => are && flags['ambassador-tracking']),
  },
  ({ transactionId, user, contactId, permission, isOn }): Referral | null =>
    transactionId && user && permission === 'yes' && isOn
      ? {
          transactionId,
          person: {
            id: contactId ?? user.email,
            email: user.email,
            firstName: user.name,
            lastName: user.familyName,
          },
        }
      : null,
);
const due = sample({
  clock: $ready.updates,
  source: reportFx.pending,
  fn: (isReporting, referral) => ({ isReporting, referral }),
}).filterMap(({ isReporting, referral }) => (isReporting ? undefined : (referral ?? undefined)));
sample({ clock: due, target: reportFx });
sample({
  clock: reportFx.done,
  fn: ({ params: { transactionId } }) =>
    ({ kind: 'event', name: 'referral conversion', properties: { transactionId } }) as const,
  target: journaled,
  batch: false,
});
