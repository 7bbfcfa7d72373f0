import type { MarketSubmission } from '@fairlead/contracts/packages';
import type { BillingInterval } from '@fairlead/domain/money';
import {
  boardOrder,
  packageStatusLabel,
  priceText,
  quotedPrice,
  whyNotAdd,
} from '@fairlead/domain/packages';
import { content } from '../content.ts';
import { additionOf, findHeld } from './held-item.ts';

/** A package that a card can be added to, or the reason why it cannot. */
export type Target = {
  readonly value: string;
  readonly text: string;
  readonly note?: string;
  readonly key?: string;
  readonly reason?: string;
};

/** The packages of "Add to package…" for a card: the possible ones first, with the new total and a number key, then the others. */
export function addTargets(
  submission: MarketSubmission,
  { cardId, from }: { readonly cardId: string; readonly from: string | null },
  interval: BillingInterval,
): Target[] {
  const item = findHeld(submission, cardId, from);
  if (!item) return [];
  const isQuoteBlocked = submission.status === 'QUOTE_BLOCKED';
  const added = item.kind === 'quote' ? [item.quote] : [];
  const targets = boardOrder(submission.packages)
    .filter(({ id }) => id !== from)
    .map((one) => {
      const reason = whyNotAdd(additionOf(item), one, submission.status);
      const text = `${one.name}, ${packageStatusLabel(one.status, { isQuoteBlocked })}`;
      const total = quotedPrice([...one.quotes, ...added], interval);
      const note = total ? content.library.newTotal(priceText(total)) : content.noPrice[interval];
      return reason ? { value: one.id, text, reason } : { value: one.id, text, note };
    });
  return targets
    .sort((a, b) => Number('reason' in a) - Number('reason' in b))
    .map((target, index) =>
      'reason' in target || index > 8 ? target : { ...target, key: `${index + 1}` },
    );
}
