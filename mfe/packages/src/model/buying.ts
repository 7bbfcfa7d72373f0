import { archivePackage, type Package, updateMarketSubmission } from '@fairlead/contracts/packages';
import { isUnderReview, quotedIntervals } from '@fairlead/domain/packages';
import {
  $route,
  createCallFx,
  navigate,
  notify,
  screenEntered,
  tryAgainText,
} from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import type { Refresh } from './refresh.ts';
import type { Submission } from './submission.ts';

type Purchase = {
  readonly submissionId: string;
  readonly packageId: string;
  /** The custom package whose review is canceled for it. */
  readonly canceled: string | null;
  /** The address that it is bought from. */
  readonly from: string | null;
};

/** Buys a package: selects it, then opens the billing (B§2, AMB-54). */
export function createBuying(submission: Submission, { $lock }: Refresh) {
  const { $submission, $packages, changed, refetched } = submission;
  const bought = createEvent<string>();
  const cancelConfirmed = createEvent();
  const cancelDismissed = createEvent();

  const selectFx = createCallFx(updateMarketSubmission);
  const archiveFx = createCallFx(archivePackage);
  const buyFx = createEffect(async ({ submissionId, packageId, canceled }: Purchase) => {
    if (canceled) await archiveFx({ body: { package_id: canceled } });
    await selectFx({
      body: { market_submission_id: submissionId, selected_package_id: packageId },
    });
  });

  /** Nothing can be bought now. */
  const $isLocked = $lock.map((lock) => lock !== null);
  const $buying = createStore<string | null>(null)
    .on(buyFx, (_, { packageId }) => packageId)
    .reset(buyFx.finally);
  const $inReview = $packages.map(
    (packages) =>
      packages.find((one) => one.is_client_custom_package && isUnderReview(one))?.id ?? null,
  );
  /** The chosen package while another one is in review: asks before that review is canceled (B§4). */
  const $asksAbout = createStore<string | null>(null).reset([
    cancelDismissed,
    buyFx,
    screenEntered,
  ]);

  const $facts = combine({
    submission: $submission,
    packages: $packages,
    isLocked: $isLocked,
    buying: $buying,
    inReview: $inReview,
    from: $route.map((route) => route?.address ?? null),
  });
  const allowed = sample({
    clock: bought,
    source: $facts,
    fn: allowedPurchase,
  }).filter({ fn: (purchase) => purchase !== null });
  // A package without a reason on its button: it was withdrawn a moment ago, or its status is another one than Ready.
  const unready = sample({
    clock: bought,
    source: $facts,
    filter: ({ submission: owner, packages, isLocked, buying }, packageId) =>
      owner !== null && !isLocked && !buying && !isReady(packages, packageId),
  });
  sample({
    clock: unready,
    fn: () => ({ text: content.buyRefused, tone: 'danger' as const }),
    target: notify,
  });
  sample({
    clock: allowed,
    filter: ({ canceled }) => canceled !== null,
    fn: ({ packageId }) => packageId,
    target: $asksAbout,
  });
  sample({ clock: allowed, filter: ({ canceled }) => canceled === null, target: buyFx });
  // What was allowed when it was asked may not be anymore: a review isn't given up for a package that can't be bought.
  const confirmed = sample({
    clock: cancelConfirmed,
    source: { facts: $facts, packageId: $asksAbout },
  }).filterMap(({ facts, packageId }) =>
    packageId === null ? undefined : { purchase: allowedPurchase(facts, packageId) },
  );
  sample({
    clock: confirmed.filterMap(({ purchase }) => purchase ?? undefined),
    target: buyFx,
  });
  const refused = confirmed.filter({ fn: ({ purchase }) => purchase === null });
  $asksAbout.reset(refused);
  sample({
    clock: refused,
    fn: () => ({ text: content.cancelReview.refused, tone: 'danger' as const }),
    target: notify,
  });

  sample({
    clock: buyFx.done,
    fn: ({ params: { submissionId, packageId } }) => ({
      id: submissionId,
      changes: { selected_package_id: packageId },
    }),
    target: changed,
  });
  // Whoever has left meanwhile stays where they are.
  sample({
    clock: buyFx.done,
    source: $route,
    filter: (route, { params: { from } }) => route?.address === from,
    fn: (_, { params: { submissionId, from } }) => ({
      route: 'billing' as const,
      params: { marketSubmissionId: submissionId },
      state: { origin: from },
    }),
    target: navigate,
  });
  sample({
    clock: buyFx.fail,
    fn: ({ error }) => ({
      text: `${content.buyFailed} ${tryAgainText(error, 'Try again in a moment.')}`,
      tone: 'danger' as const,
    }),
    target: notify,
  });
  // The review may have been canceled although the selection failed.
  sample({ clock: buyFx.fail, target: refetched });

  return {
    bought,
    buyFx,
    cancelConfirmed,
    cancelDismissed,
    $buying,
    $asksAbout,
    $isLocked,
  };
}

export type Buying = ReturnType<typeof createBuying>;

type BuyingFacts = {
  readonly submission: { readonly id: string } | null;
  readonly packages: readonly Package[];
  readonly isLocked: boolean;
  readonly buying: unknown;
  readonly inReview: string | null;
  readonly from: string | null;
};

/** The purchase of a package, or null while it isn't allowed: one at a time, of a ready package, unless locked. */
function allowedPurchase(
  { submission, packages, isLocked, buying, inReview, from }: BuyingFacts,
  packageId: string,
): Purchase | null {
  if (!submission || isLocked || buying || !isReady(packages, packageId)) return null;
  return { submissionId: submission.id, packageId, canceled: inReview, from };
}

const isReady = (packages: readonly Package[], id: string) =>
  packages.some(
    (one) =>
      one.id === id &&
      one.status === 'READY' &&
      !isUnderReview(one) &&
      quotedIntervals(one.quotes).length > 0,
  );
