import { type CommitOptions, toFile } from '../commit.ts';
import { atSecond, lifetimes } from '../lifetimes.ts';
import { KeyMissing, NotReleased } from '../not-released.ts';
import { readRevision } from '../read-revision.ts';
import { metadataPath } from '../store/registry-store.ts';
import { toBytes } from '../verify/bytes.ts';
import type { RoleKeys, Root, Targets } from '../verify/metadata.ts';
import { change } from './change-keys.ts';
import { chooseKeys } from './choose-keys.ts';
import type { KeyPair } from './key-pair.ts';
import { signed } from './sign.ts';

/**
 * Replaces a key that the root names. First a revision is signed with the old key and the new one, then the root without
 * the old one follows, so a reader between the two sees a revision that both roots accept.
 */
export async function replaceTopKey(
  name: string,
  key: KeyPair,
  options: CommitOptions,
): Promise<void> {
  const { store, keys, now, isDry } = options;
  const revision = await readRevision(store, { now, allowExpired: true });
  if (!revision)
    throw new NotReleased('There is no registry here. Make one: fairlead mfe keys init.');
  const { signed: root } = revision.trusted.root;
  const [old] = Object.entries(root.keys).find(([, known]) => known.name === name) ?? [];
  if (!old) throw new NotReleased(`The root has no key ${name}.`);
  const next = withKey(root, old, key, now);
  const forOld = chooseKeys('root', root.roles.root, root.keys, keys);
  const forNext = chooseKeys('root', next.roles.root, next.keys, [...keys, key]);

  const signs = (role: 'targets' | 'snapshot') => root.roles[role].keyids.includes(old);
  if (signs('targets') || signs('snapshot')) {
    if (!keys.some(({ keyid }) => keyid === old))
      throw new KeyMissing(
        `The old key ${name} is not at hand: it signs once more, so that no reader is left between two keys.`,
      );
    await change(
      { ...options, ...(signs('snapshot') && { next: [key] }) },
      async ({ targets }, spare) => {
        if (!signs('targets')) return {};
        const version = targets.version + 1 + spare;
        const signers = keys.filter(({ keyid }) => keyid === old);
        return { targets: await signed<Targets>({ ...targets, version }, [...signers, key]) };
      },
    );
  }
  const text = toFile(await signed(next, [...new Set([...forOld, ...forNext])]));
  if (isDry) return;
  if (!(await store.create(metadataPath('root', next.version), toBytes(text))))
    throw new NotReleased('Somebody else has changed the root meanwhile. Do it again.');
}

function withKey(root: Root, old: string, key: KeyPair, now: number): Root {
  const replaced = ({ keyids, threshold }: RoleKeys): RoleKeys => ({
    keyids: keyids.map((keyid) => (keyid === old ? key.keyid : keyid)),
    threshold,
  });
  const { [old]: _, ...others } = root.keys;
  const { root: own, targets, snapshot, timestamp } = root.roles;
  return {
    ...root,
    version: root.version + 1,
    expires: atSecond(now + lifetimes.root),
    keys: { ...others, [key.keyid]: key.public },
    roles: {
      root: replaced(own),
      targets: replaced(targets),
      snapshot: replaced(snapshot),
      timestamp: replaced(timestamp),
    },
  };
}
