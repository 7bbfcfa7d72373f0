/** The differences between the three inputs, by the provider's element types. */
const inputKinds = {
  cardNumber: {
    label: 'Credit or debit card number',
    placeholder: '1234 1234 1234 1234',
    autocomplete: 'cc-number',
  },
  cardExpiry: {
    label: 'Credit or debit card expiration date',
    placeholder: 'MM / YY',
    autocomplete: 'cc-exp',
  },
  cardCvc: {
    label: 'Credit or debit card CVC/CVV',
    placeholder: 'CVC',
    autocomplete: 'cc-csc',
  },
} as const;

export type ElementType = keyof typeof inputKinds;

/** A real input for one card field. */
export function makeInput(type: ElementType, id: string, placeholder?: string): HTMLInputElement {
  const kind = inputKinds[type];
  const input = document.createElement('input');
  input.id = id;
  input.type = 'text';
  input.inputMode = 'numeric';
  input.spellcheck = false;
  input.setAttribute('aria-label', kind.label);
  input.setAttribute('autocomplete', kind.autocomplete);
  input.placeholder = placeholder ?? kind.placeholder;
  return input;
}

/** Shows a formatted text and keeps the caret behind the digit it was behind. */
export function showFormatted(input: HTMLInputElement, shown: string): void {
  if (input.value === shown) return;
  const atEnd = input.selectionStart === input.value.length;
  const before = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  input.value = shown;
  if (atEnd || document.activeElement !== input) return;
  let caret = 0;
  for (let digits = 0; digits < before && caret < shown.length; caret += 1)
    if (/\d/.test(shown[caret] ?? '')) digits += 1;
  input.setSelectionRange(caret, caret);
}
