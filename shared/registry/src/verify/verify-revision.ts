import { digestOf, fromHex, toBytes } from './bytes.ts';
import type {
  Common,
  RoleKeys,
  Root,
  Signed,
  Snapshot,
  Targets,
  Timestamp,
  VersionedFile,
} from './metadata.ts';
import { Refused } from './refused.ts';
import { verifySignatures } from './verify-signatures.ts';

/** What was verified before: nothing older is accepted. */
export type Trusted = {
  readonly root: Signed<Root>;
  /** Role → the version of its file. */
  readonly versions: Readonly<Record<string, number>>;
};

/** The texts of one revision as they arrived. */
export type Arrived = {
  /** Those after the trusted one, oldest first. */
  readonly roots: readonly string[];
  readonly timestamp: string;
  readonly snapshot: string;
  readonly targets: string;
  /** Those that are needed; a page doesn't need the others. */
  readonly roles: Readonly<Record<string, string>>;
};

/** What the files of a revision say. */
export type Verified = {
  readonly timestamp: Timestamp;
  readonly snapshot: Snapshot;
  readonly targets: Targets;
  readonly roles: Readonly<Record<string, Targets>>;
};

/**
 * Checks a revision in the order of The Update Framework; each step uses only what the ones before have proved. Throws
 * `Refused`, and what was trusted stays as it was. Whoever trusts its clock asks for `expiredRoles`, too.
 */
export async function verifyRevision(
  before: Trusted,
  arrived: Arrived,
): Promise<Verified & { readonly trusted: Trusted }> {
  const under = await followRoots(before, arrived.roots);
  const { versions, ...files } = await verifyUnderRoot(under, arrived);
  return { trusted: { root: under.root, versions }, ...files };
}

/** Checks a revision under a root that is trusted already: a page has that of its document, and follows no other. */
export async function verifyUnderRoot(
  { root, versions }: Trusted,
  arrived: Omit<Arrived, 'roots'>,
): Promise<Verified & Pick<Trusted, 'versions'>> {
  const { keys, roles: top } = root.signed;

  const timestampFile = parse<Timestamp>('timestamp', 'timestamp', arrived.timestamp);
  const timestamp = await verifySignatures('timestamp', timestampFile, top.timestamp, keys);

  const named = timestamp.meta['snapshot.json'];
  const snapshotFile = await verifyNamed<Snapshot>('snapshot', 'snapshot', arrived.snapshot, named);
  const snapshot = await verifySignatures('snapshot', snapshotFile, top.snapshot, keys);
  const { meta } = snapshot;
  // Without a prototype: a role may be called like something that every object has.
  const found: Record<string, number> = Object.create(null);
  found.timestamp = timestamp.version;
  found.snapshot = snapshot.version;
  for (const file in meta) found[file.replace('.json', '')] ??= meta[file]?.version ?? 0;
  for (const role in versions)
    if ((found[role] ?? 0) < (versions[role] ?? 0)) throw new Refused('older', role);

  const targetsOf = (role: string, text: string) =>
    verifyNamed<Targets>(role, 'targets', text, meta[`${role}.json`]);
  const targetsFile = await targetsOf('targets', arrived.targets);
  const targets = await verifySignatures('targets', targetsFile, top.targets, keys);
  // At once: each waits for another thread several times.
  const verified = Object.entries(arrived.roles).map(async ([role, text]) => [
    role,
    await verifyDelegated(role, await targetsOf(role, text), targets),
  ]);
  const roles: Record<string, Targets> = Object.fromEntries(await Promise.all(verified));

  return { versions: found, timestamp, snapshot, targets, roles };
}

/** Refuses a role's file that its keys haven't signed, or that names files outside of the role's paths. */
export async function verifyDelegated(
  role: string,
  file: Signed<Targets>,
  { delegations }: Targets,
): Promise<Targets> {
  const delegated = delegations?.roles.find(({ name }) => name === role);
  if (!delegations || !delegated) throw new Refused('unknown-role', role);
  const body = await verifySignatures(role, file, delegated, delegations.keys);
  for (const path in body.targets)
    if (!delegated.paths.some((pattern) => toPattern(pattern).test(path)))
      throw new Refused('foreign-path', path);
  return body;
}

/** Each root is signed by a threshold of the one before it, and of its own. */
async function followRoots(
  { root, versions }: Trusted,
  texts: readonly string[],
): Promise<Trusted> {
  let current = root;
  let kept = versions;
  for (const text of texts) {
    const next = parse<Root>('root', 'root', text);
    await verifySignatures('root', next, current.signed.roles.root, current.signed.keys);
    await verifySignatures('root', next, next.signed.roles.root, next.signed.keys);
    if (next.signed.version !== current.signed.version + 1) throw new Refused('older', 'root');
    // Whoever stole such a key may have signed a version that no later one exceeds.
    if (hasOther(current.signed, next.signed)) {
      const { timestamp: _, snapshot: __, ...others } = kept;
      kept = others;
    }
    current = next;
  }
  return { root: current, versions: kept };
}

const hasOther = (one: Root, next: Root) =>
  (['timestamp', 'snapshot'] as const).some(
    (role) => keysOf(one.roles[role]) !== keysOf(next.roles[role]),
  );

const keysOf = ({ keyids }: RoleKeys) => [...keyids].sort().join();

/** Parses a text of the length, hash and version that another file names. */
async function verifyNamed<Body extends Common>(
  role: string,
  type: Body['_type'],
  text: string,
  named: VersionedFile | undefined,
): Promise<Signed<Body>> {
  const content = toBytes(text);
  const isNamed =
    named?.length === content.length &&
    `${fromHex(named.hashes.sha256 ?? '')}` === `${await digestOf('SHA-256', content)}`;
  const file = isNamed && parse<Body>(role, type, text);
  if (!file || file.signed.version !== named?.version) throw new Refused('mixed', role);
  return file;
}

/** Parses a text as a file of this type; the types below it are what its signers vouch for. */
export function parse<Body extends Common>(
  role: string,
  type: Body['_type'],
  text: string,
): Signed<Body> {
  let file: Signed<Body> | undefined;
  try {
    file = JSON.parse(text);
  } catch {
    // Refused like one that lacks everything.
  }
  const body = file?.signed;
  if (
    body?._type === type &&
    /^1\./.test(body.spec_version) &&
    Number.isSafeInteger(body.version) &&
    body.version >= 1 &&
    Array.isArray(file?.signatures)
  )
    return file;
  throw new Refused('damaged', role);
}

/** `*` stands for all but a slash. */
const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/[^\w*]/g, '\\$&').replaceAll('*', '[^/]*')}$`);
