import { commit, toFile } from './commit.ts';
import { type KeyPair, keyIdOf, makeKeyPair } from './keys/key-pair.ts';
import { signed } from './keys/sign.ts';
import { atSecond, lifetimes } from './lifetimes.ts';
import { NotReleased } from './not-released.ts';
import { metadataPath, type RegistryStore } from './store/registry-store.ts';
import { toBytes } from './verify/bytes.ts';
import type { RoleKeys, Root, Targets } from './verify/metadata.ts';

/** How many of the three root keys sign a root. */
const rootThreshold = 2;

/**
 * Makes a registry without releases, and its keys: three for the root, one for who may publish, one of the registry. `keep`
 * gets the keys before anything is written: a registry whose keys nobody has is of no use.
 */
export async function createRegistry(
  store: RegistryStore,
  now: number,
  keep: (keys: readonly KeyPair[]) => void = () => {},
): Promise<readonly KeyPair[]> {
  const roots = ['root-1', 'root-2', 'root-3'].map(makeKeyPair);
  const [targets, online] = [makeKeyPair('targets'), makeKeyPair('online')];
  const all = [...roots, targets, online];
  const roleOf = (keys: readonly KeyPair[], threshold = 1): RoleKeys => ({
    keyids: keys.map(({ keyid }) => keyid),
    threshold,
  });
  const root: Root = {
    _type: 'root',
    spec_version: '1.0.31',
    version: 1,
    expires: atSecond(now + lifetimes.root),
    consistent_snapshot: true,
    keys: Object.fromEntries(all.map(({ public: key }) => [keyIdOf(key), key])),
    roles: {
      root: roleOf(roots, rootThreshold),
      targets: roleOf([targets]),
      snapshot: roleOf([online]),
      timestamp: roleOf([online]),
    },
  };
  const first: Targets = {
    _type: 'targets',
    spec_version: '1.0.31',
    version: 1,
    expires: atSecond(now + lifetimes.targets),
    targets: {},
    delegations: { keys: {}, roles: [] },
  };
  const content = toBytes(toFile(await signed(root, roots)));
  const writeRoot = () => store.create(metadataPath('root', 1), content);
  const taken = 'There is a registry already. Name another place with --registry.';
  if ((await store.readHead()) > 0) throw new NotReleased(taken);
  keep(all);
  if (!(await writeRoot())) throw new NotReleased(taken);
  // Asked twice on purpose: publishing relies on it, and not every S3-compatible store does it.
  if (await writeRoot())
    throw new NotReleased(
      'This store writes a file again that exists, although it was asked not to (If-None-Match): of two publishes at once, one would be lost. Use another store.',
    );
  const base = { number: 0, root, meta: {}, snapshot: 0, timestamp: null };
  await commit(base, { targets: await signed(first, [targets]) }, { store, keys: all, now });
  return all;
}
