import { isOutOfSight } from './out-of-sight.ts';
import {
  isLive,
  type LiveElement,
  type OwnState,
  type PageElement,
  type PageNode,
  type Props,
} from './page-node.ts';
import type { RowContext } from './row.ts';
import { elementTable } from './table.ts';

/** One element of the page as it is drawn, down to native elements. */
export type ViewNode = {
  readonly tag: string;
  readonly props: Props;
  /** What it is in now: an element that has not changed is drawn once, and moves from page to page. */
  parent: ViewNode | null;
  readonly children: (ViewNode | string)[];
  /** The screen's own element that this is; null for what a `ui-*` element draws. */
  readonly live: LiveElement | null;
  /** The words in it, since they were first asked for: an element that has not changed is read more than once. */
  words: string | null;
  /** What in it has an id or labels something, likewise. */
  named: readonly ViewNode[] | null;
  /** What was read in it, likewise. */
  kept: object | null;
};

/** Draws a page: every `ui-*` element becomes what its row of the table draws; what is not visible is left out. */
export function viewOf(roots: readonly PageNode[]): ViewNode {
  const page = undrawn('body', {}, null);
  for (const root of roots) draw(root, page);
  return page;
}

const undrawn = (tag: string, props: Props, live: LiveElement | null): ViewNode => ({
  tag,
  props,
  parent: null,
  children: [],
  live,
  words: null,
  named: null,
  kept: null,
});

function draw(node: PageNode, parent: ViewNode): void {
  if (!node) return;
  if (typeof node === 'string') {
    parent.children.push(node);
    return;
  }
  const live = isLive(node) ? node : null;
  if (!live) {
    place(drawn(node, null), parent);
    return;
  }
  const drawing = (live.drawing as Drawing | null) ?? { view: drawn(live, live) };
  live.drawing = drawing;
  place(drawing.view, parent);
}

/** `view` is null for an element that is out of sight. */
type Drawing = { readonly view: ViewNode | null };

function place(view: ViewNode | null, parent: ViewNode): void {
  if (!view) return;
  view.parent = parent;
  parent.children.push(view);
}

function drawn(node: PageElement | LiveElement, live: LiveElement | null): ViewNode | null {
  if (live?.isHidden || isOutOfSight(node.props)) return null;
  const view = undrawn(node.tag, node.props, live);
  for (const child of contentOf(node, view)) draw(child, view);
  return view;
}

function contentOf(node: PageElement | LiveElement, view: ViewNode): readonly PageNode[] {
  const row = elementTable[node.tag];
  if (row) return row(node.props, new Context(node, view));
  if (node.tag === 'details' && !isOpen(node.props, view.live)) {
    return node.children.filter(
      (child) => child && typeof child !== 'string' && child.tag === 'summary',
    );
  }
  return node.children;
}

const isOpen = (props: Props, live: LiveElement | null) => Boolean(live?.own.isOpen ?? props.open);

/** A class, because an object with a getter of its own makes V8 a map of its own, which lives until a full collection. */
class Context implements RowContext {
  readonly #node: PageElement | LiveElement;
  readonly #view: ViewNode;

  constructor(node: PageElement | LiveElement, view: ViewNode) {
    this.#node = node;
    this.#view = view;
  }

  get id(): string {
    return this.#view.live?.id ?? '';
  }
  get own(): OwnState {
    return this.#view.live?.own ?? {};
  }
  // Rows take these out of the context.
  readonly setOwn = (change: OwnState): void => this.#view.live?.setOwn(change);
  readonly slot = (name?: string): readonly PageNode[] =>
    this.#node.children.filter((child) => {
      if (!child || typeof child === 'string') return name === undefined;
      return (child.props.slot as string | undefined) === name;
    });
  readonly fire = (event: string, detail: unknown = null): boolean =>
    fire(this.#view, event, detail);
}

/** A dialog may be in a drawer: its events do not bubble. */
const keepsItsEvents: ReadonlySet<string> = new Set(['ui-dialog', 'ui-drawer']);

/** Tells the element, and the elements around it, of an event; false when a listener prevented its default. */
function fire(origin: ViewNode, type: string, detail: unknown): boolean {
  let isPrevented = false;
  let isStopped = false;
  for (let at: ViewNode | null = origin; at && !isStopped; at = at.parent) {
    if (at !== origin && keepsItsEvents.has(origin.tag)) break;
    const listener = at.props[`on${type}`];
    if (!isElement(at) || typeof listener !== 'function') continue;
    listener({
      type,
      detail,
      target: origin.live,
      currentTarget: at.live,
      preventDefault: () => {
        isPrevented = true;
      },
      stopPropagation: () => {
        isStopped = true;
      },
    });
  }
  return !isPrevented;
}

/** React listens for an event of an element's own on such elements only. */
const isElement = ({ tag }: ViewNode) => tag.includes('-');
