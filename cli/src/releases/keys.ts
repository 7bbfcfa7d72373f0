import { relative } from 'node:path';
import {
  allowKey,
  areaOf,
  createRegistry,
  type KeyPair,
  makeKeyPair,
  readHistory,
  replaceKeys,
  replaceTopKey,
  requireKeys,
  revokeKey,
  shortId,
} from '@fairlead/registry';
import type { Io } from '../io.ts';
import { printListing } from '../listing.ts';
import { UsageError } from '../usage-error.ts';
import { roleNamed } from './area-role.ts';
import { saveKey } from './key-files.ts';
import { type ListedKey, listKeys } from './listed-keys.ts';
import { type OpenRegistry, type RegistryFlags, withRegistry } from './open-registry.ts';

export type KeyFlags = RegistryFlags & { readonly dryRun: boolean };
export type MakeFlags = KeyFlags & { readonly name?: string };

/** Makes a registry without releases, and its keys. */
export const initRegistry = (flags: KeyFlags, io: Io): Promise<void> =>
  withRegistry(flags, io, async ({ store, keysFolder, now }) => {
    if ((await store.readHead()) > 0)
      throw new UsageError(`There is a registry in ${flags.registry} already.`);
    if (flags.dryRun) return report(flags, io, { made: [], says: 'A registry would be made.' });
    const made: ReturnType<typeof described>[] = [];
    await createRegistry(store, now, (keys) => {
      for (const key of keys) made.push(described(key, saveKey(keysFolder, key), io));
    });
    const says = `Made a registry in ${flags.registry}. Move the files of root-1, root-2 and root-3 to places without a network: they are needed only to replace keys.`;
    report(flags, io, { made, says });
  });

/** Makes a key that may publish an area. */
export const makeKey = (area: string, { name, ...flags }: MakeFlags, io: Io): Promise<void> =>
  withRegistry(flags, io, async (opened) => {
    const role = roleNamed(area);
    await opened.read();
    const key = makeKeyPair(name ?? area);
    const made = await saved(key, opened, io, (options) => allowKey(role, key, options));
    const says = flags.dryRun
      ? `${key.public.name} would publish ${area}.`
      : `${key.public.name} may publish ${area}. Give the file to the team, and delete it here.`;
    report(flags, io, { made, says });
  });

/** Replaces a key of the registry, or all keys of an area, by a new one. */
export const rotateKey = (name: string, flags: KeyFlags, io: Io): Promise<void> =>
  withRegistry(flags, io, async (opened) => {
    const { trusted } = await opened.read();
    const isTop = Object.values(trusted.root.signed.keys).some((key) => key.name === name);
    const key = makeKeyPair(name);
    const made = await saved(key, opened, io, (options) =>
      isTop ? replaceTopKey(name, key, options) : replaceKeys(roleNamed(name), key, options),
    );
    const says = isTop
      ? 'The old key counts no more: delete it.'
      : 'It replaces all earlier ones, and what is live is signed with it.';
    report(flags, io, {
      made,
      says: flags.dryRun ? `${name} would have a new key.` : `${name} has a new key. ${says}`,
    });
  });

/** Says how many keys of an area sign each of its releases. */
export const requireSigners = (
  area: string,
  count: number,
  flags: KeyFlags,
  io: Io,
): Promise<void> =>
  withRegistry(flags, io, async (opened) => {
    await opened.read();
    await requireKeys(roleNamed(area), count, opened);
    const verb = flags.dryRun ? 'would have to' : 'have to';
    const says =
      count === 1
        ? `One key of ${area} ${flags.dryRun ? 'would sign' : 'signs'} each release.`
        : `${count} keys of ${area} ${verb} sign each release: publish with all of them in one folder, or with --prepare, so that others sign after you.`;
    report(flags, io, { made: [], says });
  });

/** Takes one key of an area away. */
export const revokeNamed = (wanted: string, flags: KeyFlags, io: Io): Promise<void> =>
  withRegistry(flags, io, async (opened) => {
    const { role, keyid, name } = await findKey(wanted, opened);
    const area = areaOf(role);
    await revokeKey(role, keyid, opened);
    const says = `${name} (${shortId(keyid)}) ${flags.dryRun ? 'would' : 'may'} no longer publish ${area}.`;
    report(flags, io, { made: [], says });
  });

/** Prints who may sign what, with the keys that were taken away. */
export const showKeys = (flags: RegistryFlags, io: Io): Promise<void> =>
  withRegistry(flags, io, async ({ store, read, keys }) => {
    const revision = await read();
    const rows = listKeys(revision, await readHistory(store, revision), keys);
    const headings = ['key', 'id', 'signs', 'state', 'here'];
    const cells = ({ name, id, signs, threshold, revoked, isHere }: ListedKey) => [
      name,
      id,
      threshold === 1 ? signs : `${signs}, ${threshold} keys`,
      revoked === null ? 'valid' : `revoked in revision ${revoked}`,
      isHere ? 'yes' : 'no',
    ];
    printListing({ rows, headings, cells }, flags.json, io);
  });

async function findKey(wanted: string, { read }: OpenRegistry) {
  const { delegations } = (await read()).targets;
  const found = (delegations?.roles ?? []).flatMap(({ name: role, keyids }) =>
    keyids
      .map((keyid) => ({ role, keyid, name: delegations?.keys[keyid]?.name ?? '' }))
      .filter(({ keyid, name }) => name === wanted || keyid.startsWith(wanted)),
  );
  const [first, second] = found;
  if (first && !second) return first;
  throw new UsageError(
    first
      ? `${found.length} keys are called ${wanted}. Give the id of one: fairlead mfe keys list.`
      : `No area has a key ${wanted}. \`fairlead mfe keys list\` lists them; \`fairlead mfe keys rotate\` replaces those of the registry.`,
  );
}

/**
 * Makes a change with a new key. It is tried without writing first, so that no refusal leaves a file; the file is there
 * before the registry knows the key, so that no crash loses it.
 */
async function saved(
  key: KeyPair,
  opened: OpenRegistry,
  io: Io,
  change: (options: OpenRegistry) => Promise<unknown>,
) {
  await change({ ...opened, isDry: true });
  if (opened.isDry) return [];
  const made = described(key, saveKey(opened.keysFolder, key), io);
  await change(opened);
  return [made];
}

const described = ({ keyid, public: { name } }: KeyPair, file: string, io: Io) => ({
  name,
  id: shortId(keyid),
  file: relative(io.cwd, file) || file,
});

type Report = {
  readonly made: readonly ReturnType<typeof described>[];
  readonly says: string;
};

function report({ json, dryRun }: KeyFlags, io: Io, { made, says }: Report): void {
  if (json) io.out(`${JSON.stringify({ keys: made, says, dryRun }, null, 2)}\n`);
  else {
    for (const { name, id, file } of made) io.out(`${name}  ${id}  ${file}\n`);
    io.out(`${says}${dryRun ? ' Nothing was written.' : ''}\n`);
  }
}
