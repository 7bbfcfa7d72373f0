import type { QuestionSet } from '@fairlead/contracts/application';
import type { Layout, Patches, Values } from '@fairlead/domain/question-set';

/** The open form at one moment. */
export type Form = {
  readonly set: QuestionSet | null;
  readonly rows: readonly number[];
  readonly layout: Layout | null;
  readonly values: Values;
  readonly patches: Patches;
  readonly isReadOnly: boolean;
};
