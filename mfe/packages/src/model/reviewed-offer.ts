import { type MarketSubmission, type Package, Quote } from '@fairlead/contracts/packages';
import { offerChanges } from '@fairlead/domain/packages';
import {
  $ownStorage,
  $route,
  $storage,
  persistFx,
  persistOwnFx,
  readAs,
  type TextStorage,
} from '@fairlead/store';
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

/** Where the offers that the current user has seen are persisted. */
type KeptOffers = {
  readonly own: TextStorage;
  /** Earlier versions kept offers by role, not by person. */
  readonly earlier: TextStorage;
  readonly earlierName: (submissionId: string) => string;
};

const nameOf = (submissionId: string) => `offer:${submissionId}`;

/**
 * The offer that the client reviewed: recorded when the package is bought, or when its payment opens. It is persisted, so
 * that a reload doesn't forget it. Differences are shown before anything is charged. Open windows don't share it: each
 * shows what changed since its own review.
 */
export function createReviewedOffer(
  { $submission, $packages, $isAdmin }: Submission,
  $package: SelectedPackage,
  { buyFx }: Buying,
) {
  /** The client was shown the changes: the current state of the selected package counts as reviewed. */
  const acknowledged = createEvent();
  /** The client changed or activated this package: it must be reviewed again. */
  const forgotten = createEvent<string>();

  const $offer = createStore<ReviewedOffer | null>(null, { serialize: 'ignore' });
  const $kept = combine(
    $ownStorage,
    $storage,
    $isAdmin,
    (own, earlier, isAdmin): KeptOffers => ({
      own,
      earlier,
      earlierName: (id) => (isAdmin ? `admin-${nameOf(id)}` : nameOf(id)),
    }),
  );

  const chosen = sample({
    clock: buyFx,
    source: { offer: $offer, submission: $submission, packages: $packages, kept: $kept },
    fn: ({ packages, ...shown }, { packageId }) => {
      const chosenPackage = packages.find(({ id }) => id === packageId);
      return chosenPackage ? chosenOffer(shown, chosenPackage) : null;
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
    fn: (offer) => ({ name: nameOf(offer.submissionId), value: offer }),
    target: persistOwnFx,
  });
  const dropped = sample({
    clock: forgotten,
    source: { offer: $offer, submission: $submission, kept: $kept },
    fn: earlierOffer,
  }).filter({ fn: (offer) => offer !== null });
  sample({ clock: dropped, fn: () => null, target: $offer });
  sample({
    clock: dropped,
    fn: ({ submissionId }) => ({ name: nameOf(submissionId), value: null }),
    target: persistOwnFx,
  });
  // Offers of an earlier version were migrated or dropped.
  sample({
    clock: [chosen, paymentOpened, renewed, dropped],
    source: $kept,
    filter: ({ own, earlier }) => own !== earlier,
    fn: ({ earlierName }, { submissionId }) => ({ name: earlierName(submissionId), value: null }),
    target: persistFx,
  });

  return {
    acknowledged,
    forgotten,
    $offer,
    /** Whether the amount to charge is the one that the client reviewed. */
    $isCurrent: combine($offer, $package, (offer, selected) => {
      const now = selected && selectedOffer(selected);
      return !offer || !now || offerChanges(offer, now, 'MONTHLY') === null;
    }),
  };
}

export type ReviewedOfferModel = ReturnType<typeof createReviewedOffer>;

/** A selected package as an offer, to compare with the reviewed one. */
export const selectedOffer = ({ id, name, quotes }: Package) => ({ packageId: id, name, quotes });

/** Returns the reviewed offer of this submission: the one in memory, else the persisted one. */
function offerFor(
  { id }: MarketSubmission,
  known: ReviewedOffer | null,
  { own, earlier, earlierName }: KeptOffers,
): ReviewedOffer | null {
  if (known?.submissionId === id) return known;
  return readAs(own, nameOf(id), ReviewedOffer) ?? readAs(earlier, earlierName(id), ReviewedOffer);
}

type Reviewed = {
  readonly submission: MarketSubmission | null;
  readonly offer: ReviewedOffer | null;
  readonly kept: KeptOffers;
};

/** The reviewed offer of this submission, if it is of this package. */
function earlierOffer(
  { submission, offer, kept }: Reviewed,
  packageId: string,
): ReviewedOffer | null {
  const earlier = submission && offerFor(submission, offer, kept);
  return earlier?.packageId === packageId ? earlier : null;
}

/** Returns the offer that the client saw of a package that is being bought. */
const chosenOffer = (reviewed: Reviewed, chosen: Package): ReviewedOffer | null =>
  reviewed.submission &&
  (earlierOffer(reviewed, chosen.id) ?? offerOf(reviewed.submission, chosen));

const offerOf = ({ id }: MarketSubmission, shown: Package): ReviewedOffer => ({
  version: 1,
  submissionId: id,
  ...selectedOffer(shown),
});
