import { cardErrorMessage, isCardComplete } from '@fairlead/domain/packages';
import type { CardFieldChange } from '@fairlead/store';
import { combine, createEvent, createStore, type Event, sample } from 'effector';
import { paymentContent as content } from './content.ts';

export type CardPart = CardFieldChange['field'];

/** The state of a provider's field. Its content stays with the provider. */
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
 * The card form's state: which parts are complete or invalid, and the postal code, which is our own field. `opened`: the
 * form's page was entered, which resets earlier attempts.
 */
export function createCardEntry(opened: Event<unknown>) {
  const changed = createEvent<CardChange>();
  const postalCodeChanged = createEvent<string>();
  /** The provider's fields were removed with their content. */
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

  /** Whether any part of the card was entered: only the provider has it, so it can't be restored. */
  const $isTyped = combine(
    $parts,
    $postalCode,
    (parts, postalCode) => postalCode !== '' || Object.values(parts).some(({ empty }) => !empty),
  );

  /** The error of each field: the provider's codes at once, missing parts after an attempt to pay. */
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
