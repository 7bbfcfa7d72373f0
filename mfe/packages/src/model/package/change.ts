import type { Selection } from './draft.ts';

/** What a client can try with a package (B§4, B§5). */
export type Change =
  | {
      readonly kind: 'select';
      readonly coverage: string;
      readonly selections: Readonly<Record<string, Selection>>;
    }
  | { readonly kind: 'add'; readonly coverage: string }
  | { readonly kind: 'remove'; readonly coverage: string }
  | LocationChange;

/** A location of a property coverage is no longer protected, or again. By unique name. */
export type LocationChange = {
  readonly kind: 'remove-location' | 'restore-location';
  readonly coverage: string;
  readonly location: string;
};
