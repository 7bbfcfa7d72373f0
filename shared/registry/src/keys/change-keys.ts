import { areaOf } from '../area-name.ts';
import { versionOf } from '../candidate.ts';
import { baseOf, type CommitOptions, commit } from '../commit.ts';
import { atSecond, lifetimes } from '../lifetimes.ts';
import { KeyMissing, NotReleased, VersionTaken } from '../not-released.ts';
import { type Revision, readRevision } from '../read-revision.ts';
import type { DelegatedRole, PublicKey, Release, Signed, Targets } from '../verify/metadata.ts';
import { parse } from '../verify/verify-revision.ts';
import { verifySignatures } from '../verify/verify-signatures.ts';
import { chooseKeys, namesOf } from './choose-keys.ts';
import type { KeyPair } from './key-pair.ts';
import { type SigningKey, signed } from './sign.ts';

/** The roles that a change signs anew. `spare` is how much higher than usual their versions have to be. */
type Change = (
  revision: Revision,
  spare: number,
) => Promise<Readonly<Record<string, Signed<Targets>>>>;

/** Lets a key publish an area, beside those that may already; the first one makes the area known. */
export const allowKey = (role: string, key: KeyPair, options: CommitOptions): Promise<number> =>
  change(options, async (revision, spare) => {
    refuseTakenName(key, role, revision);
    const { roles = [] } = revision.targets.delegations ?? {};
    const known = roles.find(({ name }) => name === role) ?? newRole(role);
    const added = { ...known, keyids: [...known.keyids, key.keyid] };
    return {
      targets: await withRole(
        revision,
        added,
        [key],
        spare,
        options,
        `${key.public.name} may publish ${areaOf(role)}`,
      ),
    };
  });

/** Gives an area a new key in place of all that it had. Its live release is signed with the new one. */
export const replaceKeys = (role: string, key: KeyPair, options: CommitOptions): Promise<number> =>
  change(options, async (revision, spare) => {
    const replaced = { ...delegatedRole(revision, role), keyids: [key.keyid], threshold: 1 };
    return {
      targets: await withRole(
        revision,
        replaced,
        [key],
        spare,
        options,
        `only ${key.public.name} may publish ${areaOf(role)}`,
      ),
      ...(await resigned(revision, role, [key], spare, options)),
    };
  });

/** Takes a key of an area away. Its live release is signed with one of the others. */
export const revokeKey = (role: string, keyid: string, options: CommitOptions): Promise<number> =>
  change(options, async (revision, spare) => {
    const known = delegatedRole(revision, role);
    const left = { ...known, keyids: known.keyids.filter((one) => one !== keyid) };
    if (left.keyids.length < known.threshold)
      throw new NotReleased(
        `Without this key, nobody could publish ${areaOf(role)}. Replace it instead: fairlead mfe keys rotate ${areaOf(role)}.`,
      );
    const name = revision.targets.delegations?.keys[keyid]?.name;
    const because = `${name} may no longer publish ${areaOf(role)}`;
    return signedAnew(revision, left, spare, options, because);
  });

/** Says how many keys of an area have to sign each of its releases. What is live is signed by as many then. */
export const requireKeys = (
  role: string,
  threshold: number,
  options: CommitOptions,
): Promise<number> =>
  change(options, async (revision, spare) => {
    const known = delegatedRole(revision, role);
    const count = known.keyids.length;
    if (threshold > count)
      throw new NotReleased(
        `${areaOf(role)} has ${count === 1 ? 'one key' : `${count} keys`}, so ${threshold} can’t sign a release. Make another one first: fairlead mfe keys make ${areaOf(role)} --name <name>.`,
      );
    const because = `${threshold === 1 ? 'one key signs' : `${threshold} keys sign`} each release of ${areaOf(role)}`;
    return signedAnew(revision, { ...known, threshold }, spare, options, because);
  });

/** Makes a revision without a change, whose timestamp and snapshot count for another week. */
export const renew = (options: CommitOptions): Promise<number> => change(options, async () => ({}));

/** Commits a change, again on top of what others have made in the meantime. */
export async function change(options: CommitOptions, make: Change): Promise<number> {
  for (let spare = 0; ; ) {
    const revision = await readRevision(options.store, { now: options.now, allowExpired: true });
    if (!revision)
      throw new NotReleased('There is no registry here. Make one: fairlead mfe keys init.');
    try {
      const number = await commit(baseOf(revision), await make(revision, spare), options);
      if (number !== null) return number;
    } catch (error) {
      if (!(error instanceof VersionTaken)) throw error;
      spare += 1;
    }
  }
}

