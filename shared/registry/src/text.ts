const decoder = new TextDecoder();

export const toText = (content: Uint8Array): string => decoder.decode(content);
