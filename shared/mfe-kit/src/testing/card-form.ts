/** Opens the fields of a card form, which report what is typed. */
export type OpenCardForm = (given: { onChange: (change: unknown) => void }) => unknown;

/** A card form without input. */
export const noCardForm = { mount() {}, disable() {}, focus() {}, destroy() {} };

/** A card form whose fields report this as soon as it is opened. */
export const cardForm = (
  ...changes: readonly unknown[]
): { readonly openCardForm: OpenCardForm } => ({
  openCardForm: ({ onChange }) => {
    for (const change of changes) onChange(change);
    return noCardForm;
  },
});

/** The reports of a card form's three fields when they are complete. */
export const filledCardFields = (['number', 'expiry', 'cvc'] as const).map((field) => ({
  field,
  complete: true,
  empty: false,
  code: null,
}));

/** A card form whose fields are complete as soon as it is opened. */
export const filledCard = cardForm(...filledCardFields);

/** The result of the bank's window after the user has chosen these accounts. */
export const linked = (...accountIds: string[]) => ({
  kind: 'linked',
  publicToken: 'public-sandbox-secret',
  accountIds,
  institution: 'First Platypus Bank',
});
