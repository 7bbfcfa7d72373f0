import { isRowFilled, nextRow, openRow, rowLimits } from '@fairlead/domain/question-set';
import { createEvent, createStore, type Event, type Store, sample } from 'effector';
import type { Form } from './form.ts';

type Dependencies = { readonly entry: Event<unknown>; readonly $form: Store<Form> };

/** Adds and removes rows of a repeating set within its limits. Removing a filled row needs a confirmation. */
export function createRows({ entry, $form }: Dependencies) {
  const rowRequested = createEvent();
  const rowRemovalAsked = createEvent<number>();
  const rowRemovalConfirmed = createEvent();
  const rowRemovalCanceled = createEvent();

  const rowAdded = sample({ clock: rowRequested, source: $form }).filterMap(
    ({ set, rows, isReadOnly }) => {
      if (!set || isReadOnly || rows.length >= rowLimits(set).max) return undefined;
      const row = nextRow(rows);
      return { row, values: openRow(set, row) };
    },
  );

  const removal = sample({
    clock: rowRemovalAsked,
    source: $form,
    fn: (form, row) => ({ form, row }),
  }).filterMap(({ form: { set, rows, values, isReadOnly }, row }) => {
    if (!set || isReadOnly || !rows.includes(row) || rows.length <= rowLimits(set).min)
      return undefined;
    return { row, asks: isRowFilled(set, row, values) };
  });
  /** The row whose removal waits for a confirmation, because something is entered in it. */
  const $rowToRemove = createStore<number | null>(null)
    .on(removal, (_, { row, asks }) => (asks ? row : null))
    .reset([rowRemovalCanceled, entry]);
  const rowRemoved = createEvent<number>();
  sample({ clock: removal, filter: ({ asks }) => !asks, fn: ({ row }) => row, target: rowRemoved });
  sample({
    clock: rowRemovalConfirmed,
    source: $rowToRemove,
    filter: (row): row is number => row !== null,
    target: rowRemoved,
  });
  $rowToRemove.reset(rowRemoved);
  /** How many rows were removed here: the pressed button disappears with its row, so the focus moves. */
  const $removals = createStore(0)
    .on(rowRemoved, (removals) => removals + 1)
    .reset(entry);
  /** The row that was added last: it comes before the pressed button, so the focus moves. */
  const $addedRow = createStore<number | null>(null)
    .on(rowAdded, (_, { row }) => row)
    .reset([rowRemoved, entry]);

  return {
    rowRequested,
    rowRemovalAsked,
    rowRemovalConfirmed,
    rowRemovalCanceled,
    rowAdded,
    rowRemoved,
    $rowToRemove,
    $removals,
    $addedRow,
  };
}
