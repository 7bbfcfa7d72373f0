/** Returns a text with single spaces, as it is read. */
export const plain = (text: string) =>
  /^\s|\s$|\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ').trim() : text;
