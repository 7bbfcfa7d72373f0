import { namedByContent } from './roles.ts';
import type { ViewNode } from './view.ts';
import { tidy, wordsIn } from './words.ts';

/** What names and describes the elements of a drawn page. */
export type Naming = {
  nameOf(element: ViewNode, role: string): string;
  descriptionOf(element: ViewNode): string;
  /** Whether the words of an element name a control or a group, and are read with it. */
  isLabel(element: ViewNode): boolean;
  /** What was looked up by an id so far, and whether what was looked up before is still what it was. */
  readonly lookups: { readonly made: Lookups; holds(made: Lookups): boolean };
};

/** Where something was looked up, under which id, and what was found. */
export type Lookups = {
  readonly table: 'ids' | 'labels';
  readonly id: string;
  readonly found: ViewNode | undefined;
}[];

type Look = (table: 'ids' | 'labels', id: string) => ViewNode | undefined;

export function namingOf(page: ViewNode): Naming {
  const ids = new Map<string, ViewNode>();
  const labels = new Map<string, ViewNode>();
  for (const node of namedIn(page)) {
    const { id, htmlFor } = node.props;
    if (typeof id === 'string' && id && !ids.has(id)) ids.set(id, node);
    if (typeof htmlFor === 'string' && node.tag === 'label') labels.set(htmlFor, node);
  }
  const tables = { ids, labels };
  const made: Lookups = [];
  const look: Look = (table, id) => {
    const found = tables[table].get(id);
    made.push({ table, id, found });
    return found;
  };
  const wordsAt = (ids: unknown): string =>
    typeof ids === 'string'
      ? tidy(
          ids
            .split(/\s+/)
            .map((id) => contentOf(look('ids', id)))
            .join(' '),
        )
      : '';
  return {
    nameOf: (element, role) =>
      wordsAt(element.props['aria-labelledby']) ||
      textIn(element.props['aria-label']) ||
      ownName(element, role, look),
    descriptionOf: (element) =>
      wordsAt(element.props['aria-describedby']) ||
      textIn(element.props['aria-description']) ||
      tooltipOf(element) ||
      textIn(element.props.title),
    isLabel: (element) => {
      const { tag, props } = element;
      if (tag !== 'label') return tag === 'legend' || tag === 'caption';
      if (props.htmlFor === undefined)
        return someElement(element, (inner) => labelable.has(inner.tag));
      return labelable.has(look('ids', String(props.htmlFor))?.tag ?? '');
    },
    lookups: {
      made,
      holds: (all) => all.every(({ table, id, found }) => tables[table].get(id) === found),
    },
  };
}

/** What has an id or labels something, from top to bottom. */
function namedIn(view: ViewNode): readonly ViewNode[] {
  view.named ??= view.children.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { id, htmlFor } = node.props;
    const inside = namedIn(node);
    return id === undefined && htmlFor === undefined ? inside : [node, ...inside];
  });
  return view.named;
}

/** A tooltip describes the first element that is in it. */
function tooltipOf(element: ViewNode): string {
  const { parent } = element;
  if (parent?.tag !== 'described') return '';
  const first = parent.children.find((child) => typeof child !== 'string');
  return first === element ? textIn(parent.props.text) : '';
}

function ownName(element: ViewNode, role: string, look: Look): string {
  const { tag, props } = element;
  if (controls.has(tag)) {
    const label =
      look('labels', textIn(props.id)) ?? ancestor(element, (node) => node.tag === 'label');
    return label ? tidy(contentOf(label)) : textIn(props.title);
  }
  const naming = namingChild[tag];
  if (naming) return tidy(contentOf(childOf(element, naming))) || textIn(props.title);
  if (tag === 'img') return textIn(props.alt) || textIn(props.title);
  if (namedByContent.has(role)) return tidy(contentOf(element)) || textIn(props.title);
  return textIn(props.title);
}

/** Groups that take their name from a child of theirs. */
const namingChild: Readonly<Record<string, string>> = {
  fieldset: 'legend',
  table: 'caption',
};

const childOf = (element: ViewNode, tag: string) =>
  element.children.find(
    (child): child is ViewNode => typeof child !== 'string' && child.tag === tag,
  );

const controls: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);
const labelable: ReadonlySet<string> = new Set([...controls, 'button', 'progress', 'output']);

export const isControl = ({ tag }: ViewNode): boolean => controls.has(tag);

/** The words in an element, without those of controls in it. */
export function contentOf(node: ViewNode | undefined): string {
  if (!node || controls.has(node.tag)) return '';
  node.words ??= wordsOf(node);
  return node.words;
}

function wordsOf({ children }: ViewNode): string {
  let words = '';
  for (const child of children) {
    if (typeof child === 'string') words += child;
    else
      words += wordsIn(child.tag, child.tag === 'img' ? textIn(child.props.alt) : contentOf(child));
  }
  return words;
}

export function ancestor(element: ViewNode, fits: (node: ViewNode) => boolean): ViewNode | null {
  for (let node = element.parent; node; node = node.parent) if (fits(node)) return node;
  return null;
}

function someElement({ children }: ViewNode, fits: (node: ViewNode) => boolean): boolean {
  return children.some(
    (child) => typeof child !== 'string' && (fits(child) || someElement(child, fits)),
  );
}

/** A property as words, '' when it is neither text nor a number. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? tidy(String(value)) : '';
