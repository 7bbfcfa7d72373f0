import { type OfferChanges, offerChanges } from '@fairlead/domain/packages';
import { navigate } from '@fairlead/store';
import { combine, createEvent, sample } from 'effector';
import type { Billing } from './billing.ts';
import { packagesPage } from './links.ts';
import type { Order } from './order.ts';
import { type ReviewedOfferModel, selectedOffer } from './reviewed-offer.ts';
import type { SelectedPackage } from './selected-package.ts';
import type { Submission } from './submission.ts';

type Dependencies = {
  readonly submission: Submission;
  readonly $package: SelectedPackage;
  readonly reviewed: ReviewedOfferModel;
  readonly billing: Billing;
  readonly order: Order;
};

/** Tells a client line by line what has changed since they were shown the package that they are paying for. */
export function createOfferChange({
  submission,
  $package,
  reviewed,
  billing,
  order,
}: Dependencies) {
  const acknowledged = createEvent();
  const comparisonChosen = createEvent();

  const $interval = combine(order.$interval, billing.$interval, (paid, chosen) => paid ?? chosen);
  const $changes = combine(
    reviewed.$offer,
    $package,
    $interval,
    (offer, selected, interval): OfferChanges | null =>
      offer && selected ? offerChanges(offer, selectedOffer(selected), interval) : null,
  );

  sample({ clock: [acknowledged, comparisonChosen], target: reviewed.acknowledged });
  const compared = sample({ clock: comparisonChosen, source: submission.$submission }).filterMap(
    (known) => (known ? packagesPage(known.id, false) : undefined),
  );
  sample({ clock: compared, target: navigate });

  return { acknowledged, comparisonChosen, $interval, $changes };
}

export type OfferChange = ReturnType<typeof createOfferChange>;
