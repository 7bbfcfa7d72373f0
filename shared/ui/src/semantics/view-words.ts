import { namedByContent } from './roles.ts';
import type { ViewNode } from './view.ts';
import { tidy, wordsIn } from './words.ts';

/** The accessible names and descriptions of the elements of a rendered page. */
export type Naming = {
  nameOf(element: ViewNode, role: string): string;
  descriptionOf(element: ViewNode): string;
  /** Whether an element's text names a control or a group, and is read with it. */
  isLabel(element: ViewNode): boolean;
  /** The lookups by id so far, and whether earlier ones still have the same result. */
  readonly lookups: { readonly made: Lookups; holds(made: Lookups): boolean };
};

/** Lookups: the table, the id and the result. */
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

/** Returns the elements that have an id or label something, from top to bottom. */
function namedIn(view: ViewNode): readonly ViewNode[] {
  view.named ??= listNamed(view);
  return view.named;
}

function listNamed({ children }: ViewNode): readonly ViewNode[] {
  const named: ViewNode[] = [];
  for (const node of children) {
    if (typeof node === 'string') continue;
    const { id, htmlFor } = node.props;
    if (id !== undefined || htmlFor !== undefined) named.push(node);
    for (const inner of namedIn(node)) named.push(inner);
  }
  return named.length === 0 ? nothingNamed : named;
}

const nothingNamed: readonly ViewNode[] = [];

/** Returns the text of a tooltip around an element: it describes the first element in it. */
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
    return label ? lineOf(label) : textIn(props.title);
  }
  const naming = namingChild[tag];
  if (naming) return lineOf(childOf(element, naming)) || textIn(props.title);
  if (tag === 'img') return textIn(props.alt) || textIn(props.title);
  if (namedByContent.has(role)) return lineOf(element) || textIn(props.title);
  return textIn(props.title);
}

/** Groups that are named by one of their children. */
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

/** Returns the text in an element on one line, without that of controls. */
export function lineOf(node: ViewNode | undefined): string {
  if (!node) return '';
  node.line ??= tidy(contentOf(node));
  return node.line;
}

/** Returns the text in an element as it is written, without that of controls. */
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

/** Returns a property as text; '' if it is neither text nor a number. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? tidy(String(value)) : '';
