import type { AvailableCoverages, Coverage, Quote } from '@fairlead/contracts/packages';

/** A coverage that a carrier offers, with the product that would hold it. */
type Offer = {
  readonly product_name: string;
  readonly carrier_id: string;
  readonly coverage: Coverage;
};

/**
 * Returns one offer for each coverage. Where several products offer it, a product that the package holds takes it, else the
 * first: it is listed, shown and requested as part of the same product.
 */
export function offersFor(
  quotes: readonly Pick<Quote, 'product_name'>[],
  available: AvailableCoverages,
): Offer[] {
  const held = quotes.map(({ product_name }) => product_name);
  const offers = available.flatMap(({ product_name, carrier_id, coverages }) =>
    coverages.map((coverage) => ({ product_name, carrier_id, coverage })),
  );
  const isHeld = ({ product_name }: Offer) => held.includes(product_name);
  const inTurn = [...offers.filter(isHeld), ...offers.filter((offer) => !isHeld(offer))];
  return inTurn.filter((offer, index) => inTurn.findIndex(isOf(offer)) === index);
}

const isOf =
  ({ coverage }: Offer) =>
  (other: Offer) =>
    other.coverage.unique_name === coverage.unique_name;
