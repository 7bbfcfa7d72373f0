import {
  type Decision,
  type GuardFacts,
  guard,
  isDecided,
  type RedirectedPage,
  readsFlags,
  readsUserInfo,
  redirector,
  routeOf,
} from '@fairlead/domain';
import { combine, createStore, type StoreValue, sample } from 'effector';
import { decided } from '../journal/journal.ts';
import { $requestedRoute, moved, type OpenRoute, routed } from '../navigation/navigation.ts';
import { routeOpened } from '../navigation/screens.ts';
import { $experience } from '../session/attribution.ts';
import { $flags, $flagsSettled } from '../session/flags.ts';
import { $auth, $authFailure, $authSource, $userInfo, sessionEnded } from '../session/session.ts';

/** The route whose guards are waiting for the session, the flags or the user info. */
const $awaiting = createStore<OpenRoute | null>(null, { serialize: 'ignore' });
$awaiting.reset(routeOpened);

sample({ clock: moved, source: $requestedRoute, target: $awaiting });
// When the session ends on a guarded screen, its guards are evaluated again.
sample({ clock: sessionEnded, source: $requestedRoute, target: $awaiting });

/** Whether the requested screen is waiting for its guards, or can't open because authentication failed permanently. */
export const $gate = combine($awaiting, $authFailure, (awaiting, failure) => {
  if (!awaiting) return 'open' as const;
  return failure ? 'failed' : 'waiting';
});

const $facts = combine({
  route: $awaiting,
  auth: $auth,
  authSource: $authSource,
  userInfo: $userInfo,
  flags: $flags,
  flagsSettled: $flagsSettled,
  experience: $experience,
});

const judged = sample({ clock: $facts.updates }).filterMap(({ route, ...facts }) =>
  route && isKnown(route, facts) ? { route, decision: judge(route, facts) } : undefined,
);

sample({
  clock: judged,
  filter: ({ decision }) => decision === null,
  fn: ({ route }) => route,
  target: routeOpened,
});

const refused = judged.filterMap(({ route, decision }) =>
  decision ? { route, decision } : undefined,
);
$awaiting.reset(refused);
sample({
  clock: refused,
  fn: ({ route, decision }) => ({
    ...decision,
    router: routeOf(route.name).redirectsTo ? ('redirector' as const) : ('guard' as const),
    facts: { route: route.name },
  }),
  target: decided,
});
sample({
  clock: refused,
  fn: ({ route, decision }) => ({ to: remembering(decision, route) }),
  target: routed,
});

type Facts = {
  auth: StoreValue<typeof $auth>;
  authSource: GuardFacts['authSource'];
  userInfo: StoreValue<typeof $userInfo>;
  flags: StoreValue<typeof $flags>;
  flagsSettled: boolean;
  experience: GuardFacts['experience'];
};

/** Whether everything that the route's guards read is known. A route without guards doesn't wait. */
function isKnown({ name }: OpenRoute, { auth, userInfo, flagsSettled }: Facts) {
  const guards = routeOf(name).guards ?? [];
  if (guards.length === 0) return true;
  if (!auth) return false;
  if (auth.status !== 'authenticated') return true;
  if (guards.some(readsUserInfo) && !userInfo && !auth.session.clientSelectionRequired)
    return false;
  return flagsSettled || !guards.some(readsFlags);
}

function judge(
  { name, query, state }: OpenRoute,
  { auth, authSource, userInfo, flags, experience }: Facts,
) {
  const { redirectsTo } = routeOf(name);
  if (redirectsTo) return redirected(redirectsTo, query);
  return guard({
    route: name,
    status: auth?.status ?? 'unauthenticated',
    authSource,
    clientSelectionRequired: auth?.session.clientSelectionRequired ?? false,
    isAdmin: userInfo?.isAdmin ?? false,
    coverageNames: userInfo?.coverageNames ?? [],
    isDecided: isDecided(state),
    quoting: flags['intake-client-plm-quoting'],
    adminTooling: flags['allow-routing-to-admin-tooling'],
    experience,
    email: auth?.unverifiedEmail ?? null,
  });
}

const redirected = (page: RedirectedPage, query: OpenRoute['query']) =>
  redirector({
    page,
    applicationId: query.applicationId ?? null,
    packageSlug: query.packageSlug ?? null,
    paymentSchedule: query.paymentSchedule ?? null,
  });

/** Adds the requested address to the redirect to sign-in, so that the user gets there afterward. */
function remembering({ to }: Decision, { address }: OpenRoute): Decision['to'] {
  return 'route' in to && to.route === 'login'
    ? { ...to, state: { ...to.state, wanted: address } }
    : to;
}
