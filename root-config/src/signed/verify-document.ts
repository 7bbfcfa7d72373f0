import { toIntegrity } from '@fairlead/registry/verify/bytes';
import { Refused } from '@fairlead/registry/verify/refused';
import { type Verified, verifyUnderRoot } from '@fairlead/registry/verify/verify-revision';
import { keepJson, readKeptJson } from '../page/kept-text.ts';
import type { SignedDocument } from '../page/signed-document.ts';

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
  keepJson(name, { [by]: verified.versions });
  return verified;
}

/** Refuses a file that a verified revision doesn't vouch for, or not with this integrity. */
export function refuseOther(
  { roles }: Verified,
  path: string,
  integrity: string | undefined,
): void {
  const file = path.replace(/^\/assets\//, '');
  // Files of the platform have no folder.
  const name = file.includes('/') ? file : `platform/${file}`;
  for (const { targets } of Object.values(roles))
    if (
      Object.hasOwn(targets, name) &&
      toIntegrity(targets[name]?.hashes.sha384 ?? '') === integrity
    )
      return;
  throw new Refused('unsigned', path);
}
