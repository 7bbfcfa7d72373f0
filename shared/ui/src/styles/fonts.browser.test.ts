import './index.css';
import { afterEach, expect, test } from 'vitest';

afterEach(() => document.body.replaceChildren());

/** How high a line of a font is at each size of the type scale and between them, in px: from its ascent to its descent. */
function heights(family: string): readonly number[] {
  return Array.from({ length: 40 }, (_, size) => {
    const line = document.createElement('span');
    line.style.cssText = `font: ${size + 10}px ${family}; display: inline-block; line-height: normal`;
    line.textContent = 'Your Package Options';
    document.body.append(line);
    return line.offsetHeight;
  });
}

test.each([
  ['Besley Fallback', 'Besley Variable'],
  ['Public Sans Fallback', 'Public Sans Variable'],
])(
  'a line of %s is nowhere lower than one of %s, and at most a pixel higher',
  async (fallback, font) => {
    await Promise.all([
      document.fonts.load(`16px "${font}"`),
      document.fonts.load(`16px "${fallback}"`),
    ]);
    expect(document.fonts.check(`16px "${font}"`)).toBe(true);
    const real = heights(`"${font}"`);
    const higher = heights(`"${fallback}"`).map((height, index) => height - (real[index] ?? 0));
    expect(new Set(higher)).toEqual(new Set(higher.filter((more) => more === 0 || more === 1)));
    expect(higher.filter((more) => more === 1).length).toBeLessThanOrEqual(1);
  },
);
