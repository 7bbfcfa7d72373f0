import {
  getAdminMarketSubmission,
  type MarketSubmission,
  type Package,
} from '@fairlead/contracts/packages';
import { dayOf } from '@fairlead/domain/packages';
import { $route, createCallFx, createLatest, entered, reportErrors } from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { boardRoutes, isBoardRoute } from './board-routes.ts';
import { type Change, changed, withPackage } from './change.ts';
import type { VersionChange } from './seen.ts';

/** The open submission, as the server last returned it. Only the latest of several loads counts. */
export function createSubmission() {
  const shown = merge(boardRoutes.map((name) => entered(name)));
  const retried = createEvent();
  /** Something was changed: loads the current state while the board stays visible. */
  const reloaded = createEvent();
  /** The next action depends on the day: midnight may have passed since the submission was loaded. */
  const dayAsked = createEvent();
  /** The server responded to a change with the current package. */
  const packageAnswered = createEvent<Package>();
  /** Own changes gave packages other versions. */
  const versionsChanged = createEvent<readonly VersionChange[]>();
  /** The server has made these changes. */
  const agreed = createEvent<readonly Change[]>();
  /** During a drag, the server's changes are held back until it ends. */
  const held = createEvent();
  const released = createEvent();

  const callFx = createCallFx(getAdminMarketSubmission);
  const loadFx = createEffect(({ id }: { id: string }) => callFx({ params: { id } }));

  const $id = createStore<string | null>(null).on(
    shown,
    (_, { params }) => params.marketSubmissionId,
  );
  /** The submission whose board stays open while its library is opened and closed. */
  const $openId = createStore<string | null>(null).on($route, (id, route) =>
    route && isBoardRoute(route.name) ? id : null,
  );
  const opened = sample({
    clock: shown,
    source: $openId,
    filter: (id, { params }) => id !== params.marketSubmissionId,
    fn: (_, route) => route,
  });
  $openId.on(opened, (_, { params }) => params.marketSubmissionId);
  sample({
    clock: [opened, retried, reloaded],
    source: $id,
    filter: Boolean,
    fn: (id) => ({ id }),
    target: loadFx,
  });
  const { done: arrived, failed } = createLatest(loadFx);
  const $isHeld = createStore(false)
    .on(held, () => true)
    .reset([released, opened]);
  const $waiting = createStore<MarketSubmission | null>(null, { serialize: 'ignore' });
  sample({
    clock: arrived,
    source: $isHeld,
    filter: Boolean,
    fn: (_, late) => late,
    target: $waiting,
  });
  const shownLate = sample({ clock: released, source: $waiting }).filterMap(
    (late) => late ?? undefined,
  );
  const fresh = merge([
    sample({ clock: arrived, source: $isHeld, filter: (isHeld) => !isHeld, fn: (_, now) => now }),
    shownLate,
  ]);
  $waiting.reset([shownLate, fresh, opened]);
  reportErrors(failed, 'admin: load submission');

  const $loaded = createStore<MarketSubmission | null>(null, { serialize: 'ignore' })
    .on(opened, (shown, { params }) => (shown?.id === params.marketSubmissionId ? shown : null))
    .on(packageAnswered, (submission, answer) => submission && withPackage(submission, answer))
    .on(agreed, (submission, changes) => submission && renumbered(submission, changes))
    .on(fresh, (_, submission) => submission);
  const $failure = createStore<Error | null>(null, { serialize: 'ignore' })
    .on(failed, (_, error) => error)
    .reset([opened, retried, fresh]);
  /** The day on which the submission was last viewed or a date chosen. Expiry is measured by it. */
  const $today = createStore(dayOf(new Date())).on([fresh, dayAsked], () => dayOf(new Date()));

  const $view = combine($loaded, $failure, (loaded, failure) => {
    if (loaded) return 'board';
    return failure ? 'failed' : 'loading';
  });

  return {
    opened,
    retried,
    reloaded,
    packageAnswered,
    versionsChanged,
    agreed,
    held,
    released,
    $isHeld,
    loadFx,
    fresh,
    failed,
    dayAsked,
    $id,
    $loaded,
    $failure,
    $today,
    $view,
  };
}

/** Each response to a reorder returns one package; the others are renumbered here. */
function renumbered(submission: MarketSubmission, changes: readonly Change[]): MarketSubmission {
  return changes.filter(({ kind }) => kind === 'order').reduce(changed, submission);
}

export type SubmissionModel = ReturnType<typeof createSubmission>;
