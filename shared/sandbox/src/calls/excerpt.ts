const longest = 200;

/** What a message shows of a text that may contain a request's own words: never more than 200 characters. */
export const excerpt = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;
