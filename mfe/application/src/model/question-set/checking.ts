import {
  errorsOf,
  type FieldSpot,
  fieldError,
  fieldWarning,
  type Layout,
  type Patches,
  type Values,
} from '@fairlead/domain/question-set';
import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import type { RefusedField } from './refused-fields.ts';

type Messages = ReadonlyMap<string, string>;
export type SummaryLine = { readonly id: string; readonly text: string };

type Given = {
  readonly entry: Event<unknown>;
  readonly settled: Event<{ readonly id: string }>;
  readonly patched: Event<unknown>;
  readonly $layout: Store<Layout | null>;
  readonly $values: Store<Values>;
  readonly $patches: Store<Patches>;
};

/** Errors and warnings by field: after an attempt to go on, and of a field that was left (A§5). Only what changed is asked again. */
export function createChecking({ entry, settled, patched, $layout, $values, $patches }: Given) {
  const fieldBlurred = createEvent<string>();
  const attempted = createEvent();
  /** The server did not accept these fields: they are marked like any other error, until they are changed. */
  const fieldsRefused = createEvent<readonly RefusedField[]>();

  const $touched = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
    .on(fieldBlurred, (touched, id) => (touched.has(id) ? touched : new Set(touched).add(id)))
    .reset(entry);
  /** How often the applicant tried to go on with this set. */
  const $attempts = createStore(0)
    .on(attempted, (attempts) => attempts + 1)
    .reset(entry);
  const $errors = createStore<Messages>(new Map(), { serialize: 'ignore' }).reset(entry);
  const $warnings = createStore<Messages>(new Map(), { serialize: 'ignore' }).reset(entry);

  const $form = combine({ layout: $layout, values: $values, patches: $patches });
  const $known = combine({
    form: $form,
    touched: $touched,
    attempts: $attempts,
    errors: $errors,
    warnings: $warnings,
  });

  const neighbours = sample({
    clock: settled,
    source: $layout,
    fn: (layout, { id }) => layout?.fields.get(id)?.question.fields.map((spot) => spot.id) ?? [],
  });
  const everything = sample({
    clock: [patched, attempted],
    source: $layout,
    fn: (layout) => [...(layout?.fields.keys() ?? [])],
  });
  const left = fieldBlurred.map((id) => [id]);

  sample({
    clock: [neighbours, everything, left],
    source: $known,
    fn: (known, ids) => recheck(known, ids, known.errors, errorNow),
    target: $errors,
  });
  sample({
    clock: [neighbours, everything, left],
    source: $known,
    fn: (known, ids) => recheck(known, ids, known.warnings, warningNow),
    target: $warnings,
  });

  /** What the summary above the form lists: the errors of the last attempt that still stand. */
  const $summary = createStore<readonly SummaryLine[]>([]).reset(entry);
  const listed = sample({ clock: attempted, source: $form, fn: summaryOf });
  sample({ clock: listed, target: $summary });
  sample({
    clock: $errors,
    source: $summary,
    fn: (summary, errors) => summary.filter(({ id }) => errors.has(id)),
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
    fn: (layout, refused) =>
      layout ? refused.map(({ id, message }) => lineOf(layout, id, message)) : [],
    target: $summary,
  });

  return { fieldsRefused, fieldBlurred, attempted, $attempts, $errors, $warnings, $summary, $form };
}

type Known = {
  readonly form: Form;
  readonly touched: ReadonlySet<string>;
  readonly attempts: number;
};
type Ask = (spot: FieldSpot, form: Form) => string | null;

const errorNow: Ask = (spot, { values, patches }) => fieldError(spot, values, patches);
const warningNow: Ask = (spot, { values }) => fieldWarning(spot, values);

/** The messages with those of some fields asked again; a field has none before it was left or an attempt was made. */
function recheck(known: Known, ids: readonly string[], before: Messages, ask: Ask): Messages {
  const { form, attempts, touched } = known;
  const changes: [string, string | null][] = [];
  for (const id of ids) {
    const spot = form.layout?.fields.get(id);
    if (!spot || !(attempts > 0 || touched.has(id))) continue;
    const message = ask(spot, form);
    if (message !== (before.get(id) ?? null)) changes.push([id, message]);
  }
  return withChanges(before, changes);
}

function withChanges(before: Messages, changes: readonly [string, string | null][]): Messages {
  if (changes.length === 0) return before;
  const after = new Map(before);
  for (const [id, message] of changes) {
    if (message === null) after.delete(id);
    else after.set(id, message);
  }
  return after;
}

type Form = { layout: Layout | null; values: Values; patches: Patches };

/** Every error of a form with the name of its field, in page order. */
export function summaryOf({ layout, values, patches }: Form): readonly SummaryLine[] {
  if (!layout) return [];
  return [...errorsOf(layout, values, patches)].map(([id, error]) => lineOf(layout, id, error));
}

function lineOf(layout: Layout, id: string, error: string): SummaryLine {
  const spot = layout.fields.get(id);
  const position = spot?.row ? ` (${layout.rows.indexOf(spot.row) + 1})` : '';
  const isAlone = spot?.question.fields.length === 1;
  const name = isAlone ? spot.question.question.title : spot?.field.label;
  return { id, text: `${(name ?? id).replace(/\?$/, '')}${position}: ${error}` };
}
