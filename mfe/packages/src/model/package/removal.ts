import type { Quote } from '@fairlead/contracts/packages';
import {
  coverageLabel,
  dependentsAmong,
  editingTexts,
  isLastCoverage,
} from '@fairlead/domain/packages';
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
import { type PackageDraft, withoutCoverages } from './draft.ts';

/** A coverage to remove, with the dependents that have to be removed with it. */
type Removal = { readonly coverage: string; readonly dependents: readonly string[] };

type Dependencies = {
  /** A user who may edit the package removes a coverage; `enabled` are all of its coverages. */
  readonly asked: Event<{ readonly coverage: string; readonly enabled: readonly string[] }>;
  readonly changed: EventCallable<PackageDraft>;
  readonly $quotes: Store<readonly Quote[]>;
  readonly $draft: Store<PackageDraft>;
};

/** Removing a coverage (B§5): never the last one, and dependents only after a confirmation. */
export function createRemoval({ asked, changed, $quotes, $draft }: Dependencies) {
  const confirmed = createEvent();
  const dismissed = createEvent();

  const removing = asked.map(({ coverage, enabled }) => {
    const dependents = dependentsAmong(coverage, enabled);
    return { coverage, dependents, isLast: isLastCoverage(coverage, enabled) };
  });
  sample({
    clock: removing,
    filter: ({ isLast }) => isLast,
    fn: () => ({ text: editingTexts.keepOne, tone: 'danger' as const }),
    target: notify,
  });
  /** The removal that waits for its confirmation. */
  const $asked = createStore<Removal | null>(null)
    .on(removing, (_, removal) =>
      !removal.isLast && removal.dependents.length > 0 ? removal : null,
    )
    .reset(dismissed);
  const removed = createEvent<Removal>();
  sample({
    clock: removing,
    filter: ({ isLast, dependents }) => !isLast && dependents.length === 0,
    target: removed,
  });
  sample({ clock: confirmed, source: $asked, filter: Boolean, target: removed });
  $asked.reset(removed);
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

  return { confirmed, dismissed, removed, $asked };
}
