/** A package as the head of its column shows it. */
export type ComparedColumn = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** In cents; null without a price for a schedule that can be chosen. */
  readonly price: number | null;
  readonly per: 'mo' | 'yr';
  /** The price is being updated. */
  readonly isPricing: boolean;
  readonly isRecommended: boolean;
  /** Whether the client chose it as the base of the comparison. */
  readonly isPinned: boolean;
  /** A short text about the package's state, next to its price. */
  readonly chip: string | null;
  /** How the price compares with the base; null for no difference. */
  readonly priceNote: string | null;
};
