import { isInternalEmail, matchRoute, routeOf } from '@fairlead/domain';
import { nextTask } from '@fairlead/mfe-kit/shell';
import {
  $auth,
  $experience,
  $gate,
  $history,
  $internalEmailDomain,
  $isAdmin,
  $route,
  $user,
  appStarted,
  draftsFlushed,
} from '@fairlead/store';
import { whenIdle } from '@fairlead/ui/when-idle';
import { createWatch, type Scope, scopeBind } from 'effector';
import { loadArea } from './builds/load-area.ts';
import { createHost } from './host/host.ts';
import { createToasts } from './host/toasts.ts';
import { followLeaving } from './leaving/follow-leaving.ts';
import { forgetEarlyAnswers } from './page/early-answers.ts';
import { getPageContext, type PageContext } from './page/page-context.ts';
import { writeSignedInMark } from './page/signed-in-mark.ts';
import { writeInternalMark } from './page/visitor.ts';
import { browserHistory } from './screens/history.ts';
import { followLinks } from './screens/links.ts';
import { focusOnHeading, followScreenChanges } from './screens/screen-changes.ts';
import { watchGate } from './screens/watch-gate.ts';
import { watchNotFound } from './screens/watch-not-found.ts';
import { whenSessionKnown } from './screens/when-session-known.ts';
import { addRoutesOfAreas } from './slots/area-routes.ts';
import { openArea, registerArea, registerAreas, routedAreas } from './slots/areas.ts';
import { followBuilds } from './slots/running-builds.ts';
import { createSlot, type Slot } from './slots/slot.ts';
import type { SlotOptions } from './slots/slot-options.ts';
import { vendorsOf } from './vendors/area-vendors.ts';

/** How long services and tools wait for a first screen, which may never come. In ms. */
const longestStart = 10_000;
/** How long the header of a visitor waits for a session that may never be answered, in ms. */
const longestHold = 2000;

/**
 * Starts the shell: scope, host, slots, and the app, each in a task of its own. It requests the session while React and the
 * screens are still loading, and resolves once they are there.
 */
export async function start(): Promise<void> {
  const context = getPageContext();
  addRoutesOfAreas();
  const elements = context.importInSteps('@fairlead/ui').then(() => import('@fairlead/ui'));
  elements.then(({ guardPresses }) => guardPresses(document)).catch(() => {});
  const life = new AbortController();
  const until = life.signal;
  const { promise: firstScreen, resolve: markShown } = Promise.withResolvers<void>();
  const settled = Promise.race([firstScreen, wait(longestStart)]).then(whenIdle);
  void settled.then(forgetEarlyAnswers);
  const { host, scope, report } = createHost(browserHistory(until), until, settled);
  await nextTask();
  const flushDrafts = scopeBind(draftsFlushed, { scope });
  const sessionKnown = whenSessionKnown(scope);
  const onHealth = createHealthReports();
  let onShown = () => {};
  const slotFor = (area: string) =>
    createSlot({
      area,
      container: () => findContainer(area === 'header' ? 'header' : 'main'),
      load: () => loadArea(area),
      onShown: () => {
        onShown();
        // Until then, a screen may only say that it is loading.
        if (area !== 'header') void sessionKnown.then(markShown);
      },
      timeLimits: context.settings.timeLimits,
      report,
      talkToAdvisor: host.talkToAdvisor,
      fallback: async () =>
        hasRollouts(context)
          ? (await import('./rollout/leave-rollout.ts')).leaveCrashed(area)
          : null,
      onHealth,
      keepDrafts: () => flushDrafts(),
      ...(area === 'header'
        ? // Until then it would have no Sign In, which the drawn one has.
          { visitorKnown: Promise.race([sessionKnown, wait(longestHold)]) }
        : {
            onRetried: () => focusOnHeading(scope),
            instead: context.replaced.promise,
            onCrashed: () => context.lost.dispatchEvent(new Event('crashed')),
          }),
    });
  const slots = new Map(['header', ...routedAreas()].map((area) => [area, slotFor(area)]));

  followBuilds(slots);
  fetchRequestedArea(slots, () => sessionKnown.then(whenIdle).then(() => isWaiting(scope)));
  await nextTask();
  followScreenChanges(scope);
  followLinks(scope.getState($history), until);
  watchNotFound(scope);
  watchGate(host);
  (document.getElementById('toasts') ?? document.body).append(createToasts(scope, settled));
  allowVendors(scope);
  markVisitor(scope);
  registerAreas(slots, scope, until);
  followLeaving(() => flushDrafts(), host, until);
  if (context.settings.control) {
    // A separate module, which production leaves out.
    const { createControl, showOverrides } = await import('@fairlead/root-config/control');
    onShown = showOverrides;
    const addSlot = (area: string) => {
      const slot = slotFor(area);
      slots.set(area, slot);
      registerArea(slot, scope, until);
    };
    const app = { scope, host, slots, addSlot, life, start, onHealth };
    Object.assign(globalThis, { fairlead: createControl(app) });
    dispatchEvent(new Event('fairlead-control'));
  }
  if (hasRollouts(context))
    void import('./rollout/watch-rollouts.ts')
      .then(({ watchRollouts }) => watchRollouts(slots, host, until))
      .catch(() => {});
  await nextTask();
  scopeBind(appStarted, { scope })();
  // Not before, and not in another frame: until then, the experience is not known.
  showExperience(scope);
  await nextTask();
  await elements;
}

