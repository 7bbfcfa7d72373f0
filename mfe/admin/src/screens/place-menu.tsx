import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import type { Column } from '../model/column.ts';
import { useModel } from '../use-model.ts';

type Props = { readonly column: Column; readonly locked: string | null };

/** "Move to…": the positions that a package may take. */
export function PlaceMenu({ column: { id, name, place }, locked }: Props) {
  const { reorder } = useModel();
  const { put, count } = useUnit({ put: reorder.placed, count: reorder.$count });
  const { now, first, last } = place;
  const positions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return (
    <ui-menu
      variant="icon"
      icon="sort"
      align="start"
      label={content.order.menu(name)}
      reason={locked ?? undefined}
      items={positions.map((position) => ({
        value: String(position),
        text: content.order.position(position, count),
        note: position === now ? content.order.now : undefined,
        disabled: position === now,
      }))}
      onui-select={({ detail }) => put({ packageId: id, position: Number(detail) })}
    />
  );
}
