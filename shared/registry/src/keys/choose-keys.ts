import { areaOf } from '../area-name.ts';
import { KeyMissing } from '../not-released.ts';
import type { PublicKey, RoleKeys } from '../verify/metadata.ts';
import type { SigningKey } from './sign.ts';

/**
 * Returns those of the keys at hand that sign a role. Throws `KeyMissing` if they are too few: fewer than the role requires,
 * or than `least` where others sign afterward.
 */
export function chooseKeys(
  role: string,
  { keyids, threshold }: RoleKeys,
  known: Readonly<Record<string, PublicKey>>,
  atHand: readonly SigningKey[],
  least = threshold,
): readonly SigningKey[] {
  const chosen = atHand.filter(({ keyid }) => keyids.includes(keyid));
  if (chosen.length >= least) return chosen;
  const names = keyids.map((id) => `${known[id]?.name ?? 'a key'} (${shortId(id)})`);
  throw new KeyMissing(
    `${areaOf(role)} is signed by ${threshold === 1 ? 'one' : threshold} of ${names.join(', ')}, and ${chosen.length === 0 ? 'none of them is' : `only ${chosen.length} of them are`} at hand. Name the folder of your keys with --keys, ${chosen.length === 0 ? 'or ask whoever has one' : 'or let others sign after you: --prepare <folder>'}.`,
  );
}

/** A key as people compare it. */
export const shortId = (keyid: string): string => keyid.slice(0, 8);

export const namesOf = (keys: readonly SigningKey[]): string =>
  keys.map(({ public: { name } }) => name).join(', ');
