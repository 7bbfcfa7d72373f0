import { useStoreMap, useUnit } from 'effector-react';
import { zoneUnderPointer } from '../model/drag.ts';
import { useModel } from '../use-model.ts';

const classes = {
  rest: 'dropzone',
  offered: 'dropzone is-offered',
  over: 'dropzone is-over',
  refused: 'dropzone is-refused',
  'refused-over': 'dropzone is-refused-over',
} as const;

/** The drop zone for quotes of a package, or the reason why nothing can be dropped. */
export function DropZone({ packageId }: { readonly packageId: string }) {
  const { drag } = useModel();
  const zone = useStoreMap({
    store: drag.$zones,
    keys: [packageId],
    fn: (zones, [id]) => zones.get(id) ?? null,
  });
  const isOver = useStoreMap({
    store: drag.$over,
    keys: [packageId],
    fn: (over, [id]) => over === id,
  });
  const item = useUnit(drag.$item);
  if (!zone) return null;
  const { kind, text } = isOver ? zoneUnderPointer(zone, item) : zone;
  const isRefused = kind === 'refused' || kind === 'refused-over';
  return (
    <p className={classes[kind]}>
      <span>
        {isRefused ? <ui-icon name="lock" size="sm" /> : null}
        {kind === 'over' ? <ui-icon name="plus" size="sm" /> : null}
        {text}
      </span>
    </p>
  );
}
