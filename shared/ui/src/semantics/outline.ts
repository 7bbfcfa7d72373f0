/** What a state of a control says: only the states that the role has are present. */
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
  /** A dialog that keeps everything outside of it out of reach. */
  readonly modal?: boolean;
};

/**
 * One thing on the page as a person with a screen reader meets it. A run of plain text has the role `text` and stands in
 * `name`. Structural roles (paragraph, list, table, region …) have children; a control has none, unless it holds others.
 */
export type OutlineNode = {
  readonly role: string;
  /** The accessible name; for role `text` the text itself; '' when there is none. */
  readonly name: string;
  /** The visible words of a control, where they differ from its name. */
  readonly shown?: string;
  /** What is in a field: text as shown, the chosen option's text, a progress bar's number. */
  readonly value?: string;
  /** The hint, error or tooltip that describes it. */
  readonly description?: string;
  /** The options of a list of the platform, which it shows only while it is open. */
  readonly options?: readonly string[];
  readonly states: ControlStates;
  readonly children: readonly OutlineNode[];
};

/** The open page, from top to bottom. */
export type Outline = readonly OutlineNode[];
