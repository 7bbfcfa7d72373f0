import type { Coverage } from '@fairlead/contracts/packages';
import { choiceGroups, coverageFamily } from '@fairlead/domain/packages';
import { flag } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import type { LocationChange } from './change.ts';
import type { Customization } from './customization.ts';
import type { Selection } from './draft.ts';
import type { OpenPackage } from './open-package.ts';

export type DrawerTab = 'details' | 'covers' | 'hotline';

/** A choice in the drawer, of a value that is available now or of one that needs a review. */
export type Choice = { readonly part: string; readonly value: number };

/** The side drawer of one coverage (B§2): its limits, what it covers, and choices that count once they are applied. */
export function createDrawer(customization: Customization, $package: OpenPackage) {
  const { $groups, $draft, $editing, tried, askedToCopy, removed } = customization;
  const opened = createEvent<string>();
  const closed = createEvent();
  const tabChosen = createEvent<DrawerTab>();
  const nowChosen = createEvent<Choice>();
  const reviewToggled = createEvent<Choice>();
  const applied = createEvent();
  const removeAsked = createEvent();
  const locationChanged = createEvent<Omit<LocationChange, 'coverage'>>();
  const closeAsked = createEvent();
  const stayed = createEvent();

  const $name = createStore<string | null>(null)
    .on(opened, (_, name) => name)
    .reset([closed, askedToCopy, removed]);
  sample({ clock: $package.map((one) => one?.id ?? null), fn: () => null, target: $name });
  const $tab = createStore<DrawerTab>('details')
    .on(tabChosen, (_, tab) => tab)
    .reset(opened);

  const $coverage = combine($groups, $name, (groups, name) => {
    const shown = groups.flatMap(({ coverages }) => coverages);
    return shown.find(({ coverage }) => coverage.unique_name === name) ?? null;
  });

  /** Chosen here and not applied yet. */
  const $edits = createStore<Readonly<Record<string, Selection>>>({}, { serialize: 'ignore' });
  sample({ clock: [opened, closed, $name], fn: () => ({}), target: $edits });
  const $selections = combine($coverage, $draft, $edits, (shown, draft, edits) =>
    shown
      ? selectionsOf(shown.coverage, { ...draft[shown.coverage.unique_name]?.selections, ...edits })
      : {},
  );
  const $isOpenForEdits = $editing.map(({ kind }) => kind === 'open');

  // A choice on a package that cannot be changed as it is asks, or says why not.
  const chosen = sample({
    clock: [
      nowChosen.map((choice) => ({ choice, isReview: false })),
      reviewToggled.map((choice) => ({ choice, isReview: true })),
    ],
    source: { selections: $selections, isOpen: $isOpenForEdits, name: $name },
    fn: (state, edit) => ({ ...state, ...edit }),
  });
  sample({
    clock: chosen.filterMap(({ isOpen, name }) =>
      !isOpen && name !== null
        ? { kind: 'select' as const, coverage: name, selections: {} }
        : undefined,
    ),
    target: tried,
  });
  sample({
    clock: chosen,
    source: $edits,
    filter: (_, { isOpen }) => isOpen,
    fn: (edits, { selections, choice, isReview }) => ({
      ...edits,
      [choice.part]: selectionAfter(selections[choice.part], choice.value, isReview),
    }),
    target: $edits,
  });

  const $isDirty = $edits.map((edits) => Object.keys(edits).length > 0);
  const applying = sample({
    clock: applied,
    source: { name: $name, edits: $edits },
  }).filterMap(({ name, edits }) =>
    name === null ? undefined : { kind: 'select' as const, coverage: name, selections: edits },
  );
  sample({
    clock: applying,
    filter: ({ selections }) => Object.keys(selections).length > 0,
    target: tried,
  });
  sample({ clock: applying, fn: () => {}, target: closed });

  sample({
    clock: removeAsked,
    source: $name,
    filter: Boolean,
    fn: (coverage) => ({ kind: 'remove' as const, coverage }),
    target: tried,
  });

  sample({
    clock: locationChanged,
    source: $name,
    filter: Boolean,
    fn: (coverage, change) => ({ ...change, coverage }),
    target: tried,
  });

  // Closing with choices that are not applied asks first.
  const $asksToClose = createStore(false).reset([stayed, closed]);
  sample({ clock: closeAsked, source: $isDirty, filter: Boolean, target: $asksToClose });
  sample({
    clock: closeAsked,
    source: $isDirty,
    filter: (dirty) => !dirty,
    fn: () => {},
    target: closed,
  });

  return {
    opened,
    closed,
    closeAsked,
    stayed,
    tabChosen,
    nowChosen,
    reviewToggled,
    applied,
    removeAsked,
    locationChanged,
    $coverage,
    $tab,
    $isDirty,
    $asksToClose,
    /** B§2: the hotline's tab is for Employment Practices only. */
    $tabs: $name.map((name): readonly DrawerTab[] =>
      name && coverageFamily(name) === 'epl'
        ? ['details', 'covers', 'hotline']
        : ['details', 'covers'],
    ),
    $parts: combine(
      $coverage,
      $selections,
      flag('intake-client-plm-manual-review-customization'),
      (shown, selections, manualReviewIsOn) =>
        shown ? partsOf(shown.coverage, selections, manualReviewIsOn) : [],
    ),
    $locations: $coverage.map((shown) => shown?.coverage.locations ?? []),
    $canEdit: $editing.map(({ kind }) => kind !== 'closed'),
    $canRemove: $name.map((name) => name !== null && customization.canRemove(name)),
  };
}

export type Drawer = ReturnType<typeof createDrawer>;

function selectionsOf(
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

const selectionAfter = (
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

function partsOf(
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
