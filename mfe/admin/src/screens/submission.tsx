import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';
import { AdminNav } from './admin-nav.tsx';
import { ArchiveToggle } from './archive-toggle.tsx';
import { BoardAnnouncements } from './board-announcements.tsx';
import { BoardHead } from './board-head.tsx';
import { Columns } from './columns.tsx';
import { ExpiredDialog } from './expired-dialog.tsx';
import { Library } from './library.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Notices } from './notices.tsx';
import { RequestQuotes } from './request-quotes.tsx';
import { SlideOuts } from './slide-outs.tsx';
import { SubmissionStatusDialog } from './submission-status-dialog.tsx';
import { useUndoKey } from './use-undo-key.ts';

/** The admin tool of one market submission (B§2). */
export function SubmissionScreen() {
  const { submission, library, undo: undone } = useModel();
  const { view, isLibrary, undo } = useUnit({
    view: submission.$view,
    isLibrary: library.$isOpen,
    undo: undone.asked,
  });
  useUndoKey(undo);
  if (view === 'loading') return <ui-overlay />;
  if (view === 'failed') return <LoadFailed />;
  return (
    <div className={isLibrary ? 'admin-body admin-screen has-library' : 'admin-body admin-screen'}>
      <AdminNav />
      <Library />
      <div className="board">
        <BoardHead />
        <Notices />
        <ArchiveToggle />
        <Columns />
        <SlideOuts />
        <RequestQuotes />
      </div>
      <SubmissionStatusDialog />
      <ExpiredDialog />
      <BoardAnnouncements />
    </div>
  );
}
