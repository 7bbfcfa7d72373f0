import { coverageFamily } from '@fairlead/domain/packages';
import { flag } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import type { LocationChange } from './change.ts';
import type { Customization } from './customization.ts';
import type { Selection } from './draft.ts';
import { type Choice, partsOf, selectionAfter, selectionsOf } from './drawer-parts.ts';
import type { OpenPackage } from './open-package.ts';

export type DrawerTab = 'details' | 'covers' | 'hotline';

/** The side drawer of one coverage (B§2): its limits, what it covers, and choices until they are applied. */
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

  /** The choices that aren't applied yet. */
  const $edits = createStore<Readonly<Record<string, Selection>>>({}, { serialize: 'ignore' });
  sample({ clock: [opened, closed, $name], fn: () => ({}), target: $edits });
  const $selections = combine($coverage, $draft, $edits, (shown, draft, edits) =>
    shown
      ? selectionsOf(shown.coverage, { ...draft[shown.coverage.unique_name]?.selections, ...edits })
      : {},
  );
  const $isOpenForEdits = $editing.map(({ kind }) => kind === 'open');

  // A choice on a package that can't be changed directly asks to copy it, or explains why it can't be changed.
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
  sample({ clock: applying, target: closed });

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

  // Closing with unapplied choices asks first.
  const $asksToClose = createStore(false).reset([stayed, closed]);
  sample({ clock: closeAsked, source: $isDirty, filter: Boolean, target: $asksToClose });
  sample({
    clock: closeAsked,
    source: $isDirty,
    filter: (dirty) => !dirty,
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
