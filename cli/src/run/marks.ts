import type { Action } from '../language/plan.ts';

/** How much of what happened to an actor belongs to the past, at several moments. */
export type Marks = {
  /** It has been reported: what a page does as it opens belongs to the first step. */
  readonly reported: number;
  /** It had happened when the last step that did something began. */
  readonly before: number;
};

export const noMarks: Marks = { reported: 0, before: 0 };

/** The marks that a step goes by: what it does itself does not count as before it. */
export const marksOf = ({ reported, before }: Marks, { kind }: Action): Marks => ({
  reported,
  before: kind === 'see' ? before : reported,
});
