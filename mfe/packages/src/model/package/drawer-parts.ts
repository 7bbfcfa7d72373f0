import type { Coverage } from '@fairlead/contracts/packages';
import { choiceGroups } from '@fairlead/domain/packages';
import type { Selection } from './draft.ts';

/** A choice in the drawer: a value that is available now, or one that needs a review. */
export type Choice = { readonly part: string; readonly value: number };

/** Returns the selection of each limit and out-of-pocket: the chosen one, or its current value. */
export function selectionsOf(
  { limits, out_of_pockets }: Coverage,
  chosen: Readonly<Record<string, Selection>>,
): Readonly<Record<string, Selection>> {
  return Object.fromEntries(
    [...limits, ...out_of_pockets].map(({ unique_name, value }) => [
      unique_name,
      chosen[unique_name] ?? { now: value, review: [] },
    ]),
  );
}

/** Returns a part's selection after a choice. A choice for a review is toggled. */
export const selectionAfter = (
  selection: Selection | undefined,
  value: number,
  isReview: boolean,
): Selection => (isReview ? toggled(selection, value) : { now: value, review: [] });

function toggled(selection: Selection | undefined, value: number): Selection {
  const { now = null, review = [] } = selection ?? {};
  const left = review.filter((other) => other !== value);
  return { now, review: left.length < review.length ? left : [...review, value].sort(byValue) };
}

const byValue = (a: number, b: number) => a - b;

/** Returns the limits and out-of-pockets of a coverage with their choices. */
export function partsOf(
  { limits, out_of_pockets }: Coverage,
  selections: Readonly<Record<string, Selection>>,
  manualReviewIsOn: boolean,
) {
  const part = <Part extends Coverage['limits'][number] | Coverage['out_of_pockets'][number]>(
    one: Part,
  ) => ({
    name: one.unique_name,
    label: 'label' in one ? one.label : null,
    unit: one.unit,
    value: one.value,
    selection: selections[one.unique_name] ?? { now: one.value, review: [] },
    ...choiceGroups(one, manualReviewIsOn),
  });
  return [...limits.map(part), ...out_of_pockets.map(part)];
}

export type DrawerPart = ReturnType<typeof partsOf>[number];
