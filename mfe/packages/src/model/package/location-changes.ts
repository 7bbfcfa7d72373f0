import { editingTexts, isLastCoverage, isLastLocation } from '@fairlead/domain/packages';
import { notify } from '@fairlead/store';
import {
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { content } from '../../content.ts';
import type { ShownGroup } from './applied.ts';
import type { LocationChange } from './change.ts';
import { type PackageDraft, withLocations } from './draft.ts';
import type { OpenPackage } from './open-package.ts';

type Dependencies = {
  /** A user who may edit the package tries to change one of its locations. */
  readonly tried: Event<LocationChange>;
  readonly changed: EventCallable<PackageDraft>;
  readonly $package: OpenPackage;
  readonly $draft: Store<PackageDraft>;
  readonly $groups: Store<readonly ShownGroup[]>;
};

/** The locations of the property coverage: removing one warns first, and the last one stays (B§5). */
export function createLocationChanges({ tried, changed, $package, $draft, $groups }: Dependencies) {
  const confirmed = createEvent();
  const dismissed = createEvent();

  const found = sample({
    clock: tried,
    source: $groups,
    fn: foundIn,
  }).filter({ fn: (known) => known !== null });
  const removing = found.filter({ fn: ({ change }) => change.kind === 'remove-location' });
  sample({
    clock: removing,
    filter: ({ isLast }) => isLast,
    fn: ({ isOnlyCoverage }) => ({
      text: isOnlyCoverage ? editingTexts.keepOnlyLocation : editingTexts.keepOneLocation,
      tone: 'danger' as const,
    }),
    target: notify,
  });

  /** The removal that waits for its confirmation. */
  const $removal = createStore<{
    readonly change: LocationChange;
    readonly address: string;
  } | null>(null)
    .on(removing, (_, { change, address, isLast }) => (isLast ? null : { change, address }))
    .reset(dismissed);
  sample({ clock: $package.map((one) => one?.id ?? null), fn: () => null, target: $removal });

  const removed = sample({ clock: confirmed, source: $removal }).filterMap(
    (removal) => removal ?? undefined,
  );
  const restored = found.filter({ fn: ({ change }) => change.kind === 'restore-location' });
  sample({
    clock: [removed, restored],
    source: { one: $package, draft: $draft },
    fn: ({ one, draft }, { change }) => draftWithChange(draft, one?.quotes ?? [], change),
    target: changed,
  });
  sample({
    clock: removed,
    fn: ({ address }) => ({ text: content.package.removed(address) }),
    target: notify,
  });
  sample({
    clock: restored,
    fn: ({ address }) => ({ text: content.package.added(address) }),
    target: notify,
  });
  $removal.reset(removed);

  return { confirmed, dismissed, $removal };
}

/** Returns the location of a change; null if it is gone. */
function foundIn(groups: readonly ShownGroup[], change: LocationChange) {
  const coverages = groups.flatMap((group) => group.coverages);
  const { locations = [] } =
    coverages.find(({ coverage }) => coverage.unique_name === change.coverage)?.coverage ?? {};
  const location = locations.find(({ unique_name }) => unique_name === change.location);
  const isLast = isLastLocation(locations, change.location);
  const isOnlyCoverage = isLastCoverage(
    change.coverage,
    coverages.map(({ coverage }) => coverage.unique_name),
  );
  return location ? { change, address: location.address, isLast, isOnlyCoverage } : null;
}

function draftWithChange(
  draft: PackageDraft,
  quotes: Parameters<typeof withLocations>[1],
  { kind, coverage, location }: LocationChange,
): PackageDraft {
  return withLocations(draft, quotes, coverage, { [location]: kind === 'restore-location' });
}
