import type { LiveElement, OwnState, PageNode, Props } from '@fairlead/ui/semantics/page-node';

/** What the elements of one page have in common. */
export type ElementPage = {
  /** An element was made, moved, changed or removed. */
  changed(): void;
  /** The element took the focus, as a screen or a person had it. */
  focused(element: HostElement): void;
};

let made = 0;

/** A native or `ui-*` element that React has rendered: plain data, and what a ref of a screen may ask of it. */
export class HostElement implements LiveElement {
  readonly tag: string;
  readonly id: string;
  props: Props;
  parent: HostElement | null = null;
  isHidden = false;
  own: OwnState = {};
  drawing: object | null = null;
  readonly nodes: (HostElement | HostText)[] = [];
  /** What a vendor has put into the element, e.g. the card field of the payment provider. */
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
    // React gives the only text of an element as a property.
    if (typeof children === 'string' || typeof children === 'number')
      return [String(children), ...this.#inserted];
    return [...this.nodes.map(drawn), ...this.#inserted];
  }

  setOwn(change: OwnState): void {
    this.own = { ...this.own, ...change };
    this.redraw();
    this.#page.changed();
  }

  /** What was drawn of it, and of everything around it, is no longer what it is. */
  redraw(): void {
    for (let at: HostElement | null = this; at; at = at.parent) at.drawing = null;
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.redraw();
  }

  /** A property that React writes takes the place of what the element did by itself. */
  update(next: Props): void {
    const { props } = this;
    for (const name of ['value', 'checked'])
      if (name in this.own && !Object.is(props[name], next[name])) delete this.#mutableOwn()[name];
    if (this.tag === 'details' && props.open !== next.open) delete this.#mutableOwn().isOpen;
    this.props = next;
    this.redraw();
  }

  #mutableOwn(): Record<string, unknown> {
    const own = { ...this.own };
    this.own = own;
    return own;
  }

  /** Puts something of a vendor's own into the element; answers the way to take it out. */
  insert(...nodes: readonly PageNode[]): () => void {
    this.#hold(nodes);
    return () => this.#hold([]);
  }

  #hold(nodes: readonly PageNode[]): void {
    this.#inserted = nodes;
    this.redraw();
    this.#page.changed();
  }

  // What refs of screens use. There is no layout, so nothing scrolls.
  focus(): void {
    this.#page.focused(this);
  }
  scrollIntoView(): void {}
  /** Finds by tag alone: what screens look for otherwise is what they scroll to. */
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

/** A run of text that React has rendered. */
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
