import {
  coverageLabel,
  dependenceOf,
  dependentsAmong,
  editing,
  editingTexts,
  isRequestPending,
} from '@fairlead/domain/packages';
import { createDraft, flag, notify } from '@fairlead/store';
import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { content } from '../../content.ts';
import type { Submission } from '../submission.ts';
import { appliedGroups } from './applied.ts';
import type { Available } from './available.ts';
import type { Change } from './change.ts';
import { needsReview } from './coverage-requests.ts';
import {
  changeCount,
  noDraft,
  PackageDraft,
  unsavedChanges,
  withCoverage,
  withoutCoverages,
  withSelections,
} from './draft.ts';
import { createLocationChanges } from './location-changes.ts';
import type { OpenPackage } from './open-package.ts';

/** The client's changes to the custom package, until they are saved (B§4, B§5). Kept through reload and swap. */
export function createCustomization(
  { $packages, $isAdmin }: Submission,
  $package: OpenPackage,
  { $available }: Available,
  $isLocked: Store<boolean>,
) {
  /** Someone tries to change the package in any way. */
  const tried = createEvent<Change>();
  /** No confirmation of dependents: a removal takes effect at once. */
  const removalConfirmed = createEvent();
  const removalDismissed = createEvent();
  const discarded = createEvent();

  const changed = createEvent<PackageDraft>();
  const $draft = createStore<PackageDraft>(noDraft, { serialize: 'ignore' }).on(
    changed,
    (_, draft) => draft,
  );
  const kept = createDraft({
    key: $package.map((one) => (one?.is_client_custom_package ? `package:${one.id}` : null)),
    version: 1,
    source: $draft,
    changed,
    shape: PackageDraft,
  });
  const $quotes = $package.map((one) => one?.quotes ?? []);
  const $id = $package.map((one) => one?.id ?? null);
  sample({ clock: $id, fn: () => noDraft, target: $draft });
  sample({ clock: $id, filter: (id) => id !== null, fn: () => {}, target: kept.restore });
  $draft.on(kept.restored, (_, draft) => draft).on(discarded, () => noDraft);
  sample({ clock: discarded, target: kept.discard });

  // What a save has already made of the package is no change any more. While it is being priced, that is not known.
  const remaining = sample({
    clock: [$package, kept.restored],
    source: { one: $package, draft: $draft },
  }).filterMap(({ one, draft }) => {
    if (!one || one.status === 'PENDING') return undefined;
    const left = unsavedChanges(draft, one.quotes);
    return left === draft ? undefined : left;
  });
  sample({ clock: remaining, filter: (left) => changeCount(left) > 0, target: changed });
  sample({
    clock: remaining,
    filter: (left) => changeCount(left) === 0,
    fn: () => {},
    target: discarded,
  });

  const $editing = combine(
    $package,
    $packages,
    $isLocked,
    $isAdmin,
    flag('intake-client-plm-quote-customization'),
    (one, packages, isLocked, isAdmin, isOn) =>
      editing({
        // An admin may help with the client's own package; the one copy there can be is the client's to make.
        customizationIsOn: isOn && one !== null && (!isAdmin || one.is_client_custom_package),
        isCustom: one?.is_client_custom_package ?? false,
        hasCustom: packages.some((other) => other.is_client_custom_package),
        status: one?.status ?? null,
        hasPendingRequest: (one?.coverage_requests ?? []).some(isRequestPending),
        isLocked,
      }),
  );

  const $groups = combine($quotes, $draft, $available, appliedGroups);
  const $enabled = $groups.map((groups) =>
    groups.flatMap(({ coverages }) => coverages.map(({ coverage }) => coverage.unique_name)),
  );

  const $state = combine({
    quotes: $quotes,
    draft: $draft,
    editing: $editing,
    enabled: $enabled,
  });
  const open = sample({
    clock: tried,
    source: $state,
    filter: ({ editing: verdict }) => verdict.kind === 'open',
    fn: (state, change) => ({ ...state, change }),
  });
  const askedToCopy = sample({
    clock: tried,
    source: $editing,
    filter: (verdict) => verdict.kind === 'ask-to-copy',
    fn: () => {},
  });
  const refusal = sample({ clock: tried, source: $editing }).filterMap((verdict) =>
    verdict.kind === 'refused' ? verdict.because : undefined,
  );
  sample({
    clock: refusal,
    fn: (text) => ({ text, tone: 'danger' as const }),
    target: notify,
  });

  // Limits and out-of-pockets.
  sample({
    clock: open.filterMap(({ quotes, draft, change }) =>
      change.kind === 'select'
        ? withSelections(draft, quotes, change.coverage, change.selections)
        : undefined,
    ),
    target: changed,
  });

  // Adding: what is bundled with a coverage comes along with it when the price is made.
  const adding = open.filterMap((state) => (state.change.kind === 'add' ? state : undefined));
  sample({
    clock: adding,
    fn: ({ quotes, draft, change }) => withCoverage(draft, quotes, change.coverage),
    target: changed,
  });
  sample({
    clock: adding,
    fn: ({ change }) => ({ text: content.package.added(coverageLabel(change.coverage)) }),
    target: notify,
  });

  // Removing: not the last one, and not without saying what goes with it.
  const removing = open.filterMap(({ change, enabled }) => {
    if (change.kind !== 'remove') return undefined;
    const dependents = dependentsAmong(change.coverage, enabled);
    const left = enabled.filter((name) => name !== change.coverage && !dependents.includes(name));
    return { coverage: change.coverage, dependents, isLast: left.length === 0 };
  });
  sample({
    clock: removing,
    filter: ({ isLast }) => isLast,
    fn: () => ({ text: editingTexts.keepOne, tone: 'danger' as const }),
    target: notify,
  });
  const $removal = createStore<{
    readonly coverage: string;
    readonly dependents: readonly string[];
  } | null>(null)
    .on(removing, (_, removal) =>
      !removal.isLast && removal.dependents.length > 0 ? removal : null,
    )
    .reset(removalDismissed);
  const removed = createEvent<{ coverage: string; dependents: readonly string[] }>();
  sample({
    clock: removing,
    filter: ({ isLast, dependents }) => !isLast && dependents.length === 0,
    target: removed,
  });
  sample({
    clock: sample({ clock: removalConfirmed, source: $removal }).filterMap(
      (removal) => removal ?? undefined,
    ),
    target: removed,
  });
  $removal.reset(removed);
  sample({
    clock: removed,
    source: { quotes: $quotes, draft: $draft },
    fn: ({ quotes, draft }, { coverage, dependents }) =>
      withoutCoverages(draft, quotes, [coverage, ...dependents]),
    target: changed,
  });
  sample({
    clock: removed,
    fn: ({ coverage }) => ({ text: content.package.removed(coverageLabel(coverage)) }),
    target: notify,
  });

  const locations = createLocationChanges({
    tried: open.filterMap(({ change }) => ('location' in change ? change : undefined)),
    changed,
    $package,
    $draft,
    $groups,
  });

  return {
    tried,
    askedToCopy,
    locations,
    removed,
    removalConfirmed,
    removalDismissed,
    discarded,
    $draft,
    $editing,
    $groups,
    $enabled,
    $removal,
    $count: $draft.map(changeCount),
    $needsReview: combine($draft, $quotes, $available, needsReview),
    /** A bundled coverage goes only with the one it came with. */
    canRemove: (uniqueName: string) => dependenceOf(uniqueName)?.kind !== 'bundled',
  };
}

export type Customization = ReturnType<typeof createCustomization>;
