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
  return ownFonts.join('') + onScreen(rules, classesOf(body));
}

const classesOf = (body: string): ReadonlySet<string> =>
  new Set([...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/** Without what is for paper, and without allowed rules of classes that the page doesn't have. */
function onScreen(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (media) => {
    if (media.params === 'print') media.remove();
  });
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) =>
      [...outside(selector).matchAll(/\.(-?[a-z_][\w-]*)/gi)].every(([, name = '']) =>
        classes.has(name),
      ),
    );
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  sheet.walkAtRules('media', (media) => {
    if (media.nodes?.length === 0) media.remove();
  });
  return sheet.toString();
}

/** A selector without what is in parentheses: `.a:has(.b)` is `.a:has`. */
const outside = (selector: string): string =>
  selector.replaceAll(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '');
