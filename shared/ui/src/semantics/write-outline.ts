import type { Outline, OutlineNode } from './outline.ts';
import { fieldRoles, isStructure, onlyNamed } from './roles.ts';
import { tidy } from './words.ts';

/** A readable tree of elements: the headless page's or the browser's. */
export type Tree<Element extends object> = {
  /** Returns the visible content of an element, in order; strings are text. */
  children(element: Element): Iterable<Element | string>;
  /** Returns an element's role, or null. */
  role(element: Element): string | null;
  /** Whether its text names a control and is read with it. */
  isLabel(element: Element): boolean;
  isInline(element: Element): boolean;
  /** Returns the space between an inline element's text and the text around it. */
  gap(element: Element): string;
  /** Returns the node of an element with a role; only structure has children. */
  describe(element: Element, role: string, children: readonly OutlineNode[]): OutlineNode;
  /** Caches readings, for trees that know what has changed. */
  readonly memory?: Memory<Element>;
};

/** The reading of an element. */
export type ReadPart<Element extends object> = {
  /** Its lines, separate from those before and after it. */
  readonly nodes: readonly OutlineNode[];
  readonly seen: Seen<Element>;
};

/** The nodes of an outline, children first, and the element of each at the same index. */
export type Seen<Element extends object> = {
  readonly nodes: readonly OutlineNode[];
  readonly elements: readonly Element[];
};

export type Memory<Element extends object> = {
  /** Returns an element's cached reading if it is still valid. */
  recall(element: Element, isNaming: boolean): ReadPart<Element> | null;
  /** Called before an element is read. Returns the function that caches the reading, or null if it can't be cached. */
  begin(element: Element, isNaming: boolean): ((read: ReadPart<Element>) => void) | null;
};

/** Reads a page from top to bottom. `seen` receives each node and its element. */
export function outlineOf<Element extends object>(
  tree: Tree<Element>,
  root: Element,
  seen: { nodes: OutlineNode[]; elements: Element[] } = { nodes: [], elements: [] },
): Outline {
  return readIn({ tree, seen }, root, false);
}

/** Returns the element of each node of an outline. */
export function elementsOf<Element extends object>({
  nodes,
  elements,
}: Seen<Element>): ReadonlyMap<OutlineNode, Element> {
  const elementOf = new Map<OutlineNode, Element>();
  elements.forEach((element, at) => {
    const node = nodes[at];
    if (node) elementOf.set(node, element);
  });
  return elementOf;
}

type Reading<Element extends object> = {
  readonly tree: Tree<Element>;
  readonly seen: { readonly nodes: OutlineNode[]; readonly elements: Element[] };
};

/** Reads an element's content. `isNaming`: its text names a control and gets no lines of its own. */
function readIn<Element extends object>(
  reading: Reading<Element>,
  element: Element,
  isNaming: boolean,
): OutlineNode[] {
  const lines = new Lines();
  visit(reading, element, isNaming, lines);
  lines.end();
  return lines.nodes;
}

/** Collects text into lines, with nodes between them. */
class Lines {
  readonly nodes: OutlineNode[] = [];
  #line = '';

  write(words: string): void {
    this.#line += words;
  }

  add(node: OutlineNode): void {
    this.end();
    this.nodes.push(node);
  }

  end(): void {
    if (this.#line === '') return;
    const name = tidy(this.#line);
    this.#line = '';
    if (name) this.nodes.push({ role: 'text', name, states: {}, children: [] });
  }
}

function visit<Element extends object>(
  reading: Reading<Element>,
  parent: Element,
  isNaming: boolean,
  lines: Lines,
): void {
  for (const child of reading.tree.children(parent)) {
    if (typeof child !== 'string') visitOnce(reading, child, isNaming, lines);
    else if (!isNaming) lines.write(child);
  }
}

/** Uses the cached reading of an element if it is still valid. */
function visitOnce<Element extends object>(
  reading: Reading<Element>,
  element: Element,
  isNaming: boolean,
  lines: Lines,
): void {
  const { seen, tree } = reading;
  const known = tree.memory?.recall(element, isNaming);
  if (known) {
    lines.end();
    lines.nodes.push(...known.nodes);
    seen.nodes.push(...known.seen.nodes);
    seen.elements.push(...known.seen.elements);
    return;
  }
  const keep = tree.memory?.begin(element, isNaming);
  if (!keep) {
    visitElement(reading, element, isNaming, lines);
    return;
  }
  lines.end();
  const [line, from] = [lines.nodes.length, seen.nodes.length];
  visitElement(reading, element, isNaming, lines);
  lines.end();
  keep({
    nodes: lines.nodes.slice(line),
    seen: { nodes: seen.nodes.slice(from), elements: seen.elements.slice(from) },
  });
}

function visitElement<Element extends object>(
  reading: Reading<Element>,
  element: Element,
  isNaming: boolean,
  lines: Lines,
): void {
  const { tree } = reading;
  const role = tree.role(element);
  const node = role === null ? null : nodeOf(reading, element, role, isNaming);
  if (node) lines.add(node);
  // An image without a name is left out with its content.
  if (node || (role !== null && !isStructure(role))) return;
  const gap = tree.isInline(element) ? tree.gap(element) : null;
  edge(lines, gap);
  visit(reading, element, isNaming || tree.isLabel(element), lines);
  edge(lines, gap);
}

/** `gap`: the space between an inline element's text and the text around it; null ends the line. */
function edge(lines: Lines, gap: string | null): void {
  if (gap === null) lines.end();
  else lines.write(gap);
}

/** Returns an element's node; null if it gets no line itself, though its content may. */
function nodeOf<Element extends object>(
  reading: Reading<Element>,
  element: Element,
  role: string,
  isNaming: boolean,
): OutlineNode | null {
  const children = isStructure(role)
    ? readIn(reading, element, isNaming)
    : controlsIn(reading, element, role);
  const node = reading.tree.describe(element, role, children);
  const isWorthALine =
    node.name !== '' || (!onlyNamed.has(role) && (!isStructure(role) || children.length > 0));
  if (!isWorthALine) return null;
  reading.seen.nodes.push(node);
  reading.seen.elements.push(element);
  return node;
}

/** Returns controls inside a leaf: a heading or a link may contain some; a field's content is its value. */
function controlsIn<Element extends object>(
  reading: Reading<Element>,
  element: Element,
  role: string,
): OutlineNode[] {
  if (fieldRoles.has(role)) return [];
  return readIn(reading, element, true).filter((node) => node.role !== 'text');
}

/** The last outline and its nodes, cached because one reading of a page needs them several times. */
let listed: { readonly outline: Outline; readonly nodes: readonly OutlineNode[] } | null = null;

/** Returns every node of an outline, from top to bottom. */
export function nodesOf(outline: Outline): readonly OutlineNode[] {
  if (listed?.outline === outline) return listed.nodes;
  const nodes: OutlineNode[] = [];
  list(outline, nodes);
  listed = { outline, nodes };
  return nodes;
}

function list(outline: Outline, nodes: OutlineNode[]): void {
  for (const node of outline) {
    nodes.push(node);
    list(node.children, nodes);
  }
}

/** Returns the readable text of a page, one line each: texts, names of controls, values of fields. */
export function textsOf(outline: Outline): string[] {
  const lines: string[] = [];
  for (const { role, name, shown, value } of nodesOf(outline)) {
    if (name && (role === 'text' || shown === undefined)) lines.push(name);
    if (shown) lines.push(shown);
    if (value) lines.push(value);
  }
  return lines;
}
