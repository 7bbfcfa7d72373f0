import type { PublicKey, Signature } from './verify/metadata.ts';

/** Names who has signed, as a release's own `by` does; null if one of the keys isn't known. */
export function signerNames(
  signatures: readonly Signature[],
  keys: Readonly<Record<string, Pick<PublicKey, 'name'>>>,
): string | null {
  const names = signatures.map(({ keyid }) => keys[keyid]?.name ?? '');
  return names.includes('') ? null : names.join(', ');
}
