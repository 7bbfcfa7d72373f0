import type { AvailableCoverages, Quote } from '@fairlead/contracts/packages';
import { byProduct } from '@fairlead/domain/packages';
import { baseOf, type CoverageDraft, type PackageDraft, type Selection } from './draft.ts';
import { offersFor } from './offers.ts';

type Parameters = Record<string, boolean | number | number[]>;

/** Whether an underwriter has to review the draft: it has a value or a coverage that isn't available at once (B§5). */
export const needsReview = (
  draft: PackageDraft,
  quotes: readonly Quote[],
  available: AvailableCoverages,
): boolean =>
  Object.entries(draft).some(([name, { isEnabled, selections }]) => {
    const isAdded = isEnabled && !baseOf(quotes, name);
    return (
      Object.values(selections).some(({ review }) => review.length > 0) ||
      (isAdded && offerOf(name, quotes, available)?.coverage.stp_available === false)
    );
  });

/** Whether the draft adds a coverage that neither the package nor an offer has: nobody knows whom to ask for it. */
export const lacksOffer = (
  draft: PackageDraft,
  quotes: readonly Quote[],
  available: AvailableCoverages,
): boolean =>
  Object.entries(draft).some(
    ([name, { isEnabled }]) => isEnabled && !ownerOf(name, quotes, available),
  );

/** Converts the draft for customize-package: one request for each changed product and carrier (B§3). */
export function coverageRequests(
  draft: PackageDraft,
  quotes: readonly Quote[],
  available: AvailableCoverages,
  notes: string | null,
) {
  const byOwner = new Map<string, { product_name: string; carrier_id: string; own: Parameters }>();
  for (const [name, changed] of Object.entries(draft)) {
    const owner = ownerOf(name, quotes, available);
    if (!owner) continue;
    const key = `${owner.product_name} ${owner.carrier_id}`;
    const known = byOwner.get(key);
    const own = { ...known?.own, ...parametersOf(name, changed) };
    byOwner.set(key, { ...owner, own });
  }
  return [...byOwner.values()].sort(byProduct).map(({ product_name, carrier_id, own }) => ({
    coverage_parameters: own,
    carrier_id,
    product_name,
    notes,
    client_requested: notes !== null,
  }));
}

function parametersOf(
  name: string,
  { isEnabled, selections, locations = {} }: CoverageDraft,
): Parameters {
  const values = Object.entries(selections).flatMap(([part, selection]) => {
    const value = askedValue(selection);
    return value === null ? [] : [[part, value] as const];
  });
  return { [name]: isEnabled, ...Object.fromEntries(values), ...locations };
}

const askedValue = ({ now, review }: Selection) => (review.length > 0 ? [...review] : now);

/** Returns the product of a coverage: from its quote, else from the carrier's offer. */
function ownerOf(name: string, quotes: readonly Quote[], available: AvailableCoverages) {
  const owner = quotes.find((one) => baseOf([one], name)) ?? offerOf(name, quotes, available);
  return owner && { product_name: owner.product_name, carrier_id: owner.carrier_id };
}

const offerOf = (name: string, quotes: readonly Quote[], available: AvailableCoverages) =>
  offersFor(quotes, available).find(({ coverage }) => coverage.unique_name === name);
