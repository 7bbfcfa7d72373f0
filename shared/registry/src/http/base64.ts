export const toBase64 = (content: Uint8Array): string => Buffer.from(content).toString('base64');

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(text, 'base64'));
