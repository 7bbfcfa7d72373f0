import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';

/** A control of the page, as it was read when a person used it. */
export type Control = {
  readonly page: Outline;
  readonly node: OutlineNode;
  readonly element: HTMLElement;
};

const used: ReadonlySet<string> = new Set([
  'button',
  'link',
  'tab',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'checkbox',
  'switch',
  'radio',
  'option',
  'textbox',
  'searchbox',
  'spinbutton',
  'combobox',
  'slider',
]);

/** Returns the innermost control on an event's path. `label`: the browser presses the label's own control next. */
export function controlAt(path: readonly EventTarget[]): Control | 'label' | null {
  const { outline, elementOf } = readDom();
  const nodes = new Map([...elementOf].map(([node, element]) => [element, node]));
  for (const element of path) {
    if (!(element instanceof HTMLElement)) continue;
    const node = nodes.get(element);
    if (node && used.has(node.role)) return { page: outline, node, element };
    if (element instanceof HTMLLabelElement && element.control) return 'label';
  }
  return null;
}

/** What belongs to the sandbox and the recorder, and not to the page. */
const beside =
  'aside[aria-label="Sandbox tools"], fairlead-sandbox-panel, fairlead-recorder, .skip, #override-badge';

export const isBeside = (path: readonly EventTarget[]): boolean =>
  path.some((element) => element instanceof Element && element.matches(beside));
