export type TextLink = { text: string; href: string; newTab?: boolean | undefined };

/** The text for screen readers after a link that opens a new tab. */
export const newTabNote = ' (opens in a new tab)';

/** Splits a sentence into text and links, in order. Leaves out a link whose text isn't in the rest of the sentence. */
export function splitLinks(
  sentence: string,
  links: readonly TextLink[] = [],
): readonly (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let rest = sentence;
  for (const link of links) {
    const at = rest.indexOf(link.text);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), link);
    rest = rest.slice(at + link.text.length);
  }
  return [...parts, rest];
}
