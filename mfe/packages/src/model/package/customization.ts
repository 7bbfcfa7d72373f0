import {
  coverageLabel,
  dependenceOf,
  editing,
  isCustomPackage,
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
  withSelections,
} from './draft.ts';
import { createLocationChanges } from './location-changes.ts';
import type { OpenPackage } from './open-package.ts';
import { createRemoval } from './removal.ts';

/** The client's changes to the custom package, until they are saved (B§4, B§5). Kept through reload and swap. */
export function createCustomization(
  { $packages, $isAdmin }: Submission,
  $package: OpenPackage,
  { $available }: Available,
  $isLocked: Store<boolean>,
) {
  /** The user tries to change the package in any way. */
  const tried = createEvent<Change>();
  const discarded = createEvent();
  /** The changes are being saved: what would be changed meanwhile would be discarded with them. */
  const saving = createEvent<boolean>();
  const $isSaving = createStore(false).on(saving, (_, isSaving) => isSaving);

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
  sample({ clock: $id, filter: (id) => id !== null, target: kept.restore });
  $draft.on(kept.restored, (_, draft) => draft).on(discarded, () => noDraft);
  sample({ clock: discarded, target: kept.discard });

  // Changes that the server has already applied leave the draft. That isn't known while the package is being priced.
  const remaining = sample({
    clock: [$package, kept.restored],
    source: { one: $package, draft: $draft },
  }).filterMap(({ one, draft }) => {
    if (!one || one.status === 'PENDING') return undefined;
    const left = unsavedChanges(draft, one.quotes);
    return left === draft ? undefined : left;
  });
  sample({ clock: remaining, filter: (left) => changeCount(left) > 0, target: changed });
  sample({ clock: remaining, filter: (left) => changeCount(left) === 0, target: discarded });

  const $editing = combine(
    $package,
    $packages,
    $isLocked,
    $isAdmin,
    $isSaving,
    flag('intake-client-plm-quote-customization'),
    (one, packages, isLocked, isAdmin, isSaving, isOn) =>
      editing({
        // An admin may edit the client's own package, but only the client may create it.
        customizationIsOn: isOn && one !== null && (!isAdmin || one.is_client_custom_package),
        isCustom: one?.is_client_custom_package ?? false,
        hasCustom: packages.some(isCustomPackage),
        status: one?.status ?? null,
        hasPendingRequest: isSaving || (one?.coverage_requests ?? []).some(isRequestPending),
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

  // Adding: bundled coverages are added by the server when it prices the package.
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

  const removal = createRemoval({
    asked: open.filterMap(({ change, enabled }) =>
      change.kind === 'remove' ? { coverage: change.coverage, enabled } : undefined,
    ),
    changed,
    $quotes,
    $draft,
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
    removed: removal.removed,
    removalConfirmed: removal.confirmed,
    removalDismissed: removal.dismissed,
    discarded,
    saving,
    $draft,
    $editing,
    $groups,
    $enabled,
    $removal: removal.$asked,
    $count: $draft.map(changeCount),
    $needsReview: combine($draft, $quotes, $available, needsReview),
    /** A bundled coverage can only be removed with its parent. */
    canRemove: (uniqueName: string) => dependenceOf(uniqueName)?.kind !== 'bundled',
  };
}

export type Customization = ReturnType<typeof createCustomization>;
