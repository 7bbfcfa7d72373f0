import { toBytes, toHex } from '../verify/bytes.ts';
import { canonicalJson } from '../verify/canonical-json.ts';
import type { Signature, Signed } from '../verify/metadata.ts';
import type { KeyPair } from './key-pair.ts';

/** A key that can sign: as its file has it, or imported by a page, where nothing can read it again. */
export type SigningKey = Omit<KeyPair, 'private'> & { readonly private: string | CryptoKey };

/** Signs a text with each of these keys. Commands and pages sign with this, so both write the same. */
export async function signed<Body>(body: Body, keys: readonly SigningKey[]): Promise<Signed<Body>> {
  const content = toBytes(canonicalJson(body));
  const sign = async ({ keyid, private: key }: SigningKey): Promise<Signature> => {
    const imported = typeof key === 'string' ? await importPrivate(key) : key;
    return { keyid, sig: toHex(await crypto.subtle.sign('Ed25519', imported, content)) };
  };
  return { signatures: await Promise.all(keys.map(sign)), signed: body };
}

/** Imports a key (PKCS #8, PEM) that signs, and can't be exported. Rejects if the text is none. */
export async function importPrivate(pem: string): Promise<CryptoKey> {
  const text = pem.replaceAll(/-----[A-Z ]+-----|\s/g, '');
  const der = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return crypto.subtle.importKey('pkcs8', der, 'Ed25519', false, ['sign']);
}
