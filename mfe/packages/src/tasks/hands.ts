import type { ModelActor, Visitor } from '@fairlead/mfe-kit/area';
import type { Model } from '../model/index.ts';

export type Actor = ModelActor<Model>;

/** The visitor's hands in the vendors' own forms; only a sandbox has them. */
export function handsOf(actor: Actor): Visitor {
  const { hands } = actor as Actor & { readonly hands?: Visitor };
  if (!hands)
    throw new Error(
      'A card or a bank was to be entered in the vendor’s own form, but no stand-ins are here. Run against the sandbox.',
    );
  return hands;
}
