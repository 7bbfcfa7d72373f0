/** Elements that only format text, so the text before and after them may belong to the same word. */
const formattingTags: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
  'wbr',
]);

/** Inline elements; every other element begins and ends a line. */
export const inlineTags: ReadonlySet<string> = new Set([
  ...formattingTags,
  'br',
  'described',
  'span',
  'time',
  'ui-icon',
  'ui-money',
  'ui-tooltip',
]);

/** Returns an element's text with spaces around it, unless the element only formats it. */
export const wordsIn = (tag: string, words: string): string =>
  `${gapAround(tag)}${words}${gapAround(tag)}`;

/** Returns the space between an element's text and the text around it. */
export const gapAround = (tag: string): string => (formattingTags.has(tag) ? '' : ' ');

/** Returns text on one line: single spaces, none before punctuation. */
export const tidy = (words: string): string =>
  isTidy(words)
    ? words
    : words
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[.,;:!?)](\s|$))/g, '')
        .trim();

/**
 * Whether a text is already tidy. Most are, and checking is cheaper than rewriting. A loop, because a regular expression
 * took 3 % of a scenario.
 */
function isTidy(words: string): boolean {
  let before = space;
  for (let at = 0; at < words.length; at += 1) {
    const code = words.charCodeAt(at);
    if (code === space ? before === space : isOtherSpace(code)) return false;
    if (before === space && at > 0 && clauseEnds.includes(code)) return false;
    before = code;
  }
  return words === '' || before !== space;
}

const space = 0x20;
const clauseEnds = Array.from('.,;:!?)', (mark) => mark.charCodeAt(0));

const isOtherSpace = (code: number): boolean =>
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  (code >= 0x1680 && /\s/.test(String.fromCharCode(code)));

/** Removes the spaces, because the same words may be separated differently. */
const plain = (words: string) => words.replaceAll(/\s+/g, '');

export const areSameWords = (one: string, other: string): boolean =>
  one === other || plain(one) === plain(other);
