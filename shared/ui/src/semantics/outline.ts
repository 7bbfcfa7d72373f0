/** The states of a control: only those that its role supports. */
export type ControlStates = {
  readonly level?: number;
  readonly checked?: boolean | 'mixed';
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  readonly invalid?: boolean;
  readonly busy?: boolean;
  readonly current?: boolean;
  /** A dialog that makes everything outside of it inert. */
  readonly modal?: boolean;
};

/**
 * One item of the page as a screen reader presents it. Plain text has the role `text` and is in `name`. Structural
 * roles (paragraph, list, table, region …) have children; a control has none, unless it contains others.
 */
export type OutlineNode = {
  readonly role: string;
  /** The accessible name; for role `text` the text itself; '' when there is none. */
  readonly name: string;
  /** The visible text of a control, if it differs from its name. */
  readonly shown?: string;
  /** The content of a field: the displayed text, the chosen option's text, a progress bar's number. */
  readonly value?: string;
  /** The hint, error or tooltip that describes it. */
  readonly description?: string;
  /** The options of a native select, which are only visible while it is open. */
  readonly options?: readonly string[];
  readonly states: ControlStates;
  readonly children: readonly OutlineNode[];
};

/** The open page, from top to bottom. */
export type Outline = readonly OutlineNode[];
