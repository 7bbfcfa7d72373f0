import type { Action } from '../../language/plan.ts';

/** Positions in an actor's journal. */
export type Marks = {
  /**
   * The journal's length at the end of the last reported step. Whatever a page does as it opens belongs to the first
   * step.
   */
  readonly reported: number;
  /** The journal's length when the last step that acted began. */
  readonly before: number;
};

export const noMarks: Marks = { reported: 0, before: 0 };

/** Returns the marks for a step. What the step itself causes isn't before it. */
export const marksOf = ({ reported, before }: Marks, action: Action): Marks => ({
  reported,
  before: acts(action) ? reported : before,
});

/** Expectations don't act, nor do pauses and steps that only say what the back end or the product will do. */
const acts = (action: Action): boolean =>
  action.kind === 'control'
    ? !['expect error', 'fault', 'vendors', 'pause'].includes(action.control)
    : action.kind !== 'see';
