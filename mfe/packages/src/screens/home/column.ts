import { formatMoney } from '@fairlead/domain/money';
import { type ComparedColumn, comparisonContent } from '@fairlead/mfe-kit/comparison';
import { content } from '../../content.ts';
import type { Option } from '../../model/comparison.ts';

/** A package as the shared table takes it. The price is set against the base once a client has pinned one. */
export function columnOf(
  option: Option,
  base: Option | null,
  pinnedId: string | null,
): ComparedColumn {
  const { id, name, description, price, per, isPricing, isRecommended, isUnderReview } = option;
  return {
    id,
    name,
    description,
    price,
    per,
    isPricing,
    isRecommended,
    isPinned: id === pinnedId,
    chip: isUnderReview ? content.comparison.inReview : null,
    priceNote: pinnedId && base && !isPricing ? priceNote(option, base) : null,
  };
}

function priceNote(option: Option, base: Option): string | null {
  if (option.id === base.id) return comparisonContent.base;
  if (option.price === null || base.price === null || option.per !== base.per) return null;
  const difference = option.price - base.price;
  if (difference === 0) return comparisonContent.sameAs(base.name);
  const amount = formatMoney(Math.abs(difference));
  return difference > 0
    ? comparisonContent.moreThan(amount, base.name)
    : comparisonContent.lessThan(amount, base.name);
}
