import type { Outline, OutlineNode } from './outline.ts';
import { isStructure, onlyNamed } from './roles.ts';
import { tidy } from './words.ts';

/** A tree of elements that can be read: the headless page's, or the browser's. */
export type Tree<Element extends object> = {
  /** What is visible in an element, in order; strings are text. */
  children(element: Element): Iterable<Element | string>;
  /** Null for an element that says nothing of itself. */
  role(element: Element): string | null;
  /** Whether its words name a control and are read with it. */
  isLabel(element: Element): boolean;
  isInline(element: Element): boolean;
  /** What stands between the words of an inline element and those around it. */
  gap(element: Element): string;
  /** The node of an element with a role; the children are filled in for structure. */
  describe(element: Element, role: string, children: readonly OutlineNode[]): OutlineNode;
};

/** Reads a page from top to bottom. `seen` is told which element each node stands for. */
export function outlineOf<Element extends object>(
  tree: Tree<Element>,
  root: Element,
  seen: (node: OutlineNode, element: Element) => void = () => {},
): Outline {
  const read = (element: Element, isNaming: boolean): OutlineNode[] => {
    const nodes: OutlineNode[] = [];
    let line = '';
    const endLine = () => {
      const text = tidy(line);
      line = '';
      if (text) nodes.push({ role: 'text', name: text, states: {}, children: [] });
    };
    const visit = (parent: Element, names: boolean) => {
      for (const child of tree.children(parent)) {
        if (typeof child === 'string') {
          if (!names) line += child;
          continue;
        }
        const role = tree.role(child);
        const node = role === null ? null : describe(child, role, names);
        if (node) {
          endLine();
          nodes.push(node);
          continue;
        }
        if (role !== null && !isStructure(role)) continue;
        const isLine = !tree.isInline(child);
        if (isLine) endLine();
        else line += tree.gap(child);
        visit(child, names || tree.isLabel(child));
        if (isLine) endLine();
        else line += tree.gap(child);
      }
    };
    visit(element, isNaming);
    endLine();
    return nodes;
  };
  /** Null: this element is worth no line; what is in it may be. */
  const describe = (element: Element, role: string, isNaming: boolean): OutlineNode | null => {
    const children = isStructure(role) ? read(element, isNaming) : controlsIn(element);
    const node = tree.describe(element, role, children);
    if (onlyNamed.has(role) && !node.name) return null;
    if (isStructure(role) && children.length === 0 && !node.name) return null;
    seen(node, element);
    return node;
  };
  const controlsIn = (element: Element): OutlineNode[] =>
    read(element, true).filter(({ role }) => role !== 'text');
  return read(root, false);
}

/** Every node of an outline, from top to bottom. */
export function* nodesOf(outline: Outline): Generator<OutlineNode> {
  for (const node of outline) {
    yield node;
    yield* nodesOf(node.children);
  }
}

/** What a person reads on a page, a line each: texts, names of controls, values of fields. */
export function textsOf(outline: Outline): string[] {
  const lines: string[] = [];
  for (const { role, name, shown, value } of nodesOf(outline)) {
    if (name && (role === 'text' || shown === undefined)) lines.push(name);
    if (shown) lines.push(shown);
    if (value) lines.push(value);
  }
  return lines;
}
