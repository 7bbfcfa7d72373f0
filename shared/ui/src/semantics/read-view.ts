import { memoryOf, sections } from './kept-reading.ts';
import type { Outline, OutlineNode } from './outline.ts';
import { inputRoles, leafRoles, namedByContent, nativeRoles } from './roles.ts';
import type { ViewNode } from './view.ts';
import { optionsOf, statesOf, valueIn } from './view-states.ts';
import { ancestor, isControl, lineOf, namingOf } from './view-words.ts';
import { areSameWords, gapAround, inlineTags } from './words.ts';
import { elementsOf, outlineOf, type Tree } from './write-outline.ts';

export { contentOf } from './view-words.ts';

/** Returns the outline of a rendered page, and the element of each node. */
export function readView(page: ViewNode): {
  readonly outline: Outline;
  readonly elementOf: ReadonlyMap<OutlineNode, ViewNode>;
} {
  return new Read(page);
}

/** A class, because each object literal with a getter gets its own V8 map, which lives until a full collection. */
class Read {
  readonly outline: Outline;
  readonly #seen: { nodes: OutlineNode[]; elements: ViewNode[] } = { nodes: [], elements: [] };
  #elementOf: ReadonlyMap<OutlineNode, ViewNode> | null = null;

  constructor(page: ViewNode) {
    this.outline = outlineOf(treeOf(page), page, this.#seen);
  }

  get elementOf(): ReadonlyMap<OutlineNode, ViewNode> {
    this.#elementOf ??= elementsOf(this.#seen);
    return this.#elementOf;
  }
}

/** A node while it is written. */
type Described = { -readonly [Fact in keyof OutlineNode]: OutlineNode[Fact] };

function treeOf(page: ViewNode): Tree<ViewNode> {
  const { nameOf, descriptionOf, isLabel, lookups } = namingOf(page);
  return {
    children: ({ children }) => children,
    role: roleOf,
    isLabel,
    isInline: ({ tag }) => inlineTags.has(tag),
    gap: ({ tag }) => gapAround(tag),
    describe(element, role, children) {
      const name = nameOf(element, role);
      const shown = shownIn(element, role);
      const value = valueIn(element, role);
      const description = descriptionOf(element);
      const node: Described = { role, name, states: statesOf(element, role), children };
      if (shown && !areSameWords(shown, name)) node.shown = shown;
      if (value !== undefined) node.value = value;
      if (description && description !== name) node.description = description;
      if (element.tag === 'select') node.options = optionsOf(element).map(lineOf);
      return node;
    },
    memory: memoryOf(roleOf, lookups),
  };
}

const saysNothing: ReadonlySet<string> = new Set(['presentation', 'none', 'tooltip']);

function roleOf(element: ViewNode): string | null {
  const { role } = element.props;
  if (typeof role !== 'string') return nativeRole(element);
  return saysNothing.has(role) ? null : role;
}

/** Returns the implicit role of an element. */
function nativeRole(element: ViewNode): string | null {
  const { tag, props } = element;
  switch (tag) {
    case 'a':
      return props.href === undefined ? null : 'link';
    case 'img':
      return props.alt === '' ? null : 'img';
    case 'input':
      return inputRoles[String(props.type ?? 'text')] ?? 'textbox';
    case 'th':
      return String(props.scope).startsWith('row') ? 'rowheader' : 'columnheader';
    case 'header':
    case 'footer':
      return isInSection(element) ? null : (nativeRoles[tag] ?? null);
    default:
      return nativeRoles[tag] ?? null;
  }
}

const isInSection = (element: ViewNode): boolean =>
  ancestor(element, ({ tag }) => sections.has(tag)) !== null;

/** Returns the content of a control that is named by its content. */
const shownIn = (element: ViewNode, role: string): string =>
  leafRoles.has(role) && namedByContent.has(role) && !isControl(element) ? lineOf(element) : '';
