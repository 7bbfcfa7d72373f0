import { useUnit } from 'effector-react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';

/** Shows and hides the archived packages, if there are any. */
export function ArchiveToggle() {
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
        className="board-archive"
        variant="quiet"
        size="sm"
        label={showsArchived ? content.archive.hide : content.archive.show}
        onClick={() => toggle()}
      />
    </div>
  );
}
