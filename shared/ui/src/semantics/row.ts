import type { OwnState, PageNode, Props } from './page-node.ts';

/** The context of a row besides the element's properties. */
export type RowContext = {
  readonly id: string;
  /** The current state, not the one from when the element was rendered. */
  readonly own: OwnState;
  setOwn(change: OwnState): void;
  /** The children of a slot; without a name, those of the default slot. */
  slot(name?: string): readonly PageNode[];
  /** Fires one of the element's events; false when a listener prevented its default. */
  fire(event: string, detail?: unknown): boolean;
};

/** Renders one `ui-*` element for readers and operators, from its properties and its own state. */
export type Row = (props: Props, context: RowContext) => readonly PageNode[];

/** Text of a property, '' when there is none. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The list in a property, [] when there is none. */
export const listOf = <Item>(value: unknown): readonly Item[] =>
  Array.isArray(value) ? (value as readonly Item[]) : [];
