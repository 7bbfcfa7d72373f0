import { isCalled, nameOf } from './names.ts';

/** Every element of these kinds that a person can reach now: visible, not inert, inside the open dialog if one is modal. */
export function reachable(selector: string, within: Element | Document = document): HTMLElement[] {
  const modal = deep('dialog:modal', document).at(-1);
  const top = modal && contentOf(modal);
  const root = top && (within === document || !top.contains(within as Element)) ? top : within;
  return deep(selector, root).filter(
    (element) => element.checkVisibility() && !element.closest('[inert]'),
  );
}

/** Where the content of a modal stands: in the dialog, or in its host, when the dialog is only the frame for it. */
function contentOf(modal: HTMLElement): Element {
  const root = modal.getRootNode();
  return root instanceof ShadowRoot && modal.querySelector('slot') ? root.host : modal;
}

/** Like querySelectorAll, through open shadow roots. */
export function deep(selector: string, root: Element | Document | ShadowRoot): HTMLElement[] {
  const found = [...root.querySelectorAll<HTMLElement>(selector)];
  for (const host of root.querySelectorAll('*')) {
    if (host.shadowRoot) found.push(...deep(selector, host.shadowRoot));
  }
  const own = (root as Element).shadowRoot;
  return own ? [...found, ...deep(selector, own)] : found;
}

export type Kind = 'field' | 'button' | 'group' | 'option' | 'list';

const selectors: Record<Kind, string> = {
  field:
    'input:not([type=radio], [type=checkbox], [type=hidden]), textarea, [contenteditable=true]',
  button:
    'button, a[href], [role=button], [role=link], [role=menuitem], [role=tab], summary, input[type=submit]',
  group: 'fieldset, [role=radiogroup], [role=group]',
  option: 'input[type=radio], input[type=checkbox], [role=radio], [role=checkbox], [role=switch]',
  list: 'select',
};

/** The one control of a kind that is called so; of several, the one that is enabled. */
export function findControl(
  kind: Kind,
  name: string,
  within: Element | Document = document,
): HTMLElement | null {
  const called = reachable(selectors[kind], within).filter((element) => isCalled(element, name));
  return called.find((element) => !isDisabled(element)) ?? called[0] ?? null;
}

/** The names that controls of a kind have now, for the sentence about a missing one. */
export function namesThere(kind: Kind, within: Element | Document = document): string[] {
  return [...new Set(reachable(selectors[kind], within).map(nameOf))].filter(Boolean).slice(0, 25);
}

export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
}
