import { createHash, generateKeyPairSync } from 'node:crypto';
import { canonicalJson } from '../verify/canonical-json.ts';
import type { PublicKey } from '../verify/metadata.ts';

/** A key that signs: what its holder keeps in a file, and nobody else has. */
export type KeyPair = {
  readonly keyid: string;
  readonly public: PublicKey;
  /** PKCS #8, PEM. */
  readonly private: string;
};

/** Makes an Ed25519 key. The name says to people who has it. */
export function makeKeyPair(name: string): KeyPair {
  const { privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = privateKey.export({ format: 'jwk' });
  const key: PublicKey = {
    keytype: 'ed25519',
    scheme: 'ed25519',
    keyval: { public: Buffer.from(x, 'base64url').toString('hex') },
    name,
  };
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { keyid: keyIdOf(key), public: key, private: pem };
}

/** The id of a key is the hash of what is in it, without its name. */
export function keyIdOf({ keytype, scheme, keyval }: PublicKey): string {
  return createHash('sha256').update(canonicalJson({ keytype, scheme, keyval })).digest('hex');
}
