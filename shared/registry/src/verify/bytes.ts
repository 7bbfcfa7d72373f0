const encoder = new TextEncoder();

export const toBytes = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Nothing for a text that is no hex: no signature and no hash is empty. */
export const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from((/^(?:[\da-f]{2})*$/.test(hex) && hex.match(/../g)) || [], (pair) =>
    Number.parseInt(pair, 16),
  );

/** Returns a SHA-384 in hex as browsers and import maps write it. */
export const toIntegrity = (sha384: string): string =>
  `sha384-${btoa(String.fromCharCode(...fromHex(sha384)))}`;

/** Returns the hash of some bytes in hex. */
export const hashOf = async (algorithm: Algorithm, content: Uint8Array<ArrayBuffer>) =>
  toHex(await digestOf(algorithm, content));

export const digestOf = async (algorithm: Algorithm, content: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest(algorithm, content));

export const toHex = (content: ArrayBuffer | Uint8Array): string =>
  Array.from(new Uint8Array(content), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Algorithm = 'SHA-256' | 'SHA-384';
