import { toIntegrity } from '@fairlead/registry/verify/bytes';
import { type Verified, verifyUnderRoot } from '@fairlead/registry/verify/verify-revision';
import { keepJson, readKeptJson } from '../page/kept-text.ts';
import type { SignedDocument } from '../page/signed-document.ts';
import type { SignedFiles } from '../page/signed-files.ts';

const name = 'fairlead:signed-versions';

/** Verifies what a document says of its revision. Refuses what is older than what this browser has seen, or isn't signed. */
export async function verifyDocument(text: string): Promise<Verified> {
  const signed: SignedDocument = JSON.parse(text);
  const { timestamp, snapshot } = signed.root.signed.roles;
  // What other keys have signed is forgotten: whoever had stolen one may have signed the last version there is.
  const by = `${[timestamp.keyids, snapshot.keyids]}`;
  const versions = readKeptJson<Readonly<Record<string, number>>>(name)[by] ?? {};
  const verified = await verifyUnderRoot({ root: signed.root, versions }, signed);
  // Without storage, only what is signed counts, not what was seen before.
  keepJson(name, { [by]: verified.trusted.versions });
  return verified;
}

/** The files that a verified revision vouches for. Those of the platform have no folder. */
export function signedFiles({ roles }: Pick<Verified, 'roles'>): SignedFiles {
  const files = new Map<string, string>();
  for (const { targets } of Object.values(roles))
    for (const [path, { hashes }] of Object.entries(targets))
      files.set(`/assets/${path.replace(/^platform\//, '')}`, toIntegrity(hashes.sha384 ?? ''));
  return files;
}
