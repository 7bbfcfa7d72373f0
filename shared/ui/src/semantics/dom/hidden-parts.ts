import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Outline } from '../outline.ts';

/** A part of the page that nobody can see, and what hides it. */
type HiddenPart = { readonly because: string; readonly outline: Outline };

const readable = 'a[href], button, input, select, textarea, summary, h1, h2, h3, [role]';

/** Returns the parts of the page that nobody can see, and what hides each. */
export function hiddenParts(root: Element = document.body): readonly HiddenPart[] {
  return [...root.children].flatMap((element) => {
    const why = whyHidden(element);
    if (why === null) return hiddenParts(element);
    const outline = outlineOf(element);
    return outline.length > 0 ? [{ because: `${why} on <${element.localName}>`, outline }] : [];
  });
}

function whyHidden(element: Element): string | null {
  if (element.matches('[hidden]')) return 'hidden';
  if (element.matches('[aria-hidden=true]')) return 'aria-hidden';
  if (element.matches('[inert]')) return 'inert';
  const { display, visibility } = getComputedStyle(element);
  if (display === 'none') return 'display: none';
  return visibility === 'visible' ? null : `visibility: ${visibility}`;
}

const outlineOf = (part: Element): Outline =>
  [part, ...part.querySelectorAll(readable)]
    .filter((element) => element.matches(readable))
    .map((element) => ({
      role: getRole(element) ?? element.localName,
      name: computeAccessibleName(element, { hidden: true }),
      states: {},
      children: [],
    }));
