import type { Outline, OutlineNode } from './outline.ts';
import { inputRoles, leafRoles, namedByContent, nativeRoles } from './roles.ts';
import type { ViewNode } from './view.ts';
import { optionsOf, statesOf, valueIn } from './view-states.ts';
import { ancestor, contentOf, isControl, namingOf } from './view-words.ts';
import { areSameWords, gapAround, inlineTags, tidy } from './words.ts';
import { outlineOf, type Tree } from './write-outline.ts';

export { contentOf } from './view-words.ts';

/** The outline of a drawn page, and which of its elements each node stands for. */
export function readView(page: ViewNode): {
  readonly outline: Outline;
  readonly elementOf: ReadonlyMap<OutlineNode, ViewNode>;
} {
  const elementOf = new Map<OutlineNode, ViewNode>();
  const outline = outlineOf(treeOf(page), page, (node, element) => elementOf.set(node, element));
  return { outline, elementOf };
}

/** A node while it is written. */
type Described = { -readonly [Fact in keyof OutlineNode]: OutlineNode[Fact] };

function treeOf(page: ViewNode): Tree<ViewNode> {
  const { nameOf, descriptionOf, isLabel } = namingOf(page);
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
      if (element.tag === 'select')
        node.options = optionsOf(element).map((option) => tidy(contentOf(option)));
      return node;
    },
  };
}

const saysNothing: ReadonlySet<string> = new Set(['presentation', 'none', 'tooltip']);

function roleOf(element: ViewNode): string | null {
  const { role } = element.props;
  if (typeof role !== 'string') return nativeRole(element);
  return saysNothing.has(role) ? null : role;
}

/** The role of an element that names none. */
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

const sections: ReadonlySet<string> = new Set(['article', 'aside', 'main', 'nav', 'section']);
const isInSection = (element: ViewNode): boolean =>
  ancestor(element, ({ tag }) => sections.has(tag)) !== null;

/** What is read in a control that its content names by itself. */
const shownIn = (element: ViewNode, role: string): string =>
  leafRoles.has(role) && namedByContent.has(role) && !isControl(element)
    ? tidy(contentOf(element))
    : '';
