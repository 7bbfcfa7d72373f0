import type { Verified } from '@fairlead/registry/verify/verify-revision';
import { signedText } from '../page/signed-document.ts';
import { setSignedPage } from '../page/signed-page.ts';
import { refuseOther, verifyDocument } from './verify-document.ts';

/** Verifies the signatures of this document: the loader waits for them. */
export function verifyPage(): Promise<Verified> {
  const verified = verifyDocument(signedText());
  // Whoever loads a module hears of it.
  verified.catch(() => {});
  setSignedPage({
    check: async (path, integrity) => refuseOther(await verified, path, integrity),
  });
  return verified;
}
