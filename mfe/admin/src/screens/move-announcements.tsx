import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';

/** Tells screen readers how a package or a card is moving. */
export function MoveAnnouncements() {
  const { reorder, drag } = useModel();
  const { order, card } = useUnit({ order: reorder.$said, card: drag.$said });
  return (
    <p className="visually-hidden" role="status">
      {card || order}
    </p>
  );
}
