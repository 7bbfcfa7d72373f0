/** A package as the head of its column shows it. The price is per month, in cents. */
export type ComparedColumn = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly price: number;
  /** The price is being updated. */
  readonly isPricing: boolean;
  readonly isRecommended: boolean;
  /** The client chose it as the one that the others are compared with. */
  readonly isPinned: boolean;
  /** A word about the package's state, next to its price. */
  readonly chip: string | null;
  /** How the price compares with the base; null for nothing to say. */
  readonly priceNote: string | null;
};
