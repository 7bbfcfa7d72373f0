/** The text and the value of a control after input. */
export type Typed = { readonly text: string; readonly value: string };
