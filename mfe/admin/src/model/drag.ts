import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { whyNotAdd, whyNotDrop, whyNotRemove } from '@fairlead/domain/packages';
import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { content } from '../content.ts';
import type { ContentsModel } from './contents.ts';
import { additionOf, findHeld, type HeldItem, heldName, shortProduct } from './held-item.ts';
import type { OptimisticModel } from './optimistic.ts';
import type { SubmissionModel } from './submission.ts';

type Dragged = { readonly cardId: string; readonly from: string | null };

/** The text and state of a package's drop zone. */
export type Zone = {
  readonly kind: 'rest' | 'offered' | 'over' | 'refused' | 'refused-over';
  readonly text: string;
};

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly contents: ContentsModel;
  readonly $lock: Store<string | null>;
};

/** A card that is dragged from the library or a package over the board. */
export function createDrag({ submission, optimistic, contents, $lock }: Dependencies) {
  const lifted = createEvent<Dragged>();
  /** The package under the pointer, or null. */
  const movedOver = createEvent<string | null>();
  const dropped = createEvent();
  const canceled = createEvent();

  const $dragged = createStore<Dragged | null>(null)
    .on(lifted, (_, dragged) => dragged)
    .reset([canceled, submission.opened]);
  const $over = createStore<string | null>(null)
    .on(movedOver, (_, over) => over)
    .reset([lifted, canceled, submission.opened]);

  const ended = sample({ clock: dropped, source: { dragged: $dragged, over: $over } });
  $dragged.reset(ended);
  $over.reset(ended);
  const move = ended.filterMap(({ dragged, over }) =>
    dragged && over ? { ...dragged, to: over } : undefined,
  );
  sample({ clock: move, target: contents.moved });
  sample({ clock: lifted, target: submission.held });
  sample({ clock: [dropped, canceled], target: submission.released });

  const $item = combine(optimistic.$submission, $dragged, (shown, dragged) =>
    shown && dragged ? findHeld(shown, dragged.cardId, dragged.from) : null,
  );
  /** The drop zones by package, while nothing is over them. */
  const $zones = combine(
    optimistic.$submission,
    $dragged,
    $item,
    $lock,
    (shown, dragged, item, lock) =>
      new Map(
        (shown?.packages ?? []).map((one) => [
          one.id,
          lock || !shown ? null : zoneOf(shown, one, dragged, item),
        ]),
      ),
  );
  /** What a screen reader announces during a drag. */
  const $said = combine(
    optimistic.$submission,
    $item,
    $over,
    $zones,
    (shown, item, over, zones) => {
      const target = shown?.packages.find(({ id }) => id === over);
      const zone = target && zones.get(target.id);
      if (!item || !target || !zone) return '';
      return zone.kind === 'refused'
        ? content.drag.refused(heldName(item), target.name, zone.text)
        : content.drag.over(heldName(item), target.name);
    },
  );

  return { lifted, movedOver, dropped, canceled, $dragged, $item, $over, $zones, $said };
}

function zoneOf(
  submission: MarketSubmission,
  target: Package,
  dragged: Dragged | null,
  item: HeldItem | null,
): Zone {
  const closed = whyNotDrop(target.status, submission.status);
  if (closed) return { kind: 'refused', text: closed };
  if (!dragged || !item || dragged.from === target.id)
    return { kind: 'rest', text: content.drag.rest };
  const source = submission.packages.find(({ id }) => id === dragged.from);
  const refused =
    (source && whyNotRemove(source.status, submission.status)) ??
    whyNotAdd(additionOf(item), target, submission.status);
  return refused
    ? { kind: 'refused', text: refused }
    : { kind: 'offered', text: content.drag.offered };
}

/** The zone of a package under the pointer. */
export function zoneUnderPointer(zone: Zone, item: HeldItem | null): Zone {
  if (zone.kind === 'refused') return { ...zone, kind: 'refused-over' };
  if (zone.kind !== 'offered' || !item) return zone;
  const product = item.kind === 'quote' ? item.quote.product_name : item.product;
  return { kind: 'over', text: content.drag.drop(shortProduct(product)) };
}
