import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';

/** Tells screen readers how a package or a card is moving, and what another admin did. */
export function BoardAnnouncements() {
  const { reorder, drag, $news } = useModel();
  const { order, card, news } = useUnit({ order: reorder.$said, card: drag.$said, news: $news });
  return (
    <>
      <p className="visually-hidden" role="status">
        {card || order}
      </p>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </>
  );
}
