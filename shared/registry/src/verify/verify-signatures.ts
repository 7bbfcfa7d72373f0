import { fromHex, toBytes } from './bytes.ts';
import { canonicalJson } from './canonical-json.ts';
import type { PublicKey, RoleKeys, Signed } from './metadata.ts';
import { Refused } from './refused.ts';

/** Returns what enough of the role's keys have signed, or refuses it. Counts keys, not signatures. */
export async function verifySignatures<Body>(
  role: string,
  { signed, signatures }: Signed<Body>,
  { keyids, threshold }: RoleKeys,
  keys: Readonly<Record<string, PublicKey>>,
): Promise<Body> {
  const content = toBytes(canonicalJson(signed));
  const signers = new Set<string>();
  for (const { keyid, sig } of signatures) {
    const key = keyids.includes(keyid) && keys[keyid]?.keyval.public;
    if (key && (await isSignedBy(key, sig, content))) signers.add(key);
  }
  if (!(threshold >= 1 && signers.size >= threshold)) throw new Refused('unsigned', role);
  return signed;
}

async function isSignedBy(key: string, sig: string, content: Uint8Array<ArrayBuffer>) {
  const imported = await crypto.subtle.importKey('raw', fromHex(key), 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', imported, fromHex(sig), content);
}
