import { html, type Markup } from '../reporters/html/markup.ts';

/** Character widths by text size: of Public Sans, and of a wide fallback font. */
const letters = { name: { size: 13, em: 0.51 }, text: { size: 12, em: 0.46 } } as const;
const wide = 1.4;

type Kind = keyof typeof letters;

/** Estimates a text's length in the product's font. */
export const usualLength = (text: string, kind: Kind) =>
  Math.round(text.length * letters[kind].size * letters[kind].em);

/** Sets the length of a text that wouldn't fit in a wide font, because readers may not have the product's font. */
export function fitted(text: string, kind: Kind, room: number): Markup | false {
  const length = usualLength(text, kind);
  return (
    length * wide > room &&
    html` textLength="${Math.min(room, length)}" lengthAdjust="spacingAndGlyphs"`
  );
}
