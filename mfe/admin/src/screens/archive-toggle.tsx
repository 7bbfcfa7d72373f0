import { useUnit } from 'effector-react';
import type { Ref } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

type Props = { readonly ref: Ref<HTMLElementTagNameMap['ui-button']> };

/** Shows and hides the archived packages, if there are any. */
export function ArchiveToggle({ ref }: Props) {
  const { board } = useModel();
  const { hasArchived, showsArchived, toggle } = useUnit({
    hasArchived: board.$hasArchived,
    showsArchived: board.$showsArchived,
    toggle: board.archivedToggled,
  });
  if (!hasArchived) return null;
  return (
    <div className="board-sub">
      <ui-button
        ref={ref}
        className="board-archive"
        variant="quiet"
        size="sm"
        label={showsArchived ? content.archive.hide : content.archive.show}
        onClick={() => toggle()}
      />
    </div>
  );
}
