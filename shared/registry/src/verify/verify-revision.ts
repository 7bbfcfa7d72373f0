import { hashOf, toBytes } from './bytes.ts';
import type {
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

export type Verified = {
  readonly trusted: Trusted;
  readonly timestamp: Timestamp;
  readonly snapshot: Snapshot;
  readonly targets: Targets;
  readonly roles: Readonly<Record<string, Targets>>;
  /** Roles whose time is over. Whoever trusts its clock refuses them. */
  readonly expired: readonly string[];
};

/**
 * Checks a revision in the order of The Update Framework; each step uses only what the ones before have proved. Throws
 * `Refused`, and what was trusted stays as it was.
 */
export const verifyRevision = async (
  before: Trusted,
  arrived: Arrived,
  now: number,
): Promise<Verified> => verifyUnderRoot(await followRoots(before, arrived.roots), arrived, now);

/** Checks a revision under a root that is trusted already: a page has that of its document, and follows no other. */
export async function verifyUnderRoot(
  { root, versions }: Trusted,
  arrived: Omit<Arrived, 'roots'>,
  now: number,
): Promise<Verified> {
  const { keys, roles: top } = root.signed;

  const timestamp = parse<Timestamp>('timestamp', 'timestamp', arrived.timestamp);
  await verifySignatures('timestamp', timestamp, top.timestamp, keys);
  refuseOlder('timestamp', timestamp.signed.version, versions);

  const named = timestamp.signed.meta['snapshot.json'];
  const snapshot = await verifyNamed<Snapshot>('snapshot', 'snapshot', arrived.snapshot, named);
  await verifySignatures('snapshot', snapshot, top.snapshot, keys);
  refuseOlder('snapshot', snapshot.signed.version, versions);
  const { meta } = snapshot.signed;
  for (const role of Object.keys(versions))
    if (role !== 'timestamp' && role !== 'snapshot')
      refuseOlder(role, meta[`${role}.json`]?.version ?? 0, versions);

  const targetsOf = (role: string, text: string) =>
    verifyNamed<Targets>(role, 'targets', text, meta[`${role}.json`]);
  const targets = await targetsOf('targets', arrived.targets);
  await verifySignatures('targets', targets, top.targets, keys);
  // At once: each waits for another thread several times.
  const verified = Object.entries(arrived.roles).map(async ([role, text]) => {
    const file = await targetsOf(role, text);
    await verifyDelegated(role, file, targets.signed);
    return [role, file.signed] as const;
  });
  const roles = Object.fromEntries(await Promise.all(verified));

  const all = { root: root.signed, timestamp: timestamp.signed, snapshot: snapshot.signed };
  const dated = Object.entries({ ...all, targets: targets.signed, ...roles });
  return {
    trusted: {
      root,
      versions: {
        ...Object.fromEntries(
          Object.entries(meta).map(([file, { version }]) => [file.replace('.json', ''), version]),
        ),
        timestamp: timestamp.signed.version,
        snapshot: snapshot.signed.version,
      },
    },
    timestamp: timestamp.signed,
    snapshot: snapshot.signed,
    targets: targets.signed,
    roles,
    expired: dated.filter(([, { expires }]) => !(Date.parse(expires) > now)).map(([role]) => role),
  };
}

/** Refuses a role's file that its keys haven't signed, or that names files outside of the role's paths. */
export async function verifyDelegated(
  role: string,
  file: Signed<Targets>,
  { delegations }: Targets,
): Promise<void> {
  const delegated = delegations?.roles.find(({ name }) => name === role);
  if (!delegations || !delegated) throw new Refused('unknown-role', role);
  await verifySignatures(role, file, delegated, delegations.keys);
  const patterns = delegated.paths.map(toPattern);
  for (const path of Object.keys(file.signed.targets))
    if (!patterns.some((pattern) => pattern.test(path))) throw new Refused('foreign-path', path);
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
async function verifyNamed<Body extends { readonly version: number; readonly _type: string }>(
  role: string,
  type: Body['_type'],
  text: string,
  named: VersionedFile | undefined,
): Promise<Signed<Body>> {
  const content = toBytes(text);
  const isNamed =
    named?.length === content.length && named.hashes.sha256 === (await hashOf('SHA-256', content));
  if (!isNamed) throw new Refused('mixed', role);
  const file = parse<Body>(role, type, text);
  if (file.signed.version !== named.version) throw new Refused('mixed', role);
  return file;
}

/** Parses a text as a file of this type; the types below it are what its signers vouch for. */
export function parse<Body extends { readonly _type: string; readonly version: number }>(
  role: string,
  type: Body['_type'],
  text: string,
): Signed<Body> {
  const file = readJson(role, text);
  const { _type, spec_version = '', version = 0 } = file.signed ?? {};
  const isValid =
    _type === type &&
    String(spec_version).startsWith('1.') &&
    Number.isSafeInteger(version) &&
    version >= 1 &&
    Array.isArray(file.signatures);
  if (!isValid) throw new Refused('damaged', role);
  return file;
}

function readJson(role: string, text: string) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    throw new Refused('damaged', role);
  }
}

function refuseOlder(role: string, version: number, versions: Trusted['versions']): void {
  if (version < (versions[role] ?? 0)) throw new Refused('older', role);
}

/** `*` stands for all but a slash. */
const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.+^${}()|[\]\\?]/g, '\\$&').replaceAll('*', '[^/]*')}$`);
