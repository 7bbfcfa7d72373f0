import type { LiveElement, OwnState, PageNode, Props } from '@fairlead/ui/semantics/page-node';

/** The shared state of the elements of one page. */
export type ElementPage = {
  /** Called after an element was created, moved, changed or removed. */
  changed(): void;
  /** Called after a screen or an actor moved the focus to an element. */
  focused(element: HostElement): void;
};

let made = 0;
/** The state of most elements. */
const nothing: OwnState = {};
/** The properties that an actor sets too. */
const ownProps = ['value', 'checked'] as const;

/** A native or `ui-*` element that React rendered: plain data, with the methods that a screen's refs use. */
export class HostElement implements LiveElement {
  readonly tag: string;
  readonly id: string;
  props: Props;
  parent: HostElement | null = null;
  isHidden = false;
  own: OwnState = nothing;
  drawing: object | null = null;
  readonly nodes: (HostElement | HostText)[] = [];
  /** A vendor's content in the element, e.g. the payment provider's card field. */
  #inserted: readonly PageNode[] = [];
  readonly #page: ElementPage;

  constructor(tag: string, props: Props, page: ElementPage) {
    made += 1;
    this.tag = tag;
    this.id = String(made);
    this.props = props;
    this.#page = page;
  }

  get children(): readonly PageNode[] {
    const { children } = this.props;
    // React passes an element's only text as a property.
    if (typeof children === 'string' || typeof children === 'number')
      return [String(children), ...this.#inserted];
    return [...this.nodes.map(drawn), ...this.#inserted];
  }

  setOwn(change: OwnState): void {
    this.own = { ...this.own, ...change };
    this.redraw();
    this.#page.changed();
  }

  /** Marks this element and its ancestors as changed. */
  redraw(): void {
    for (let at: HostElement | null = this; at; at = at.parent) at.drawing = null;
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.redraw();
  }

  /** A property from React replaces the element's own state. */
  update(next: Props): void {
    const { props } = this;
    if (this.own !== nothing) {
      for (const name of ownProps)
        if (name in this.own && !Object.is(props[name], next[name]))
          delete this.#mutableOwn()[name];
      if (this.tag === 'details' && props.open !== next.open) delete this.#mutableOwn().isOpen;
    }
    this.props = next;
    this.redraw();
  }

  #mutableOwn(): Record<string, unknown> {
    const own = { ...this.own };
    this.own = own;
    return own;
  }

  /** Adds a vendor's content to the element. Returns the function that removes it. */
  insert(...nodes: readonly PageNode[]): () => void {
    this.#hold(nodes);
    return () => this.#hold([]);
  }

  #hold(nodes: readonly PageNode[]): void {
    this.#inserted = nodes;
    this.redraw();
    this.#page.changed();
  }

  // Methods for the screens' refs. There is no layout, so nothing scrolls.
  focus(): void {
    this.#page.focused(this);
  }
  scrollIntoView(): void {}
  scrollTo(): void {}
  /** Only supports tags: screens use other selectors only to scroll. */
  querySelector(tag: string): HostElement | null {
    for (const node of this.nodes) {
      if (!(node instanceof HostElement)) continue;
      const found = node.tag === tag ? node : node.querySelector(tag);
      if (found) return found;
    }
    return null;
  }
  get updateComplete(): Promise<true> {
    return Promise.resolve(true);
  }
}

/** A text that React rendered. */
export class HostText {
  text: string;
  parent: HostElement | null = null;
  isHidden = false;

  constructor(text: string) {
    this.text = text;
  }

  say(text: string): void {
    this.text = text;
    this.parent?.redraw();
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.parent?.redraw();
  }
}

function drawn(node: HostElement | HostText): PageNode {
  if (node instanceof HostElement) return node;
  return node.isHidden ? null : node.text;
}
