import {
  getAdminMarketSubmission,
  getMarketSubmission,
  type MarketSubmission,
  type Package,
} from '@fairlead/contracts/packages';
import { marketSubmissionView, routeOf } from '@fairlead/domain';
import {
  boardOrder,
  byProduct,
  type DayText,
  dayOf,
  isApplicationExpired,
  isDisplayed,
} from '@fairlead/domain/packages';
import {
  $authFailure,
  $userInfo,
  createCallFx,
  createLatest,
  screenEntered,
  sessionRequested,
  withLookupRetry,
} from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';

type Load = { readonly id: string; readonly isAdmin: boolean };
type SubmissionChange = { readonly id: string; readonly changes: Partial<MarketSubmission> };
type RequestedDay = { readonly id: string; readonly day: DayText };
type PackageChange = { readonly id: string; readonly changes: Partial<Package> };

/** The market submission of the open screen: loaded on every arrival, kept while the next response is pending. */
export function createSubmission() {
  /** Loads again after a failure that left nothing to show. */
  const retried = createEvent();
  /** Loads again in the background. */
  const refetched = createEvent();
  /** The next action depends on the day: midnight may have passed since the screen was opened. */
  const dayAsked = createEvent();
  // A call has changed a submission: the changes are shown before it is loaded again, if it is still the open one.
  const changed = createEvent<SubmissionChange>();
  const packageChanged = createEvent<PackageChange>();
  /** The requested effective date of every quote. */
  const requestedDayChanged = createEvent<RequestedDay>();

  const opened = screenEntered.filterMap(({ name, params }): string | undefined =>
    routeOf(name).area === 'packages' ? (params.marketSubmissionId ?? undefined) : undefined,
  );
  /** The current user decides, regardless of the address (B§6); null while the user is not known. */
  const $role = $userInfo.map((info) => info && (info.isAdmin ? 'admin' : 'client'));
  const $isAdmin = $role.map((role) => role === 'admin');

  const clientFx = createCallFx(getMarketSubmission, withLookupRetry);
  const adminFx = createCallFx(getAdminMarketSubmission, withLookupRetry);
  const loadFx = createEffect(({ id, isAdmin }: Load) =>
    isAdmin ? adminFx({ params: { id } }) : clientFx({ params: { id } }),
  );

  const $id = createStore<string | null>(null, { serialize: 'ignore' });
  const $submission = createStore<MarketSubmission | null>(null, { serialize: 'ignore' });
  const $failure = createStore<Error | null>(null, { serialize: 'ignore' }).reset(loadFx);
  const $today = createStore('').on([opened, loadFx.finally, dayAsked], () => dayOf(new Date()));

  sample({
    clock: opened,
    source: $submission,
    filter: (submission, id) => submission?.id !== id,
    fn: () => null,
    target: $submission,
  });
  sample({ clock: opened, target: $id });
  const load = sample({
    clock: [opened, retried, refetched, $role],
    source: { id: $id, role: $role },
  }).filterMap(({ id, role }) =>
    id !== null && role !== null ? { id, isAdmin: role === 'admin' } : undefined,
  );
  sample({ clock: load, target: loadFx });
  // Which submission it is depends on the user, who is asked for again first.
  sample({
    clock: retried,
    source: $role,
    filter: (role) => role === null,
    fn: () => {},
    target: sessionRequested,
  });

  // The result of an earlier load may be out of date.
  const { done: loaded, failed } = createLatest(loadFx);
  sample({ clock: loaded, fn: inProductOrder, target: $submission });
  sample({ clock: failed, target: $failure });
  $submission
    .on(changed, (submission, { id, changes }) =>
      submission?.id === id ? { ...submission, ...changes } : submission,
    )
    .on(packageChanged, (submission, change) => submission && withPackage(submission, change))
    .on(requestedDayChanged, (submission, { id, day }) =>
      submission?.id === id ? withRequestedDay(submission, day) : submission,
    );

  const $packages = combine($submission, $isAdmin, packagesShown);
  const $view = $submission.map((submission) =>
    submission ? marketSubmissionView(submission.status) : null,
  );
  /** Past its expiration date. Prices may have expired (status EXPIRED) while the application is still valid. */
  const $isApplicationExpired = combine(
    $submission,
    $today,
    (submission, today) => submission !== null && isApplicationExpired(submission, today),
  );

  return {
    retried,
    refetched,
    dayAsked,
    changed,
    packageChanged,
    requestedDayChanged,
    loaded,
    failed,
    loadFx,
    $submission,
    $isAdmin,
    $today,
    /** The displayed packages, in the order of the board (AMB-58, AMB-78; an admin also sees those in review). */
    $packages,
    $view,
    $isApplicationExpired,
    /** Why there is nothing to show: the last load failed, or that of the user did. */
    $loadFailure: combine(
      { submission: $submission, failure: $failure, role: $role, authFailure: $authFailure },
      ({ submission, failure, role, authFailure }) =>
        submission ? null : (failure ?? (role ? null : authFailure)),
    ),
  };
}

export type Submission = ReturnType<typeof createSubmission>;

/** Puts each package's quotes in the order of the products (B§3), in which every screen lists them. */
function inProductOrder(submission: MarketSubmission): MarketSubmission {
  const packages = submission.packages.map((one) => ({
    ...one,
    quotes: one.quotes.toSorted(byProduct),
  }));
  return { ...submission, packages };
}

function withPackage(submission: MarketSubmission, { id, changes }: PackageChange) {
  const packages = submission.packages.map((one) => (one.id === id ? { ...one, ...changes } : one));
  return { ...submission, packages };
}

function withRequestedDay(submission: MarketSubmission, day: DayText) {
  const packages = submission.packages.map((one) => ({
    ...one,
    quotes: one.quotes.map((quote) => ({ ...quote, requested_effective_date: day })),
  }));
  return { ...submission, packages };
}

const gone: readonly string[] = ['ARCHIVED', 'INVALIDATED'];

function packagesShown(submission: MarketSubmission | null, isAdmin: boolean): readonly Package[] {
  const shown = (submission?.packages ?? []).filter((one) =>
    isAdmin ? !gone.includes(one.status) : isDisplayed(one),
  );
  return boardOrder(shown);
}
