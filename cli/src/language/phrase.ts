import type { Node } from 'yaml';
import type { Action } from './plan.ts';
import type { Reading } from './reading.ts';
import type { AnyStruct, Vocabulary } from './vocabulary.ts';

/** The context in which a phrase converts its input to an action. */
export type Binding = {
  readonly reading: Reading;
  readonly vocabulary: Vocabulary;
  /** The step's words and value, for the positions of errors. */
  readonly words: Node;
  readonly value: Node | null;
  /** The scenario's tags. */
  readonly tags: readonly string[];
  /** What the scenario does before this step. */
  readonly earlier: readonly Action[];
  /** The window in which the step acts: the actor's own, or another one, which can be closed. */
  readonly window: { readonly isOther: boolean; close(): void };
};

/** A step of the language: its words, its input, and the action it creates. Null: rejected, with an error reported. */
export type Phrase = {
  readonly kind: 'task' | 'page' | 'see' | 'control';
  readonly name: string;
  /** One sentence for `fairlead tasks` and for editors. */
  readonly says: string;
  readonly input: AnyStruct;
  bind(input: never, binding: Binding): Action | null;
};

export function phrase<Value>(shape: {
  readonly kind: Phrase['kind'];
  readonly name: string;
  readonly says: string;
  readonly input: AnyStruct;
  readonly bind: (input: Value, binding: Binding) => Action | null;
}): Phrase {
  return shape;
}
