/** What a control shows, and the value that stands for it, after something was typed. */
export type Typed = { readonly text: string; readonly value: string };
