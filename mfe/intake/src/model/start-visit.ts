import { type IntakeEntry, intakeEntry } from '@fairlead/domain';
import {
  $auth,
  $authSource,
  $experience,
  $route,
  decided,
  entered,
  left,
  routed,
} from '@fairlead/store';
import { combine, createStore, sample } from 'effector';

/** Decides by the session alone what a visit of the start page is (A§2): some visitors are redirected immediately. */
export function createStartVisit() {
  const opened = entered('intake');
  const leftStart = left('intake');

  /** Null while the session is unknown. */
  const $visit = combine(
    { auth: $auth, authSource: $authSource, experience: $experience },
    ({ auth, authSource, experience }) =>
      auth &&
      intakeEntry({
        status: auth.status,
        clientSelectionRequired: auth.session.clientSelectionRequired,
        authSource,
        experience,
        email: auth.unverifiedEmail,
      }),
  );
  /** The user came back with an error: the form explains it, and only a new submit redirects (A§8). */
  const $hasError = $route.map((route) => Boolean(route?.state.error));

  const $isHere = createStore(false)
    .on(opened, () => true)
    .reset(leftStart);
  const visited = sample({
    clock: [opened, $visit],
    source: { isHere: $isHere, visit: $visit },
    filter: (now): now is Visited => now.isHere && now.visit !== null,
  });

  const elsewhere = visited.filterMap(({ visit }) =>
    visit.kind === 'elsewhere' ? visit.decision : undefined,
  );
  sample({
    clock: elsewhere,
    fn: (decision) => ({ ...decision, router: 'guard' as const, facts: { route: 'intake' } }),
    target: decided,
  });
  sample({ clock: elsewhere, fn: ({ to }) => ({ to }), target: routed });

  /** Where a signed-in visitor left off is to be looked up. */
  const mayBeRerouted = sample({
    clock: visited,
    source: $hasError,
    filter: (hasError, { visit }) => visit.kind === 'reroute' && !hasError,
  });
  /** Nobody is signed in, so nobody is redirected. */
  const visitorSeen = visited.filter({ fn: ({ visit }) => visit.kind === 'form' });

  return { leftStart, $visit, $hasError, mayBeRerouted, visitorSeen };
}

type Visited = { readonly isHere: true; readonly visit: IntakeEntry };
