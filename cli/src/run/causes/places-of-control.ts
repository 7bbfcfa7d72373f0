import { placesWriting } from './written-texts.ts';

/**
 * Returns where the sources write the name of a control, and not the one that was expected in its place. The names of
 * controls of several packages begin with the same words: "Buy Now Growth".
 */
export function placesOfControl(
  name: string,
  wanted: string,
  area: string | undefined,
): readonly string[] {
  const [words, others] = [name, wanted].map((text) => text.split(' '));
  for (let count = words?.length ?? 0; count > 0; count -= 1) {
    const [text = '', other = ''] = [words, others].map((all) => all?.slice(0, count).join(' '));
    const places = placesWriting(text, other, area);
    if (places.length > 0 || count === 2) return places;
  }
  return [];
}
