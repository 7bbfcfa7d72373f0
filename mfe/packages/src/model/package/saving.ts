import { customizePackage, type MarketSubmission } from '@fairlead/contracts/packages';
import { createCallFx, left, navigate, notify } from '@fairlead/store';
import { attach, combine, createEvent, createStore, type Event, merge, sample } from 'effector';
import { content } from '../../content.ts';
import type { Submission } from '../submission.ts';
import type { Available } from './available.ts';
import { coverageRequests } from './coverage-requests.ts';
import type { Customization } from './customization.ts';
import type { OpenPackage } from './open-package.ts';

/** A package that is being priced. After a save on this page, its draft is reset once it is priced (B§4). */
type Repricing = { readonly id: string; readonly isSavedHere: boolean };

/** The changes of a package on their way to the server; with notes, to an underwriter. */
type Save = { readonly id: string; readonly notes: string | null };

/** Saves the changes: the package is repriced or goes to review (B§4, AMB-81). */
export function createSaving(
  { $isAdmin, loaded, refetched, packageChanged }: Submission,
  $package: OpenPackage,
  { $available }: Available,
  { $draft, discarded, saving }: Customization,
) {
  const saved = createEvent();
  const reviewOpened = createEvent();
  const noteTyped = createEvent<string>();
  const reviewSent = createEvent();
  const reviewDismissed = createEvent();

  const callFx = createCallFx(customizePackage);
  const customizeFx = attach({
    source: { package: $package, draft: $draft, available: $available },
    mapParams: (request: Save, { package: one, draft, available }) => {
      const [quote] = one?.quotes ?? [];
      return {
        body: {
          package_id: request.id,
          coverage_requests: coverageRequests(draft, one?.quotes ?? [], available, request.notes),
          requested_effective_date: quote?.requested_effective_date ?? null,
        },
      };
    },
    effect: callFx,
  });
  const $id = $package.map((one) => one?.id ?? null);
  /** The packages whose changes are on their way: another one may be opened meanwhile. */
  const $pending = createStore<readonly Save[]>([], { serialize: 'ignore' })
    .on(customizeFx, (pending, request) => [...pending, request])
    .on(customizeFx.finally, (pending, { params }) => pending.filter((one) => one !== params));
  const $isBusy = combine($pending, $id, (pending, id) => pending.some((one) => one.id === id));
  sample({ clock: $isBusy, target: saving });
  const savedHere = sample({
    clock: customizeFx.done,
    source: $id,
    filter: (id, { params }) => params.id === id,
    fn: (_, { params }) => params,
  });

  const $lastOpen = createStore<string | null>(null).on($id, (last, id) => id ?? last);
  const elsewhere = merge([$lastOpen.updates, left('package'), left('admin-package')]);
  const $note = createStore('')
    .on(noteTyped, (_, text) => text)
    .reset([savedHere, elsewhere]);
  const $isReviewOpen = createStore(false)
    .on(reviewOpened, () => true)
    .reset([reviewDismissed, savedHere, elsewhere]);

  const $state = combine({ id: $id, draft: $draft, note: $note, isBusy: $isBusy });
  const ready = (clock: Event<void>) =>
    sample({ clock, source: $state }).filterMap(({ id, isBusy, ...state }) =>
      id === null || isBusy ? undefined : { id, ...state },
    );
  sample({
    clock: ready(saved),
    filter: ({ draft }) => Object.keys(draft).length > 0,
    fn: ({ id }) => ({ id, notes: null }),
    target: customizeFx,
  });
  sample({
    clock: ready(reviewSent),
    fn: ({ id, note }) => ({ id, notes: note.trim() }),
    target: customizeFx,
  });
  sample({
    clock: customizeFx.fail,
    fn: ({ params }) => ({
      text: params.notes === null ? content.package.saveFailed : content.package.reviewFailed,
      tone: 'danger' as const,
    }),
    target: notify,
  });
  // The server may have begun what wasn't answered, or refuse because the package has changed.
  sample({ clock: customizeFx.fail, target: refetched });

  // Review: the client can't open the package's page while an underwriter has it.
  sample({
    clock: customizeFx.done,
    filter: ({ params }) => params.notes !== null,
    fn: () => ({ text: content.package.reviewSent, tone: 'success' as const }),
    target: notify,
  });
  sample({
    clock: customizeFx.done,
    filter: ({ params }) => params.notes !== null,
    target: refetched,
  });
  sample({ clock: savedHere, filter: ({ notes }) => notes !== null, target: discarded });

  // Repricing: PENDING from now on; the choices stay visible until the new price arrives.
  const repriced = customizeFx.done.filterMap(({ params: { id, notes } }) =>
    notes === null ? id : undefined,
  );
  const $repricing = createStore<readonly Repricing[]>([], { serialize: 'ignore' }).on(
    repriced,
    (all, id) => [...all.filter((one) => one.id !== id), { id, isSavedHere: true }],
  );
  // The page was opened while the package is being priced, e.g. after a reload.
  const found = sample({ clock: loaded, source: $package }).filterMap((one) =>
    one?.is_client_custom_package && one.status === 'PENDING' ? one.id : undefined,
  );
  $repricing.on(found, (all, id) =>
    all.some((one) => one.id === id) ? all : [...all, { id, isSavedHere: false }],
  );
  sample({
    clock: repriced,
    fn: (id) => ({ id, changes: { status: 'PENDING' } }),
    target: packageChanged,
  });
  const settled = sample({
    clock: loaded,
    source: { repricing: $repricing, openId: $id, isAdmin: $isAdmin },
    fn: findPriced,
  }).filter({ fn: ({ priced }) => priced.length > 0 });
  $repricing.on(settled, (all, { priced }) => all.filter((one) => !priced.includes(one)));
  sample({
    clock: settled,
    filter: ({ isBlocked, isAdmin }) => isBlocked && isAdmin,
    fn: () => ({
      text: content.package.blocked,
      tone: 'danger' as const,
      audience: 'admin' as const,
    }),
    target: notify,
  });
  sample({
    clock: settled,
    filter: ({ isBlocked, isAdmin }) => isBlocked && !isAdmin,
    fn: ({ id }) => ({
      route: 'gtm-review-block' as const,
      params: { marketSubmissionId: id },
      replace: true,
    }),
    target: navigate,
  });
  sample({
    clock: settled,
    filter: ({ isBlocked, isSavedHere }) => !isBlocked && isSavedHere,
    target: discarded,
  });

  return {
    saved,
    reviewOpened,
    noteTyped,
    reviewSent,
    reviewDismissed,
    /** The client has changed this package. */
    customized: customizeFx.done.map(({ params }) => params.id),
    $isBusy,
    $note,
    $isReviewOpen,
    /** The package is being priced. */
    $isRepricing: combine(
      $package,
      $isBusy,
      $isReviewOpen,
      (one, busy, isReview) => one?.status === 'PENDING' || (busy && !isReview),
    ),
  };
}

type PricingFacts = {
  readonly repricing: readonly Repricing[];
  readonly openId: string | null;
  readonly isAdmin: boolean;
};

/** Which packages have their price in a submission that was loaded, and what that means for the open one. */
function findPriced(
  { repricing, openId, isAdmin }: PricingFacts,
  { id, status, packages }: MarketSubmission,
) {
  const isPriced = ({ id: wanted }: Repricing) =>
    packages.some((one) => one.id === wanted && one.status !== 'PENDING');
  const priced = repricing.filter(isPriced);
  const isSavedHere = priced.some((one) => one.id === openId && one.isSavedHere);
  return { id, priced, isAdmin, isSavedHere, isBlocked: status === 'QUOTE_BLOCKED' };
}
