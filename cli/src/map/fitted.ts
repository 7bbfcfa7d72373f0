import { html, type Markup } from '../reporters/html/markup.ts';

/** Widths of the letters of Public Sans, by the size they are set in: as usual, and those of a wide letter instead. */
const letters = { name: { size: 13, em: 0.51 }, text: { size: 12, em: 0.46 } } as const;
const wide = 1.4;

type Kind = keyof typeof letters;

/** About how long a text is in the product's own letter. */
export const usualLength = (text: string, kind: Kind) =>
  Math.round(text.length * letters[kind].size * letters[kind].em);

/** The length of a text that would leave its room in a wide letter: readers may not have the product's own. */
export function fitted(text: string, kind: Kind, room: number): Markup | false {
  const length = usualLength(text, kind);
  return (
    length * wide > room &&
    html` textLength="${Math.min(room, length)}" lengthAdjust="spacingAndGlyphs"`
  );
}
