import { useStoreMap, useUnit } from 'effector-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { content } from '../content.ts';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';

type Props = { readonly column: Column; readonly locked: string | null };

/** Moves a package: by drag, and by Space, the arrow keys and Escape. */
export function ColumnHandle({ column: { id, name, place }, locked }: Props) {
  const { reorder } = useModel();
  const { lift, nudge, drop, cancel } = useUnit({
    lift: reorder.lifted,
    nudge: reorder.nudged,
    drop: reorder.dropped,
    cancel: reorder.canceled,
  });
  const isLifted = useStoreMap({
    store: reorder.$lifted,
    keys: [id],
    fn: (lifted, [own]) => lifted?.packageId === own,
  });
  const self = useRef<HTMLButtonElement>(null);
  // React moves the column in the page, which takes the focus from its handle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what moves the column.
  useEffect(() => {
    if (isLifted) self.current?.focus();
  }, [isLifted, place.now]);
  const steps: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => nudge(-1),
    ArrowUp: () => nudge(-1),
    ArrowRight: () => nudge(1),
    ArrowDown: () => nudge(1),
    Escape: () => cancel(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!isLifted || !step) return;
    event.preventDefault();
    step();
  };
  return (
    <ui-tooltip text={locked ?? content.order.help}>
      <button
        className="grip"
        type="button"
        ref={self}
        aria-label={content.order.handle(name)}
        aria-pressed={isLifted}
        aria-disabled={locked ? true : undefined}
        onClick={() => {
          if (locked) return;
          if (isLifted) drop();
          else lift(id);
        }}
        // A package in the air holds the board's news back, so it is put back once the admin does something else. React reports
        // no blur while it moves the column itself.
        onBlur={() => isLifted && cancel()}
        // In the capture phase, because the tooltip also handles Escape and stops the event.
        onKeyDownCapture={onKeyDown}
      >
        <ui-icon name="grip" size="sm" />
      </button>
    </ui-tooltip>
  );
}
