import type { BillingInterval } from '@fairlead/domain/money';
import { combine, type Store } from 'effector';
import { addTargets, type Target } from './add-targets.ts';
import type { OptimisticModel } from './optimistic.ts';

/** A card of a package, or of the library (`from: null`). */
export type CardPlace = { readonly cardId: string; readonly from: string | null };

/** Where each card can be added or moved. Computed for displayed cards, and cached while the board stays the same. */
export const createTargets = (
  { $submission }: OptimisticModel,
  $interval: Store<BillingInterval>,
): Store<(card: CardPlace) => readonly Target[]> =>
  combine($submission, $interval, (shown, interval) => {
    const answers = new Map<string, readonly Target[]>();
    return (card: CardPlace) => {
      const key = `${card.from} ${card.cardId}`;
      const answer = answers.get(key) ?? (shown ? addTargets(shown, card, interval) : []);
      answers.set(key, answer);
      return answer;
    };
  });
