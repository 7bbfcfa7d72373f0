import { areaOf } from '../area-name.ts';
import { KeyMissing } from '../not-released.ts';
import type { PublicKey, RoleKeys } from '../verify/metadata.ts';
import type { SigningKey } from './sign.ts';

/** Returns those of the keys at hand that sign a role. Throws `KeyMissing` if they are too few. */
export function chooseKeys(
  role: string,
  { keyids, threshold }: RoleKeys,
  known: Readonly<Record<string, PublicKey>>,
  atHand: readonly SigningKey[],
): readonly SigningKey[] {
  const chosen = atHand.filter(({ keyid }) => keyids.includes(keyid));
  if (chosen.length >= threshold) return chosen;
  const names = keyids.map((id) => `${known[id]?.name ?? 'a key'} (${shortId(id)})`);
  throw new KeyMissing(
    `${areaOf(role)} is signed by ${threshold === 1 ? 'one' : threshold} of ${names.join(', ')}, and ${chosen.length === 0 ? 'none of them is' : `only ${chosen.length} of them are`} at hand. Name the folder of your keys with --keys, or ask whoever has one.`,
  );
}

/** A key as people compare it. */
export const shortId = (keyid: string): string => keyid.slice(0, 8);

export const namesOf = (keys: readonly SigningKey[]): string =>
  keys.map(({ public: { name } }) => name).join(', ');
