import { areaOf, liveRollout, type Revision, shortId, signerNames } from '@fairlead/registry';
import type { Io } from '../io.ts';
import { printListing } from '../listing.ts';
import { describeAudience } from './audience.ts';
import { type RegistryFlags, withRegistry } from './open-registry.ts';

/** Prints what is live, who released it and whose keys may release the next one. */
export const showWho = (flags: RegistryFlags, io: Io): Promise<void> =>
  withRegistry(flags, io, async ({ read }) => {
    const rows = areasOf(await read());
    const headings = ['area', 'live', 'released by', 'at', 'may release'];
    const cells = ({ area, version, rollout, by, at, keys }: (typeof rows)[number]) => [
      area,
      rollout
        ? `${version}, and ${rollout.version} for ${describeAudience(rollout)}`
        : (version ?? 'nothing'),
      by ?? '',
      at ?? '',
      keys.map(({ name, id }) => `${name} (${id})`).join(' '),
    ];
    printListing({ rows, headings, cells }, flags.json, io);
  });

function areasOf({ targets, roles, timestamp, texts }: Revision) {
  const { roles: delegated = [], keys = {} } = targets.delegations ?? {};
  return delegated.map(({ name, keyids }) => {
    const file = roles[name];
    const { version, at } = file?.release ?? {};
    // What the registry took back was signed by others than what everyone got back.
    const text = timestamp.halted?.[name] ? undefined : texts.roles[name];
    const by = text === undefined ? null : signerNames(JSON.parse(text).signatures, keys);
    return {
      area: areaOf(name),
      version: file?.rollout?.stable ?? version ?? null,
      rollout: file ? liveRollout(name, file, timestamp) : null,
      by: by ?? file?.release?.by ?? null,
      at: at ?? null,
      keys: keyids.map((keyid) => ({ name: keys[keyid]?.name ?? '', id: shortId(keyid) })),
    };
  });
}
