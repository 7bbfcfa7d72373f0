import { cardErrorMessage, isCardComplete } from '@fairlead/domain/packages';
import type { CardFieldChange } from '@fairlead/store';
import { combine, createEvent, createStore, type Event, sample } from 'effector';
import { paymentContent as content } from './content.ts';

export type CardPart = CardFieldChange['field'];

/** What the provider's fields tell of themselves. What is in them stays with the provider. */
export type CardChange = CardFieldChange;

type CardState = Readonly<Record<CardPart, CardChange>>;

const blank = (field: CardPart): CardChange => ({
  field,
  complete: false,
  empty: true,
  code: null,
});
const noCard: CardState = { number: blank('number'), expiry: blank('expiry'), cvc: blank('cvc') };

/**
 * The card form, as far as a model may know it: which parts are complete or wrong, and the postal code, which is ours.
 * `opened`: the page with the form was entered, so that nothing was attempted on it yet.
 */
export function createCardEntry(opened: Event<unknown>) {
  const changed = createEvent<CardChange>();
  const postalCodeChanged = createEvent<string>();
  /** The provider's fields are gone, with what was in them. */
  const cleared = createEvent();
  const attempted = createEvent();

  const $parts = createStore(noCard, { serialize: 'ignore' })
    .on(changed, (parts, change) => ({ ...parts, [change.field]: change }))
    .reset(cleared);
  const $postalCode = createStore('').on(postalCodeChanged, (_, text) => text.trim());
  const $wasAttempted = createStore(false).on(attempted, () => true);
  sample({ clock: opened, fn: () => false, target: $wasAttempted });

  const $isComplete = combine($parts, $postalCode, ({ number, expiry, cvc }, postalCode) =>
    isCardComplete({
      number: number.complete,
      expiry: expiry.complete,
      cvc: cvc.complete,
      postalCode,
    }),
  );

  /** Something of the card was typed: nobody but the provider has it, so it cannot be kept. */
  const $isTyped = combine(
    $parts,
    $postalCode,
    (parts, postalCode) => postalCode !== '' || Object.values(parts).some(({ empty }) => !empty),
  );

  /** What is wrong with each field: the provider's codes at once, what is missing after a try to pay. */
  const $errors = combine(
    $parts,
    $postalCode,
    $wasAttempted,
    (parts, postalCode, wasAttempted) => ({
      number: errorOf(parts.number, wasAttempted),
      expiry: errorOf(parts.expiry, wasAttempted),
      cvc: errorOf(parts.cvc, wasAttempted),
      postalCode: wasAttempted && postalCode.length !== 5 ? content.card.postalCode : null,
    }),
  );

  return {
    changed,
    postalCodeChanged,
    cleared,
    attempted,
    $postalCode,
    $isTyped,
    $isComplete,
    $errors,
  };
}

export type CardEntry = ReturnType<typeof createCardEntry>;

function errorOf({ field, code, complete }: CardChange, wasAttempted: boolean): string | null {
  if (code) return cardErrorMessage(code);
  return wasAttempted && !complete ? content.card.missing[field] : null;
}
