import { toIntegrity } from '@fairlead/registry/verify/bytes';
import type { Root, Signed } from '@fairlead/registry/verify/metadata';
import {
  type Arrived,
  type Verified,
  verifyUnderRoot,
} from '@fairlead/registry/verify/verify-revision';
import { keepText, readKept } from '../page/kept-text.ts';
import type { SignedFiles } from '../page/signed-files.ts';

/** What a document says of its revision. The document itself vouches for the root. */
export type SignedDocument = Omit<Arrived, 'roots'> & { readonly root: Signed<Root> };

const name = 'fairlead:signed-versions';

/**
 * Verifies a document's revision. Refuses what is older than what this browser
 * has seen. What has expired is reported and used: a wrong clock must not take the product away.
 */
export async function verifyDocument(
  { root, ...arrived }: SignedDocument,
  now: number,
): Promise<Verified> {
  const before = { root, versions: readVersions() };
  const verified = await verifyUnderRoot(before, arrived, now);
  const { trusted, expired } = verified;
  writeVersions(trusted.versions);
  if (expired.length > 0)
    reportError(new Error(`The signatures of ${expired.join(', ')} have expired.`));
  return verified;
}

/** The files that a verified revision vouches for. */
export const signedFiles = ({ roles }: Pick<Verified, 'roles'>): SignedFiles =>
  new Map(
    Object.entries(roles).flatMap(([role, { targets }]) =>
      Object.entries(targets).map(([path, { hashes }]) => [
        addressOf(role, path),
        toIntegrity(hashes.sha384 ?? ''),
      ]),
    ),
  );

/** The platform's files have no folder. */
const addressOf = (role: string, path: string) =>
  `/assets/${role === 'platform' ? path.slice(role.length + 1) : path}`;

function readVersions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(readKept(name) ?? '{}');
  } catch {
    return {};
  }
}

// Without storage, only what is signed counts, not what was seen before.
const writeVersions = (versions: Readonly<Record<string, number>>): void =>
  keepText(name, JSON.stringify(versions));
