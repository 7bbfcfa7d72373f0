import type { QuestionSet } from '@fairlead/contracts/application';
import {
  type FieldInput,
  layOut,
  type OutsideDataSource,
  type Patches,
  patchesOf,
  rowOf,
  settleChoice,
  type Values,
  watchedNames,
  withEntry,
} from '@fairlead/domain/question-set';
import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import type { Form } from './form.ts';
import type { OpenedForm } from './opening.ts';
import { createRows } from './rows.ts';

/** The content of a set's draft. */
export type Entered = {
  readonly rows: readonly number[];
  readonly values: readonly (readonly [id: string, value: FieldInput])[];
};

type Dependencies = { readonly entry: Event<unknown>; readonly formOpened: Event<OpenedForm> };

/** Everything entered in the open set: the values, the rows, and how the answers affect the questions (FLOW-038). */
export function createAnswers({ entry, formOpened }: Dependencies) {
  const fieldChanged = createEvent<{ readonly id: string; readonly value: FieldInput }>();
  /** Several fields at once, e.g. by a chosen address. */
  const fieldsEntered = createEvent<readonly { readonly id: string; readonly value: string }[]>();
  const draftRestored = createEvent<Entered>();

  // Leaving a set changes nothing here, because its draft may still have to be written. The next form replaces everything.
  const $set = createStore<QuestionSet | null>(null).on(formOpened, (_, { set }) => set);
  const $rows = createStore<readonly number[]>([]).on(formOpened, (_, { rows }) => rows);
  const $values = createStore<Values>(new Map(), { serialize: 'ignore' }).on(
    formOpened,
    (_, { values }) => values,
  );
  /** The source of a value that the applicant didn't enter; removed once the value is edited. */
  const $prefilled = createStore<ReadonlyMap<string, OutsideDataSource>>(new Map(), {
    serialize: 'ignore',
  }).on(formOpened, (_, { prefilled }) => prefilled);
  const $layout = combine($set, $rows, (set, rows) => (set ? layOut(set, rows) : null));
  const $watched = $layout.map((layout) => (layout ? watchedNames(layout) : new Set<string>()));

  /** A set that the server marks as not editable is read-only (A§3). */
  const $isReadOnly = $set.map((set) => set?.editable === false);

  /** The effect of conditions on the questions. The same object until a field changes that a condition reads. */
  const $patches = createStore<Patches>(new Map(), { serialize: 'ignore' });
  // Shared on purpose: a `combine` per consumer would recompute on every keystroke.
  const $form: Store<Form> = combine({
    set: $set,
    rows: $rows,
    layout: $layout,
    values: $values,
    patches: $patches,
    isReadOnly: $isReadOnly,
  });

  const settled = sample({
    clock: fieldChanged,
    source: $form,
    fn: (form, change) => ({ form, ...change }),
  }).filterMap(({ form: { layout, values, isReadOnly }, id, value }) => {
    const spot = layout?.fields.get(id);
    const before = values.get(id);
    // A field that the server disabled keeps its value.
    if (!spot || spot.field.disabled || isReadOnly || before === value) return undefined;
    return { id, spot, value: settleChoice(spot.field, before, value) };
  });
  $values.on(settled, (values, { id, value }) => withEntry(values, id, value));
  $prefilled.on(settled, (prefilled, { id }) => without(prefilled, id));

  const entriesAccepted = sample({
    clock: fieldsEntered,
    source: $isReadOnly,
    filter: (isReadOnly) => !isReadOnly,
    fn: (_, fields) => fields,
  });
  $values.on(
    entriesAccepted,
    (values, fields) =>
      new Map([...values, ...fields.map(({ id, value }) => [id, value] as const)]),
  );
  $prefilled.on(entriesAccepted, (prefilled, fields) =>
    fields.reduce<ReadonlyMap<string, OutsideDataSource>>(
      (rest, { id }) => without(rest, id),
      prefilled,
    ),
  );

  const rows = createRows({ entry, $form });
  const { rowAdded, rowRemoved } = rows;
  $rows.on(rowAdded, (known, { row }) => [...known, row]);
  $rows.on(rowRemoved, (known, removed) => known.filter((row) => row !== removed));
  // Its number may be used again.
  $prefilled.on(
    rowRemoved,
    (prefilled, row) => new Map([...prefilled].filter(([id]) => rowOf(id) !== row)),
  );
  $values.on(rowAdded, (values, { values: added }) => new Map([...values, ...added]));

  const draftAccepted = sample({
    clock: draftRestored,
    source: $form,
    filter: ({ isReadOnly }) => !isReadOnly,
    fn: withoutDisabled,
  });
  $rows.on(draftAccepted, (_, { rows }) => rows);
  $values.on(draftAccepted, (values, kept) => new Map([...values, ...kept.values]));
  $prefilled.on(draftAccepted, (prefilled, kept) => {
    const entered = new Map<string, unknown>(kept.values);
    return new Map([...prefilled].filter(([id]) => !entered.has(id)));
  });

  const reread = sample({
    clock: settled,
    source: $watched,
    filter: (watched, { spot }) => watched.has(spot.field.unique_name),
  });
  const patched = sample({
    clock: [reread, formOpened, draftAccepted, entriesAccepted, rowAdded, rowRemoved],
    source: $form,
  }).filterMap(({ layout, values }) => (layout ? patchesOf(layout, values) : undefined));
  sample({ clock: patched, target: $patches });

  // For screens, after the values have changed: which field changed, or that any may have.
  const fieldSettled = sample({ clock: settled, source: $values, fn: (_, { id }) => id });
  const formReplaced = sample({
    clock: [formOpened, draftAccepted, entriesAccepted, rowAdded, rowRemoved],
    source: $values,
  });

  /** The applicant changed something that is not saved yet. */
  const changed = createEvent();
  sample({ clock: [settled, entriesAccepted, rowAdded, rowRemoved], target: changed });

  const $entered = $form.map(({ rows, values }) => draftOf(rows, values));

  return {
    fieldChanged,
    fieldsEntered,
    ...rows,
    draftRestored,
    draftAccepted,
    settled,
    valueReports: { keyChanged: fieldSettled, anyChanged: formReplaced },
    patched,
    changed,
    $set,
    $isReadOnly,
    $rows,
    $values,
    $prefilled,
    $layout,
    $patches,
    $form,
    $entered,
  };
}

/** The form as its draft stores it. Values are serialized when the draft is written, not with each keystroke. */
function draftOf(rows: readonly number[], values: Values): Entered {
  return {
    rows,
    get values() {
      return [...values];
    },
  };
}

/** The part of a draft that the applicant entered: a field that the server disabled has the value of the opened form. */
function withoutDisabled({ set, values }: Form, { rows, values: kept }: Entered): Entered {
  const fields = set ? layOut(set, rows).fields : null;
  const isFixed = (id: string) => fields?.get(id)?.field.disabled === true && values.has(id);
  return { rows, values: kept.filter(([id]) => !isFixed(id)) };
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string) {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
