import {
  errorsOf,
  type FieldSpot,
  fieldError,
  fieldWarning,
  type Layout,
  rowOf,
} from '@fairlead/domain/question-set';
import { createEvent, createStore, type Event, type Store, sample } from 'effector';
import type { Form } from './form.ts';
import { type Messages, withChanges } from './messages.ts';
import type { RefusedField } from './refused-fields.ts';

export type SummaryLine = { readonly id: string; readonly text: string };

type Dependencies = {
  readonly entry: Event<unknown>;
  readonly settled: Event<{ readonly spot: FieldSpot }>;
  readonly patched: Event<unknown>;
  readonly rowRemoved: Event<number>;
  readonly $layout: Store<Layout | null>;
  readonly $form: Store<Form>;
};

/** Errors and warnings by field: of all after an attempt to continue, of one when it loses focus (A§5). Checks only what changed. */
export function createChecking({
  entry,
  settled,
  patched,
  rowRemoved,
  $layout,
  $form,
}: Dependencies) {
  const fieldBlurred = createEvent<string>();
  const attempted = createEvent();
  /** The server's errors, shown like any other error until the field is changed. */
  const fieldsRefused = createEvent<readonly RefusedField[]>();

  const $touched = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
    .on(fieldBlurred, (touched, id) => (touched.has(id) ? touched : new Set(touched).add(id)))
    .reset(entry);
  /** Counts how often the whole set was checked or refused: the error summary takes the focus each time. */
  const $attempts = createStore(0)
    .on(attempted, (attempts) => attempts + 1)
    .on(fieldsRefused, (attempts, refused) => (refused.length > 0 ? attempts + 1 : attempts))
    .reset(entry);
  /** The server's errors for fields that haven't changed since they were sent. Leaving such a field doesn't clear them. */
  const $refused = createStore<Messages>(new Map(), { serialize: 'ignore' })
    .on(fieldsRefused, (_, refused) => new Map(refused.map(({ id, message }) => [id, message])))
    .on(settled, (refused, { spot }) => withChanges(refused, [[spot.id, null]]))
    .reset([entry, attempted]);
  const $errors = createStore<Messages>(new Map(), { serialize: 'ignore' }).reset(entry);
  const $warnings = createStore<Messages>(new Map(), { serialize: 'ignore' }).reset(entry);

  // The number of a removed row may be used again, for a row that nobody has visited.
  $touched.on(rowRemoved, (ids, row) => new Set([...ids].filter((id) => rowOf(id) !== row)));
  for (const $messages of [$refused, $errors, $warnings])
    $messages.on(
      rowRemoved,
      (messages, row) => new Map([...messages].filter(([id]) => rowOf(id) !== row)),
    );

  const neighbors = settled.map(({ spot }) => spot.question.fields.map(({ id }) => id));
  const everything = sample({
    clock: [patched, attempted],
    source: $layout,
    filter: Boolean,
    fn: (layout) => [...layout.fields.keys()],
  });
  const left = fieldBlurred.map((id) => [id]);

  // A field shows no message before it was left or an attempt was made.
  const asked = sample({
    clock: [neighbors, everything, left],
    source: { touched: $touched, attempts: $attempts },
    fn: ({ touched, attempts }, ids) => (attempts > 0 ? ids : ids.filter((id) => touched.has(id))),
  });
  const answered = sample({
    // Most keystrokes are in a field without messages, so there is nothing to check.
    clock: asked.filter({ fn: (ids) => ids.length > 0 }),
    source: { form: $form, refused: $refused },
    fn: messagesOf,
  });
  $errors.on(answered, (errors, { found }) =>
    withChanges(
      errors,
      found.map(({ id, error }) => [id, error]),
    ),
  );
  $warnings.on(answered, (warnings, { found }) =>
    withChanges(
      warnings,
      found.map(({ id, warning }) => [id, warning]),
    ),
  );

  /** The content of the summary above the form: the errors of the last attempt that still apply. */
  const $summary = createStore<readonly SummaryLine[]>([]).reset(entry);
  const listed = sample({ clock: attempted, source: $form, fn: summaryOf });
  sample({ clock: listed, target: $summary });
  sample({
    clock: $errors,
    source: $summary,
    fn: (summary, errors) => summary.filter(({ id }) => errors.has(id)),
    target: $summary,
  });

  // Rows change their places.
  sample({
    clock: $layout,
    source: { summary: $summary, errors: $errors },
    filter: ({ summary }) => summary.length > 0,
    fn: ({ summary, errors }, layout) => {
      const left = summary.map(({ id }) => [id, errors.get(id) ?? ''] as const);
      return layout ? linesOf(layout, left) : [];
    },
    target: $summary,
  });

  sample({
    clock: fieldsRefused,
    source: $errors,
    fn: (errors, refused) =>
      withChanges(
        errors,
        refused.map(({ id, message }) => [id, message]),
      ),
    target: $errors,
  });
  sample({
    clock: fieldsRefused,
    source: $layout,
    filter: Boolean,
    fn: (layout, refused) =>
      linesOf(
        layout,
        refused.map(({ id, message }) => [id, message]),
      ),
    target: $summary,
  });

  return { fieldsRefused, fieldBlurred, attempted, $attempts, $errors, $warnings, $summary };
}

type Checked = { readonly form: Form; readonly refused: Messages };

function messagesOf({ form, refused }: Checked, ids: readonly string[]) {
  const { layout, values, patches } = form;
  const found = ids.flatMap((id) => {
    const spot = layout?.fields.get(id);
    if (!spot) return [];
    const error = fieldError(spot, values, patches) ?? refused.get(id) ?? null;
    return [{ id, error, warning: fieldWarning(spot, values) }];
  });
  return { found };
}

/** Every error of a form with the name of its field, in page order. */
export function summaryOf({
  layout,
  values,
  patches,
}: Pick<Form, 'layout' | 'values' | 'patches'>): readonly SummaryLine[] {
  if (!layout) return [];
  return linesOf(layout, [...errorsOf(layout, values, patches)]);
}

const linesOf = (layout: Layout, errors: readonly (readonly [string, string])[]) =>
  errors.flatMap(([id, error]): readonly SummaryLine[] => {
    const spot = layout.fields.get(id);
    return spot ? [{ id, text: lineOf(layout, spot, error) }] : [];
  });

function lineOf(layout: Layout, { field, question, row }: FieldSpot, error: string): string {
  const position = row === null ? '' : ` (${layout.rows.indexOf(row) + 1})`;
  const name = question.fields.length === 1 ? question.question.title : field.label;
  return `${name.replace(/\?$/, '')}${position}: ${error}`;
}
