export const toBase64 = (content: Uint8Array): string =>
  btoa(Array.from(content, (byte) => String.fromCharCode(byte)).join(''));

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'base64'));
