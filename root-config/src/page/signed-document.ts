import type { Root, Signed } from '@fairlead/registry/verify/metadata';
import type { Arrived } from '@fairlead/registry/verify/verify-revision';

/** What a document says of its revision. The document itself vouches for the root. */
export type SignedDocument = Omit<Arrived, 'roots'> & { readonly root: Signed<Root> };

/** Returns the text of it; empty in a document of a deployment that isn't signed. */
export const signedText = (): string =>
  document.getElementById('fairlead-signed')?.textContent ?? '';
