import { isOutOfSight, whyOutOfSight } from './out-of-sight.ts';
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

/** One element of the rendered page, down to native elements. */
export type ViewNode = {
  readonly tag: string;
  readonly props: Props;
  /** The current parent. An unchanged element is rendered once and reused in the next page. */
  parent: ViewNode | null;
  readonly children: (ViewNode | string)[];
  /** The screen's element; null if a `ui-*` element rendered it. */
  readonly live: LiveElement | null;
  /** Its text, cached on first use, because an unchanged element is read repeatedly. */
  words: string | null;
  /** The text on one line. */
  line: string | null;
  /** The elements in it that have an id or label something, cached. */
  named: readonly ViewNode[] | null;
  /** Its reading, cached. */
  kept: object | null;
};

/** Renders a page: replaces every `ui-*` element by its row of the table, and leaves out what isn't visible. */
export function viewOf(roots: readonly PageNode[]): ViewNode {
  const page = undrawn('body', {}, null);
  for (const root of roots) draw(root, page);
  return page;
}

/** A part of the page that nobody can see, and what hides it. */
export type HiddenView = { readonly because: string; readonly view: ViewNode };

/** Returns the parts of a page that `viewOf` leaves out. */
export function hiddenViewsOf(roots: readonly PageNode[]): readonly HiddenView[] {
  return roots.flatMap((node) => {
    if (!node || typeof node === 'string') return [];
    const { tag, props, children } = node;
    const why = whyOutOfSight(props);
    if (why === null) return hiddenViewsOf(children);
    const shown = { ...props, hidden: undefined, 'aria-hidden': undefined, inert: undefined };
    return [{ because: `${why} on <${tag}>`, view: viewOf([{ tag, props: shown, children }]) }];
  });
}

const undrawn = (tag: string, props: Props, live: LiveElement | null): ViewNode => ({
  tag,
  props,
  parent: null,
  children: [],
  live,
  words: null,
  line: null,
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

/** `view` is null for an element that isn't visible. */
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

/** A class, because each object literal with a getter gets its own V8 map, which lives until a full collection. */
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
  // Arrow functions, because rows destructure the context.
  readonly setOwn = (change: OwnState): void => this.#view.live?.setOwn(change);
  readonly slot = (name?: string): readonly PageNode[] =>
    this.#node.children.filter((child) => {
      if (!child || typeof child === 'string') return name === undefined;
      return (child.props.slot as string | undefined) === name;
    });
  readonly fire = (event: string, detail: unknown = null): boolean =>
    fire(this.#view, event, detail);
}

/** Elements whose events don't bubble, because a dialog may be in a drawer. */
const keepsItsEvents: ReadonlySet<string> = new Set(['ui-dialog', 'ui-drawer']);

/** Dispatches an event to the element and its ancestors. Returns false if a listener prevented its default. */
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

/** React only listens for custom events on custom elements. */
const isElement = ({ tag }: ViewNode) => tag.includes('-');
