import postcss, { type Rule } from 'postcss';

/** Matches what is drawn, and counts as one element more in the specificity. */
const drawnOnly = ':where([data-drawn] *):not(_)';

/** The subject is the document, or its body: it says something of more than what is drawn. */
const ofDocument =
  /(?:^|[\s>+~])(?::root|html|body)[^\s>+~]*$|^\[data-(?:experience|theme|signed-in)[^\s>+~]*$/;

const pseudoElement = /::?(?:before|after|first-line|first-letter)$|::[\w-]+(?:\([^)]*\))?$/;

/**
 * Returns the first paint's rules of an area in a form that wins over a rule of the same specificity in a sheet that comes
 * later, as the area's own sheet will: sheets in the body arrive in any order, and each applies before the parser goes on.
 * One element more is the least that specificity can grow (Selectors 4, section 15), so rules of the design system that
 * win over the area's still do. Mounted screens aren't matched.
 */
export function beforeLaterSheets(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isSelected(rule)) rule.selectors = rule.selectors.map(toDrawn);
  });
  return sheet.toString();
}

/** Steps of an animation have no selectors, and a nested rule has its parent's specificity. */
const isSelected = ({ parent }: Rule): boolean =>
  parent?.type !== 'rule' &&
  !(parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name)));

function toDrawn(selector: string): string {
  const element = pseudoElement.exec(selector)?.[0] ?? '';
  const rest = selector.slice(0, selector.length - element.length);
  if (ofDocument.test(rest)) return selector;
  return `${rest}${drawnOnly}${element}`;
}
