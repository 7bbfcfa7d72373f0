import Beasties from 'beasties';
import postcss from 'postcss';

/**
 * Returns the rules of a style sheet that the drawn page needs: those whose selectors match it, and those of both
 * experiences. Of the fonts, those that a device has: the others come after the first paint.
 */
export async function criticalRules(css: string, body: string): Promise<string> {
  const beasties = new Beasties({
    reduceInlineStyles: true,
    fonts: false,
    keyframes: 'none',
    // The experience and the theme are set before the first paint, in the browser; Beasties can't judge the others.
    allowRules: [/\[data-(?:experience|theme|signed-in)/, /^:root/, /:(?:is|where|has)\(/],
    logLevel: 'warn',
  });
  const page = await beasties.process(
    `<html><head><style>${css}</style></head><body>${body}</body></html>`,
  );
  const rules = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
  const ownFonts = css.match(/@font-face\s*\{[^}]*\blocal\([^}]*\}/g) ?? [];
  return ownFonts.join('') + forScreens(rules);
}

/** Paper comes after the style sheets. */
function forScreens(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove();
  });
  return sheet.toString();
}
