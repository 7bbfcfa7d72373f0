import { customizePackage } from '@fairlead/contracts/packages';
import { createCallFx, navigate, notify } from '@fairlead/store';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import { content } from '../../content.ts';
import type { Submission } from '../submission.ts';
import type { Available } from './available.ts';
import { coverageRequests } from './coverage-requests.ts';
import type { Customization } from './customization.ts';
import type { OpenPackage } from './open-package.ts';

/** A package that is being priced. After a save on this page, its draft is reset once it is priced (B§4). */
type Repricing = { readonly id: string; readonly isSavedHere: boolean };

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
  const $asked = combine({ package: $package, draft: $draft, available: $available });
  const customizeFx = attach({
    source: $asked,
    effect: async ({ package: one, draft, available }, notes: string | null) => {
      if (!one)
        throw new Error('A package was to be saved, but none is open. Open it before saving.');
      const [quote] = one.quotes;
      await callFx({
        body: {
          package_id: one.id,
          coverage_requests: coverageRequests(draft, one.quotes, available, notes),
          requested_effective_date: quote?.requested_effective_date ?? null,
        },
      });
      return one.id;
    },
  });
  const $isBusy = customizeFx.pending;
  sample({ clock: $isBusy, target: saving });

  const $note = createStore('').on(noteTyped, (_, text) => text);
  const $isReviewOpen = createStore(false)
    .on(reviewOpened, () => true)
    .reset([reviewDismissed, customizeFx.done]);
  $note.reset(customizeFx.done);

  sample({
    clock: saved,
    source: { isBusy: $isBusy, draft: $draft },
    filter: ({ isBusy, draft }) => !isBusy && Object.keys(draft).length > 0,
    fn: () => null,
    target: customizeFx,
  });
  sample({
    clock: reviewSent,
    source: { note: $note, isBusy: $isBusy },
    filter: ({ isBusy }) => !isBusy,
    fn: ({ note }) => note.trim(),
    target: customizeFx,
  });
  sample({
    clock: customizeFx.fail,
    fn: ({ params }) => ({
      text: params === null ? content.package.saveFailed : content.package.reviewFailed,
      tone: 'danger' as const,
    }),
    target: notify,
  });
  // The server may have begun what wasn't answered, or refuse because the package has changed.
  sample({ clock: customizeFx.fail, target: refetched });

  // Review: the client can't open the package's page while an underwriter has it.
  sample({
    clock: customizeFx.done,
    filter: ({ params }) => params !== null,
    fn: () => ({ text: content.package.reviewSent, tone: 'success' as const }),
    target: notify,
  });
  sample({
    clock: customizeFx.done,
    filter: ({ params }) => params !== null,
    target: refetched,
  });
  // Another package may have been opened in the meantime, whose changes aren't saved.
  sample({
    clock: customizeFx.done,
    source: $package,
    filter: (one, { params, result: id }) => params !== null && one?.id === id,
    target: discarded,
  });

  // Repricing: PENDING from now on; the choices stay visible until the new price arrives.
  const $repriced = createStore<Repricing | null>(null, { serialize: 'ignore' });
  sample({
    clock: customizeFx.done,
    filter: ({ params }) => params === null,
    fn: ({ result }) => ({ id: result, isSavedHere: true }),
    target: $repriced,
  });
  // The page was opened while the package is being priced, e.g. after a reload.
  const foundRepricing = sample({
    clock: loaded,
    source: { one: $package, repriced: $repriced },
  }).filterMap(({ one, repriced }) =>
    repriced === null && one?.is_client_custom_package && one.status === 'PENDING'
      ? { id: one.id, isSavedHere: false }
      : undefined,
  );
  sample({ clock: foundRepricing, target: $repriced });
  sample({
    clock: customizeFx.done,
    filter: ({ params }) => params === null,
    fn: ({ result: id }) => ({ id, changes: { status: 'PENDING' } }),
    target: packageChanged,
  });
  const settled = sample({
    clock: loaded,
    source: { repriced: $repriced, isAdmin: $isAdmin },
    filter: ({ repriced }, { packages }) =>
      packages.some((one) => one.id === repriced?.id && one.status !== 'PENDING'),
    fn: ({ repriced, isAdmin }, { id, status }) => ({
      id,
      isAdmin,
      isSavedHere: repriced?.isSavedHere ?? false,
      isBlocked: status === 'QUOTE_BLOCKED',
    }),
  });
  $repriced.reset(settled);
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
    customized: customizeFx.doneData,
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
