export type TextLink = { text: string; href: string; newTab?: boolean | undefined };

/** What is read out after the text of a link that opens a new tab. */
export const newTabNote = ' (opens in a new tab)';

/** A sentence whose named parts are links, in order: a link whose text is not in the rest of the sentence is left out. */
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
