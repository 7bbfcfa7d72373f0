import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';
import type { Outline, OutlineNode } from '../outline.ts';
import { inputRoles, leafRoles, namedByContent } from '../roles.ts';
import { areSameWords, gapAround, inlineTags, tidy } from '../words.ts';
import { elementsOf, outlineOf, type Tree } from '../write-outline.ts';
import { statesOf, valueIn } from './dom-states.ts';
import { drawnChildren, isPartOfPrice, visibleText } from './dom-words.ts';

/** Reads the open page, and the element behind each node. */
export function readDom(root: HTMLElement = document.body): {
  readonly outline: Outline;
  readonly elementOf: ReadonlyMap<OutlineNode, HTMLElement>;
} {
  const seen: { nodes: OutlineNode[]; elements: HTMLElement[] } = { nodes: [], elements: [] };
  const outline = outlineOf(domTree, root, seen);
  return { outline, elementOf: elementsOf(seen) };
}

const domTree: Tree<HTMLElement> = {
  children: drawnChildren,
  role: roleOf,
  isLabel: (element) =>
    element.matches('legend, caption') ||
    (element instanceof HTMLLabelElement && element.control !== null),
  isInline: ({ localName }) => inlineTags.has(localName),
  gap: (element) => (isPartOfPrice(element) ? '' : gapAround(element.localName)),
  describe(element, role, children) {
    const shown = shownIn(element, role);
    const said = nameOf(element, role);
    // The library separates words by layout, so the same words may be spaced differently.
    const name = areSameWords(shown, said) ? shown : said;
    const value = valueIn(element, role);
    const description = tidy(computeAccessibleDescription(element));
    return {
      role,
      name,
      ...(shown && shown !== name ? { shown } : {}),
      ...(value === undefined ? {} : { value }),
      ...(description && description !== name ? { description } : {}),
      ...(element instanceof HTMLSelectElement
        ? { options: [...element.options].map(({ text }) => tidy(text)) }
        : {}),
      states: statesOf(element, role),
      children,
    };
  },
};

const saysNothing: ReadonlySet<string> = new Set(['presentation', 'none', 'legend', 'tooltip']);

function roleOf(element: HTMLElement): string | null {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'hidden') return null;
    return element.getAttribute('role') ?? inputRoles[element.type] ?? 'textbox';
  }
  const role = getRole(element);
  if (role === 'columnheader' && /^row/.test(element.getAttribute('scope') ?? ''))
    return 'rowheader';
  if (role === 'banner' || role === 'contentinfo')
    return element.parentElement?.closest('article, aside, main, nav, section') ? null : role;
  return role !== null && saysNothing.has(role) ? null : role;
}

const namedByAuthor: ReadonlySet<string> = new Set([
  'cell',
  'columnheader',
  'gridcell',
  'row',
  'rowheader',
]);

/** Returns the accessible name. Structure only has one if its author named it. */
function nameOf(element: HTMLElement, role: string): string {
  if (namedByAuthor.has(role) && !element.ariaLabel && !element.hasAttribute('aria-labelledby'))
    return '';
  return tidy(computeAccessibleName(element));
}

/** Returns the content of a control that is named by its content. */
const shownIn = (element: HTMLElement, role: string): string =>
  leafRoles.has(role) && namedByContent.has(role) && !element.matches('input, select, textarea')
    ? tidy(visibleText(element))
    : '';