const hasRollouts = ({ replacedBuilds }: PageContext) => Object.keys(replacedBuilds).length > 0;

/** Loaded only where a deployment asks how its builds do. */
function createHealthReports(): SlotOptions['onHealth'] {
  if (!document.getElementById('fairlead-rollouts')) return undefined;
  const loaded = import('./health/report-health.ts');
  loaded.catch(() => {});
  return (area, what, version) =>
    void loaded.then(({ reportHealth }) => reportHealth(area, what, version)).catch(() => {});
}

const wait = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

function findContainer(id: string) {
  const container = document.getElementById(id);
  if (!container)
    throw new Error(`The page has no #${id}. Add an element with this id to the document.`);
  return container;
}

const isWaiting = (scope: Scope) => scope.getState($gate) === 'waiting';

/**
 * Loads the requested screen's code at once. Where its guards wait for more than the session, it is made ready once what
 * they wait for is on the way.
 */
function fetchRequestedArea(slots: ReadonlyMap<string, Slot>, waits: () => Promise<boolean>) {
  const requested = matchRoute(location.pathname);
  if (!requested) return;
  const { area } = routeOf(requested.name);
  const prepare = async () => {
    await loadArea(area);
    if (await waits()) await slots.get(area)?.prepare(requested.name);
  };
  // Whoever opens the screen tries again and says what went wrong.
  prepare().catch(() => {});
}

function allowVendors(scope: Scope) {
  const context = getPageContext();
  const allow = () => {
    context.vendors = vendorsOf(openArea(scope));
  };
  allow();
  createWatch({ unit: $route, scope, fn: allow });
}

function showExperience(scope: Scope) {
  const show = (experience: string) => {
    document.documentElement.dataset.experience = experience;
  };
  show(scope.getState($experience));
  createWatch({ unit: $experience, scope, fn: show });
}

/**
 * For the next document: it shows its drawn screen to visitors without a session, and internal users may get a build
 * before anybody else.
 */
function markVisitor(scope: Scope) {
  const mark = () => {
    const isSignedIn = scope.getState($auth)?.session.authenticated ?? false;
    writeSignedInMark(isSignedIn ? (scope.getState($isAdmin) ? 'admin' : 'client') : null);
  };
  for (const unit of [$auth, $isAdmin]) createWatch<unknown>({ unit, scope, fn: mark });
  createWatch({
    unit: $user,
    scope,
    fn: (user) =>
      writeInternalMark(
        user !== null && isInternalEmail(user.email, scope.getState($internalEmailDomain)),
      ),
  });
}
