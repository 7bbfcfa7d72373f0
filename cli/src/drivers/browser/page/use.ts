import type { PageAction } from '@fairlead/mfe-kit/page';

export type Drag = Extract<PageAction, { drag: string }>;

/** A use of a control: an action, the first suggestion that begins with a text, or a link by its address. */
export type Use = PageAction | { readonly take: string } | { readonly follow: string };

/** The control of an action and its new value. Null presses it. */
export type Target = {
  readonly control: HTMLElement;
  readonly name: string;
  readonly to: string | boolean | null;
};

/** What an action is missing, and what the page has instead. */
export type Missing = { readonly message: string; readonly found: readonly string[] };
