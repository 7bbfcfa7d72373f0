import type { OutsideDataSource, Patches } from '@fairlead/domain/question-set';
import { combine, createStore, type Store, sample } from 'effector';

/** The state of a field besides its value. */
type FieldState = {
  readonly error: string | undefined;
  readonly warning: string | undefined;
  readonly source: OutsideDataSource | undefined;
  readonly shown: boolean | undefined;
  readonly required: boolean | undefined;
};

type Dependencies = {
  readonly $errors: Store<ReadonlyMap<string, string>>;
  readonly $warnings: Store<ReadonlyMap<string, string>>;
  readonly $prefilled: Store<ReadonlyMap<string, OutsideDataSource>>;
  readonly $patches: Store<Patches>;
};

type States = ReadonlyMap<string, FieldState>;
type FormState = {
  readonly errors: ReadonlyMap<string, string>;
  readonly warnings: ReadonlyMap<string, string>;
  readonly prefilled: ReadonlyMap<string, OutsideDataSource>;
  readonly patches: Patches;
};

/** The states of the fields that have a message or mark, by id. An unchanged state keeps its object. */
export function createFieldStates({ $errors, $warnings, $prefilled, $patches }: Dependencies) {
  const $form = combine({
    errors: $errors,
    warnings: $warnings,
    prefilled: $prefilled,
    patches: $patches,
  });
  const $states = createStore<States>(new Map(), { serialize: 'ignore' });
  sample({ clock: $form, source: $states, fn: nextStates, target: $states });
  return $states;
}

function nextStates(before: States, form: FormState): States {
  const ids = Object.values(form).flatMap((part) => [...part.keys()]);
  return new Map(
    ids.map((id) => {
      const state = stateOf(form, id);
      const known = before.get(id);
      return [id, known && isSame(known, state) ? known : state] as const;
    }),
  );
}

const stateOf = ({ errors, warnings, prefilled, patches }: FormState, id: string): FieldState => ({
  error: errors.get(id),
  warning: warnings.get(id),
  source: prefilled.get(id),
  ...patchOf(patches, id),
});

const patchOf = (patches: Patches, id: string) => ({
  shown: patches.get(id)?.shown,
  required: patches.get(id)?.required,
});

/** Called for every field with a message or mark, at each change. */
const isSame = (one: FieldState, other: FieldState) =>
  one.error === other.error &&
  one.warning === other.warning &&
  one.source === other.source &&
  one.shown === other.shown &&
  one.required === other.required;
