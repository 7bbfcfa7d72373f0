/** Elements that run within a line of text; every other one begins and ends a line. */
export const inlineTags: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'br',
  'code',
  'described',
  'em',
  'i',
  'kbd',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'ui-icon',
  'ui-money',
  'ui-tooltip',
]);

/** Elements that only change how words look: what is before and after them belongs to the same word. */
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
]);

/** The words of an element as they stand among others: apart, unless the element only formats them. */
export const wordsIn = (tag: string, words: string): string =>
  `${gapAround(tag)}${words}${gapAround(tag)}`;

/** What is between the words of an element and those before and after it. */
export const gapAround = (tag: string): string => (formattingTags.has(tag) ? '' : ' ');

/** One line of words: single spaces, none before a mark that ends a clause. */
export const tidy = (words: string): string =>
  untidy.test(words)
    ? words
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/ (?=[.,;:!?)](\s|$))/g, '')
        .trim()
    : words;

/** Most words of a page are one tidy line already, and to see that is cheaper than to write them anew. */
const untidy = /^\s|\s$|\s\s|[^\S ]| [.,;:!?)]/;

/** Words without their spaces: the same words are parted in different ways. */
const plain = (words: string) => words.replaceAll(/\s+/g, '');

export const areSameWords = (one: string, other: string): boolean =>
  one === other || plain(one) === plain(other);
