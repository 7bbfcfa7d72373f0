import type { HistoryEntry, KeyPair, Revision } from '@fairlead/registry';
import { areaOf } from '@fairlead/registry/area-name';
import { shortId } from '@fairlead/registry/keys/choose-keys';

export type ListedKey = {
  readonly name: string;
  readonly id: string;
  /** An area, or a role of the registry itself. */
  readonly signs: string;
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
  const row = (keyid: string, name = '', signs = '', revoked: number | null = null) => ({
    ...{ name, id: shortId(keyid), signs, revoked },
    isHere: atHand.some((key) => key.keyid === keyid),
  });
  const own = Object.entries(keys).map(([keyid, { name }]) => {
    const signed = Object.entries(roles).filter(([, { keyids }]) => keyids.includes(keyid));
    return row(keyid, name, signed.map(([role]) => role).join(', '));
  });
  return [
    ...own,
    ...listOfAreas(targets).map(({ keyid, name, area }) => row(keyid, name, area)),
    ...revokedIn(history).map(({ keyid, name, area, revision }) =>
      row(keyid, name, area, revision),
    ),
  ];
}

function listOfAreas({ delegations }: Pick<Revision['targets'], 'delegations'>) {
  const { roles = [], keys = {} } = delegations ?? {};
  return roles.flatMap(({ name: role, keyids }) =>
    keyids.map((keyid) => ({ keyid, name: keys[keyid]?.name, area: areaOf(role) })),
  );
}

/** What one change of the targets had, and the next one hasn't. */
function revokedIn(history: readonly HistoryEntry[]) {
  const changes = history.filter(({ role }) => role === 'targets');
  return changes.flatMap(({ revision, file }, index) => {
    const left = listOfAreas(file);
    const before = changes[index + 1];
    return (before ? listOfAreas(before.file) : [])
      .filter(({ keyid, area }) => !left.some((one) => one.keyid === keyid && one.area === area))
      .map((key) => ({ ...key, revision }));
  });
}
