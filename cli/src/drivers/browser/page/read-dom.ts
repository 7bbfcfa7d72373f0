import type { ControlStates, Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import {
  checkRoles,
  fieldRoles,
  inputRoles,
  leafRoles,
  namedByContent,
} from '@fairlead/ui/semantics/roles';
import { gapAround, inlineTags, tidy, wordsIn } from '@fairlead/ui/semantics/words';
import { outlineOf, type Tree } from '@fairlead/ui/semantics/write-outline';
import {
  computeAccessibleDescription,
  computeAccessibleName,
  getRole,
} from 'dom-accessibility-api';

/** What the shell and the sandbox put beside the product's own page. */
const beside =
  '.skip, #announcements, noscript, script, style, template, aside[aria-label="Sandbox tools"], fairlead-sandbox-panel';

/** Reads the open page, and which of its elements each node stands for. */
export function readDom(): {
  readonly outline: Outline;
  readonly elementOf: ReadonlyMap<OutlineNode, HTMLElement>;
} {
  const elementOf = new Map<OutlineNode, HTMLElement>();
  const outline = outlineOf(domTree, document.body, (node, element) =>
    elementOf.set(node, element),
  );
  return { outline, elementOf };
}

const domTree: Tree<HTMLElement> = {
  *children(element) {
    for (const child of flatChildren(element)) {
      if (child instanceof Text) yield child.data;
      else if (child instanceof HTMLElement && isVisible(child)) yield child;
    }
  },
  role: roleOf,
  isLabel: (element) =>
    element.matches('legend, caption') ||
    (element instanceof HTMLLabelElement && element.control !== null),
  isInline: (element) => inlineTags.has(element.localName),
  gap: (element) => (isPartOfPrice(element) ? '' : gapAround(element.localName)),
  describe(element, role, children) {
    const shown =
      namedByContent.has(role) && leafRoles.has(role) && !isControl(element)
        ? tidy(visibleText(element))
        : undefined;
    const said = nameOf(element, role);
    // The library parts words by how they are laid out; the same words are written the same way.
    const name = shown && plain(shown) === plain(said) ? shown : said;
    const value = valueOf(element, role);
    const description = tidy(computeAccessibleDescription(element));
    return {
      role,
      name,
      ...(shown && plain(shown) !== plain(name) ? { shown } : {}),
      ...(value === undefined ? {} : { value }),
      ...(description ? { description } : {}),
      ...(element instanceof HTMLSelectElement
        ? { options: [...element.options].map(({ text }) => tidy(text)) }
        : {}),
      states: statesOf(element, role),
      children,
    };
  },
};

/** The children as they are drawn: a shadow tree in place of its host's own, slotted nodes in place of their slot. */
function flatChildren(element: HTMLElement): Iterable<Node> {
  if (element.shadowRoot) return element.shadowRoot.childNodes;
  if (element instanceof HTMLSlotElement) {
    const assigned = element.assignedNodes();
    return assigned.length > 0 ? assigned : element.childNodes;
  }
  return element.childNodes;
}

function isVisible(element: HTMLElement): boolean {
  if (element.ariaHidden === 'true' || element.matches(beside)) return false;
  // Its words describe something, and are read with it.
  if (element.role === 'tooltip') return false;
  return (
    element.checkVisibility({ visibilityProperty: true }) ||
    // These have no box of their own, and what is in them has.
    getComputedStyle(element).display === 'contents'
  );
}

function roleOf(element: HTMLElement): string | null {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'hidden') return null;
    return element.getAttribute('role') ?? inputRoles[element.type] ?? 'textbox';
  }
  const role = getRole(element);
  if (element.localName === 'th' && /^row/.test(element.getAttribute('scope') ?? '')) {
    return 'rowheader';
  }
  if (role === 'banner' || role === 'contentinfo') {
    return element.parentElement?.closest('article, aside, main, nav, section') ? null : role;
  }
  return role === 'presentation' || role === 'none' || role === 'legend' ? null : role;
}

/** Structure has a name only where its author gave it one. */
function nameOf(element: HTMLElement, role: string): string {
  const byContent = ['row', 'cell', 'columnheader', 'rowheader', 'gridcell', 'tooltip'];
  if (byContent.includes(role) && !element.ariaLabel && !element.hasAttribute('aria-labelledby'))
    return '';
  return tidy(computeAccessibleName(element));
}

const isControl = (element: HTMLElement) => element.matches('input, select, textarea');

function visibleText(element: HTMLElement): string {
  let text = '';
  for (const child of flatChildren(element)) {
    if (child instanceof Text) text += child.data;
    else if (child instanceof HTMLElement && isVisible(child)) {
      const words = visibleText(child);
      text += isPartOfPrice(child) ? words : wordsIn(child.localName, words);
    }
  }
  return text;
}

function valueOf(element: HTMLElement, role: string): string | undefined {
  if (role === 'progressbar') return element.ariaValueNow ?? undefined;
  if (element instanceof HTMLSelectElement) return tidy(element.selectedOptions[0]?.text ?? '');
  if (!fieldRoles.has(role)) return undefined;
  const field = element as HTMLInputElement;
  // What is typed into these is nobody else's to read.
  if (field.type === 'password' || field.autocomplete?.startsWith('cc-')) return undefined;
  return tidy(field.value ?? '') || undefined;
}

function statesOf(element: HTMLElement, role: string): ControlStates {
  const input = element as HTMLInputElement;
  const is = (attribute: string) => element.getAttribute(attribute) === 'true';
  const level = /^h([1-6])$/.exec(element.localName)?.[1] ?? element.ariaLevel;
  const details = element.localName === 'summary' ? element.closest('details') : null;
  const expanded = details
    ? details.open
    : element.ariaExpanded === null
      ? null
      : is('aria-expanded');
  const current = element.getAttribute('aria-current');
  return {
    ...(role === 'heading' && level ? { level: Number(level) } : {}),
    ...(checkRoles.has(role) ? { checked: input.checked ?? is('aria-checked') } : {}),
    ...(is('aria-selected') ? { selected: true } : {}),
    ...(expanded === null ? {} : { expanded }),
    ...(element.matches(':disabled') || is('aria-disabled') ? { disabled: true } : {}),
    ...(input.required || is('aria-required') ? { required: true } : {}),
    ...(is('aria-invalid') ? { invalid: true } : {}),
    ...(is('aria-busy') ? { busy: true } : {}),
    ...(current !== null && current !== 'false' ? { current: true } : {}),
    ...(element.matches('dialog:modal') ? { modal: true } : {}),
  };
}

/** The cents and the period of a price are set apart by their size only. */
const isPartOfPrice = (element: HTMLElement) => element.parentElement?.closest('.money') !== null;

const plain = (words: string) => words.replaceAll(/\s+/g, '');
