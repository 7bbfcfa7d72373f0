import type { HistoryEntry, KeyPair, Revision } from '@fairlead/registry';
import { areaOf } from '@fairlead/registry/area-name';
import { shortId } from '@fairlead/registry/keys/choose-keys';

export type ListedKey = {
  readonly name: string;
  readonly id: string;
  /** An area, or a role of the registry itself. */
  readonly signs: string;
  /** How many keys have to sign it. */
  readonly threshold: number;
  /** The revision that took it away; null while it counts. */
  readonly revoked: number | null;
  /** Whether its file is in the folder of keys. */
  readonly isHere: boolean;
};

/** Lists the keys of a registry: its own, those of areas, and those that areas had. */
export function listKeys(
  { trusted, targets }: Revision,
  history: readonly HistoryEntry[],
  atHand: readonly KeyPair[],
): readonly ListedKey[] {
  const { keys, roles } = trusted.root.signed;
  const row = (key: Omit<ListedKey, 'id' | 'isHere'> & { readonly keyid: string }) => {
    const { keyid, ...facts } = key;
    const isHere = atHand.some((one) => one.keyid === keyid);
    return { ...facts, id: shortId(keyid), isHere };
  };
  const own = Object.entries(keys).map(([keyid, { name }]) => {
    const signed = Object.entries(roles).filter(([, { keyids }]) => keyids.includes(keyid));
    const threshold = Math.max(1, ...signed.map(([, role]) => role.threshold));
    const signs = signed.map(([role]) => role).join(', ');
    return row({ keyid, name, signs, threshold, revoked: null });
  });
  return [
    ...own,
    ...listOfAreas(targets).map((key) => row({ ...key, revoked: null })),
    ...revokedIn(history).map(row),
  ];
}

function listOfAreas({ delegations }: Pick<Revision['targets'], 'delegations'>) {
  const { roles = [], keys = {} } = delegations ?? {};
  return roles.flatMap(({ name: role, keyids, threshold }) =>
    keyids.map((keyid) => ({
      keyid,
      name: keys[keyid]?.name ?? '',
      signs: areaOf(role),
      threshold,
    })),
  );
}

/** What one change of the targets had, and the next one hasn't. */
function revokedIn(history: readonly HistoryEntry[]) {
  const changes = history.filter(({ role }) => role === 'targets');
  return changes.flatMap(({ revision, file }, index) => {
    const left = listOfAreas(file);
    const before = changes[index + 1];
    return (before ? listOfAreas(before.file) : [])
      .filter(({ keyid, signs }) => !left.some((one) => one.keyid === keyid && one.signs === signs))
      .map((key) => ({ ...key, revoked: revision }));
  });
}
