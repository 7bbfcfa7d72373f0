import type { KeyPair } from '@fairlead/registry/keys/key-pair';
import { importPrivate, type SigningKey, signed } from '@fairlead/registry/keys/sign';
import { hashOf, toBytes } from '@fairlead/registry/verify/bytes';
import { canonicalJson } from '@fairlead/registry/verify/canonical-json';
import { verifySignatures } from '@fairlead/registry/verify/verify-signatures';
import { Trouble } from './trouble.ts';

/**
 * Imports the key of a file so that it signs, and nothing can read it again. Its text isn't kept. Throws `Trouble` for
 * what isn't a key of `fairlead mfe keys`, and for one whose parts don't belong together.
 */
export async function readKey(file: Pick<File, 'name' | 'text'>): Promise<SigningKey> {
  const { keyid, public: publicKey, private: pem } = parseKey(file.name, await file.text());
  if (!crypto.subtle) throw new Trouble('key', needsHttps);
  const imported = await importPrivate(pem).catch((error: unknown) => {
    const isOld = error instanceof DOMException && error.name === 'NotSupportedError';
    throw new Trouble('key', isOld ? needsNewer : notAKey(file.name));
  });
  const key: SigningKey = { keyid, public: publicKey, private: imported };
  if (!(await isWhole(key)))
    throw new Trouble(
      'key',
      `The parts of ${file.name} don’t belong together: the file was changed. Use a copy that wasn’t, or have the key replaced: fairlead mfe keys rotate.`,
    );
  return key;
}

function parseKey(name: string, text: string): KeyPair {
  try {
    const key = JSON.parse(text);
    const texts = [key.keyid, key.private, key.public.keyval.public, key.public.name];
    if (texts.every((part) => typeof part === 'string')) return key;
  } catch {
    // The sentence below says it.
  }
  throw new Trouble('key', notAKey(name));
}

const needsHttps =
  'Browsers sign only on pages over HTTPS, or of this machine. Open this page by such an address, or use the command.';

const needsNewer = 'This browser can’t sign (Ed25519). Use a newer one, or the command.';

const notAKey = (name: string) =>
  `${name} isn’t a key. Choose the file that \`fairlead mfe keys make\` wrote; its name ends with .key.json.`;

/** Signs a text, and verifies it as the registry would. */
async function isWhole(key: SigningKey): Promise<boolean> {
  const { keytype, scheme, keyval } = key.public;
  const id = await hashOf('SHA-256', toBytes(canonicalJson({ keytype, scheme, keyval })));
  const probe = await signed('probe', [key]);
  const { keyid } = key;
  return verifySignatures(
    'probe',
    probe,
    { keyids: [id], threshold: 1 },
    { [id]: key.public },
  ).then(
    () => id === keyid,
    () => false,
  );
}
