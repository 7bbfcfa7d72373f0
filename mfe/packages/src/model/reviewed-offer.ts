import { type MarketSubmission, type Package, Quote } from '@fairlead/contracts/packages';
import { offerChanges } from '@fairlead/domain/packages';
import { $route, $storage, persistFx, readAs, type TextStorage } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import { array, literal, object, string } from 'superstruct';
import type { Buying } from './buying.ts';
import type { SelectedPackage } from './selected-package.ts';
import type { Submission } from './submission.ts';

const ReviewedOffer = object({
  version: literal(1),
  submissionId: string(),
  packageId: string(),
  name: string(),
  quotes: array(Quote),
});
export type ReviewedOffer = typeof ReviewedOffer.TYPE;

/** Where the offer of a submission is persisted for the person at the screen. */
type KeptOffers = {
  readonly storage: TextStorage;
  readonly nameFor: (submissionId: string) => string;
};

/**
 * The offer that the client was shown: taken when the package is bought, else when its payment opens. It is persisted,
 * so that a reload does not forget it; what differs from it is told before anything is charged. Windows don't share it
 * while they are open: each tells what changed since its own person looked. An admin may look at the client's package in
 * the client's browser; what they saw and changed is not what the client was shown.
 */
export function createReviewedOffer(
  { $submission, $packages, $isAdmin }: Submission,
  $package: SelectedPackage,
  { buyFx }: Buying,
) {
  /** The client was told what changed: the selected package is the reviewed one as it is now. */
  const acknowledged = createEvent();
  /** The client changed this package, or it was activated: it is reviewed anew. */
  const forgotten = createEvent<string>();

  const $offer = createStore<ReviewedOffer | null>(null, { serialize: 'ignore' });
  const $kept = combine(
    $storage,
    $isAdmin,
    (storage, isAdmin): KeptOffers => ({
      storage,
      nameFor: (submissionId) => `${isAdmin ? 'admin-offer' : 'offer'}:${submissionId}`,
    }),
  );

  const chosen = sample({
    clock: buyFx,
    source: { offer: $offer, submission: $submission, packages: $packages, kept: $kept },
    fn: ({ offer, submission, packages, kept }, { packageId }) => {
      const shown = packages.find(({ id }) => id === packageId);
      if (!submission || !shown) return null;
      const earlier = offerFor(submission, offer, kept);
      return earlier?.packageId === packageId ? earlier : offerOf(submission, shown);
    },
  }).filter({ fn: (offer) => offer !== null });

  const paymentOpened = sample({
    clock: [$package, $route],
    source: {
      offer: $offer,
      submission: $submission,
      selected: $package,
      route: $route,
      kept: $kept,
    },
  }).filterMap(({ offer, submission, selected, route, kept }) => {
    const paysHere = route?.name === 'billing' || route?.name === 'market-submission-checkout';
    if (!paysHere || !submission || !selected || offer?.submissionId === submission.id)
      return undefined;
    return offerFor(submission, offer, kept) ?? offerOf(submission, selected);
  });

  const renewed = sample({
    clock: acknowledged,
    source: { submission: $submission, selected: $package },
  }).filterMap(({ submission, selected }) =>
    submission && selected ? offerOf(submission, selected) : undefined,
  );

  sample({ clock: [chosen, paymentOpened, renewed], target: $offer });
  sample({
    clock: [chosen, paymentOpened, renewed],
    source: $kept,
    fn: ({ nameFor }, offer) => ({ name: nameFor(offer.submissionId), value: offer }),
    target: persistFx,
  });
  const dropped = sample({
    clock: forgotten,
    source: { offer: $offer, submission: $submission, kept: $kept },
    fn: ({ offer, submission, kept }, packageId) => {
      const earlier = submission && offerFor(submission, offer, kept);
      return earlier?.packageId === packageId ? earlier : null;
    },
  }).filter({ fn: (offer) => offer !== null });
  sample({ clock: dropped, fn: () => null, target: $offer });
  sample({
    clock: dropped,
    source: $kept,
    fn: ({ nameFor }, { submissionId }) => ({ name: nameFor(submissionId), value: null }),
    target: persistFx,
  });

  return {
    acknowledged,
    forgotten,
    $offer,
    /** Whether what would be charged is what the client was shown. */
    $isCurrent: combine($offer, $package, (offer, selected) => {
      const now = selected && selectedOffer(selected);
      return !offer || !now || offerChanges(offer, now, 'MONTHLY') === null;
    }),
  };
}

export type ReviewedOfferModel = ReturnType<typeof createReviewedOffer>;

/** A selected package as an offer, to compare with the reviewed one. */
export const selectedOffer = ({ id, name, quotes }: Package) => ({ packageId: id, name, quotes });

/** The reviewed offer of this submission: the known one, else the persisted one. */
function offerFor(
  { id }: MarketSubmission,
  known: ReviewedOffer | null,
  { storage, nameFor }: KeptOffers,
): ReviewedOffer | null {
  return known?.submissionId === id ? known : readAs(storage, nameFor(id), ReviewedOffer);
}

const offerOf = ({ id }: MarketSubmission, shown: Package): ReviewedOffer => ({
  version: 1,
  submissionId: id,
  ...selectedOffer(shown),
});
