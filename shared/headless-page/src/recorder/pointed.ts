import type { OutlineNode } from '@fairlead/ui/semantics/outline';

/** A part of the page, as a recording remembers it. */
export type Pointed = { readonly role: string; readonly name: string };

export const pointed = ({ role, name }: OutlineNode): Pointed => ({ role, name });