/** The history, the lists and `revoke` name a key, so no two that count have one name. */
function refuseTakenName(key: KeyPair, role: string, { targets, trusted }: Revision): void {
  const known = { ...trusted.root.signed.keys, ...targets.delegations?.keys };
  const { name } = key.public;
  const isTaken = Object.entries(known).some(
    ([keyid, other]) => keyid !== key.keyid && other.name === name,
  );
  if (!isTaken) return;
  throw new NotReleased(
    `There is a key ${name} already. Give the new one another name: fairlead mfe keys make ${areaOf(role)} --name <name>.`,
  );
}

const newRole = (name: string): DelegatedRole => ({
  name,
  keyids: [],
  threshold: 1,
  paths: [`${name}/*`],
  terminating: true,
});

function delegatedRole({ targets }: Revision, role: string): DelegatedRole {
  const { roles = [] } = targets.delegations ?? {};
  const found = roles.find(({ name }) => name === role);
  if (found) return found;
  const names = roles.map(({ name }) => areaOf(name)).join(', ') || 'none';
  throw new NotReleased(`The registry knows no area ${areaOf(role)}. Its areas: ${names}.`);
}

/**
 * The targets with other signers of a role. Its live release is signed with those at hand, unless enough of them have signed
 * it already: who says how many have to sign needs none of their keys then.
 */
async function signedAnew(
  revision: Revision,
  role: DelegatedRole,
  spare: number,
  options: CommitOptions,
  because: string,
): Promise<Readonly<Record<string, Signed<Targets>>>> {
  const { name } = role;
  const { keys = {} } = revision.targets.delegations ?? {};
  const targets = await withRole(revision, role, [], spare, options, because);
  if (versionOf(revision, name) === 0 || (await isLiveSignedBy(role, keys, revision)))
    return { targets };
  const signers = options.keys.filter(({ keyid }) => role.keyids.includes(keyid));
  if (signers.length < role.threshold)
    throw new KeyMissing(
      `What is live of ${areaOf(name)} isn’t signed by enough of its keys: it takes ${role.threshold}, and ${signers.length || 'none'} of those that could sign it anew ${signers.length === 1 ? 'is' : 'are'} at hand. Name their folder with --keys. Or have enough of them sign a release first, one after the other: fairlead mfe publish --prepare <folder>.`,
    );
  return { targets, ...(await resigned(revision, name, signers, spare, options)) };
}

async function isLiveSignedBy(
  role: DelegatedRole,
  keys: Readonly<Record<string, PublicKey>>,
  { texts }: Revision,
): Promise<boolean> {
  const file = parse<Targets>(role.name, 'targets', texts.roles[role.name] ?? '');
  return verifySignatures(role.name, file, role, keys).then(
    () => true,
    () => false,
  );
}

/** The targets with one role changed, and without keys that no role has anymore. */
function withRole(
  { targets, trusted }: Revision,
  role: DelegatedRole,
  added: readonly KeyPair[],
  spare: number,
  { keys, now }: CommitOptions,
  because: string,
): Promise<Signed<Targets>> {
  const { roles = [], keys: known = {} } = targets.delegations ?? {};
  const changed = [...roles.filter(({ name }) => name !== role.name), role];
  const all = {
    ...known,
    ...Object.fromEntries(added.map(({ keyid, public: key }) => [keyid, key])),
  };
  const used = new Set(changed.flatMap(({ keyids }) => keyids));
  const { signed: root } = trusted.root;
  const signers = chooseKeys('targets', root.roles.targets, root.keys, keys);
  const release: Release = {
    kind: 'keys',
    version: '',
    replaces: targets.version,
    by: namesOf(signers),
    at: atSecond(now),
    because,
  };
  return signed<Targets>(
    {
      ...targets,
      release,
      version: targets.version + 1 + spare,
      expires: atSecond(now + lifetimes.targets),
      delegations: {
        roles: changed,
        keys: Object.fromEntries(Object.entries(all).filter(([keyid]) => used.has(keyid))),
      },
    },
    signers,
  );
}

/** The live release of an area, signed with other keys; nothing if it has none. */
async function resigned(
  revision: Revision,
  role: string,
  signers: readonly SigningKey[],
  spare: number,
  { now }: CommitOptions,
): Promise<Readonly<Record<string, Signed<Targets>>>> {
  const live = revision.roles[role];
  if (!live) return {};
  const { version = '', to = revision.number } = live.release ?? {};
  const release = {
    kind: 'keys',
    version,
    to,
    replaces: live.version,
    by: namesOf(signers),
    at: atSecond(now),
  } as const;
  const next = { ...live, version: live.version + 1 + spare, release };
  const expires = atSecond(now + lifetimes.area);
  return { [role]: await signed<Targets>({ ...next, expires }, signers) };
}
