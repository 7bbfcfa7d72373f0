import type { Point } from './box.ts';
import { readPage } from './read-page.ts';

const interactive = 'a[href], button, input, select, textarea, summary';

/** Returns the innermost element at a point, in shadow trees too. */
export function elementAt({ x, y }: Point): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (;;) {
    const inside = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inside || inside === hit) return hit;
    hit = inside;
  }
}

/** Whether pressing an element presses the control: it is the control, a part of it, or its label. */
export function isPartOf(element: Element | null, control: Element): boolean {
  for (let one = element; one; one = parentOf(one)) {
    if (one === control) return true;
    if (one instanceof HTMLLabelElement && one.control === control) return true;
    if (one.matches(interactive)) return false;
  }
  return false;
}

/** Names an element by the outline, or by its tag. */
export function formatElement(element: Element): string {
  const { elementOf } = readPage();
  const named = new Map([...elementOf].map(([{ role, name }, one]) => [one, { role, name }]));
  for (let one: Element | null = element; one; one = parentOf(one)) {
    const node = one instanceof HTMLElement ? named.get(one) : undefined;
    if (node) return node.name ? `the ${node.role} '${node.name}'` : `a ${node.role}`;
  }
  return `<${element.localName}>`;
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
