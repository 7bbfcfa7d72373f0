export type Props = Readonly<Record<string, unknown>>;

/**
 * An element as plain data, which a row of the table renders, with the names that JSX uses (`htmlFor`, `aria-label`).
 */
export type PageElement = {
  readonly tag: string;
  readonly props: Props;
  readonly children: readonly PageNode[];
};

/** An element's own state, such as its open menu or its typed text. Lives as long as the element is on the page. */
export type OwnState = Readonly<Record<string, unknown>>;

/** An element of a screen on the page. */
export type LiveElement = {
  readonly tag: string;
  readonly props: Props;
  readonly children: readonly PageNode[];
  /** Unique on the page. */
  readonly id: string;
  readonly isHidden: boolean;
  readonly own: OwnState;
  /** Changes the element's own state. */
  setOwn(change: OwnState): void;
  /** Its last rendering; cleared when the element, or anything in it, changes. */
  drawing?: object | null;
};

export type PageNode = PageElement | LiveElement | string | null | undefined | false;

export const isLive = (node: PageElement | LiveElement): node is LiveElement => 'setOwn' in node;

/** An element that a row renders. */
export const h = (tag: string, props: Props | null, ...children: PageNode[]): PageElement => ({
  tag,
  props: props ?? {},
  children,
});
