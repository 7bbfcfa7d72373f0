import type { Verified } from '@fairlead/registry/verify/verify-revision';
import { signedText } from '../page/signed-document.ts';
import { setSignedFiles } from '../page/signed-files.ts';
import { signedFiles, verifyDocument } from './verify-document.ts';

/** Verifies the signatures of this document: the loader waits for them. */
export function verifyPage(): Promise<Verified> {
  const verified = verifyDocument(signedText());
  setSignedFiles(verified.then(signedFiles));
  return verified;
}
