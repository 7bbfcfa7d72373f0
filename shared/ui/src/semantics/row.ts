import type { OwnState, PageNode, Props } from './page-node.ts';

/** What a row knows of the element besides its properties. */
export type RowContext = {
  readonly id: string;
  /** As it is now, not as it was when the element was drawn. */
  readonly own: OwnState;
  setOwn(change: OwnState): void;
  /** The children of a slot; without a name, those of none. */
  slot(name?: string): readonly PageNode[];
  /** Fires one of the element's events; false when a listener prevented its default. */
  fire(event: string, detail?: unknown): boolean;
};

/** How one `ui-*` element looks to anyone who reads or operates it: what it draws for its properties and its own state. */
export type Row = (props: Props, context: RowContext) => readonly PageNode[];

/** Text of a property, '' when there is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The list in a property, [] when there is none. */
export const listOf = <Item>(value: unknown): readonly Item[] =>
  Array.isArray(value) ? (value as readonly Item[]) : [];
