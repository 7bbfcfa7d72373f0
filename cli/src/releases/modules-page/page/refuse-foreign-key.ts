import { areaOf } from '@fairlead/registry/area-name';
import type { HistoryEntry } from '@fairlead/registry/history';
import { shortId } from '@fairlead/registry/keys/choose-keys';
import type { SigningKey } from '@fairlead/registry/keys/sign';
import type { Revision } from '@fairlead/registry/read-revision';
import { listKeys } from '../../listed-keys.ts';
import { Trouble } from './trouble.ts';

/** Throws `Trouble` for a key that may not release an area: of another one, revoked, the registry's own, or unknown. */
export function refuseForeignKey(
  { keyid, public: { name } }: SigningKey,
  role: string,
  revision: Revision,
  history: readonly HistoryEntry[],
): void {
  const { roles = [], keys = {} } = revision.targets.delegations ?? {};
  const keyids = roles.find((one) => one.name === role)?.keyids ?? [];
  if (keyids.includes(keyid)) return;
  const area = areaOf(role);
  const own = keyids.map((id) => `${keys[id]?.name ?? 'unnamed'} (${shortId(id)})`).join(' or ');
  const choose = own ? `Choose the key ${own}.` : `No key may release ${area} yet.`;
  const key = `${name} (${shortId(keyid)})`;
  const known = listKeys(revision, history, []).filter(({ id }) => id === shortId(keyid));
  const revoked = known.find((one) => one.signs === area && one.revoked !== null)?.revoked;
  if (revoked)
    throw new Trouble('key', `The key ${key} was revoked in revision ${revoked}. ${choose}`);
  if (keyid in revision.trusted.root.signed.keys)
    throw new Trouble(
      'key',
      `The key ${key} is the registry’s own and releases no area. Keep it away from browsers. ${choose}`,
    );
  const others = known.filter((one) => one.revoked === null).map(({ signs }) => signs);
  throw new Trouble(
    'key',
    others.length > 0
      ? `The key ${key} may release ${others.join(' and ')}, and not ${area}. ${choose}`
      : `This registry doesn’t know the key ${key}. ${choose}`,
  );
}
