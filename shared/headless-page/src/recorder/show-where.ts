import { readDom } from '@fairlead/ui/semantics/dom/read-dom';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import { markElement } from './mark-element.ts';
import type { Pointed } from './pointed.ts';
import type { Line } from './recording.ts';

/** Returns what a line is about: a control, a heading, or a text of any part. Null: nothing that can be shown. */
export function aboutOf(line: Line): Pointed | null {
  if (line.kind === 'notice') return line.about ?? null;
  if (line.kind !== 'expectation' || typeof line.see.is !== 'string') return null;
  if (line.see.about === 'screen') return null;
  return { role: line.see.about, name: line.see.is };
}

/** Scrolls to what a line is about, and marks it for a moment. Returns whether it is on the page. */
export function showWhere(about: Pointed): boolean {
  const { outline, elementOf } = readDom();
  const isKnown = (node: OutlineNode) => elementOf.has(node);
  const node = about.role === 'text' ? partThatSays(outline, about.name, isKnown) : named(outline);
  const element = node && elementOf.get(node);
  if (!element) return false;
  element.scrollIntoView({ block: 'center' });
  markElement(element, markTime);
  return true;

  function named(page: Outline): OutlineNode | undefined {
    return nodesOf(page).find(({ role, name }) => role === about.role && name === about.name);
  }
}

/** How long the mark stays, in ms. */
const markTime = 4_000;

/** Finds the innermost part that says a text. */
function partThatSays(
  nodes: Outline,
  text: string,
  isKnown: (node: OutlineNode) => boolean,
): OutlineNode | undefined {
  const part = nodes.find((node) => textsOf([node]).some((one) => one.includes(text)));
  if (!part) return undefined;
  return partThatSays(part.children, text, isKnown) ?? (isKnown(part) ? part : undefined);
}
