import { useUnsavedEdits } from '@fairlead/mfe-kit';
import { useUnit } from 'effector-react';
import { useRef } from 'react';
import { content } from '../content.ts';
import { useModel } from '../use-model.ts';
import { AdminNav } from './admin-nav.tsx';
import { ArchiveToggle } from './archive-toggle.tsx';
import { BoardAnnouncements } from './board-announcements.tsx';
import { BoardHead } from './board-head.tsx';
import { Columns } from './columns.tsx';
import { ColumnsSkeleton } from './columns-skeleton.tsx';
import { ExpiredDialog } from './expired-dialog.tsx';
import { Library } from './library.tsx';
import { LibrarySkeleton } from './library-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Notices } from './notices.tsx';
import { RequestQuotes } from './request-quotes.tsx';
import { SlideOuts } from './slide-outs.tsx';
import { SubmissionStatusDialog } from './submission-status-dialog.tsx';
import { useUndoKey } from './use-undo-key.ts';

/** The admin tool of one market submission (B§2). Its head stays when the submission comes. */
export function SubmissionScreen() {
  const { submission, library, undo: undone, $isSaving } = useModel();
  const { view, isLibrary, isSaving, undo } = useUnit({
    view: submission.$view,
    isLibrary: library.$isOpen,
    isSaving: $isSaving,
    undo: undone.asked,
  });
  const archiveToggle = useRef<HTMLElementTagNameMap['ui-button']>(null);
  useUndoKey(undo);
  useUnsavedEdits(isSaving);
  const isLoading = view === 'loading';
  if (view === 'failed') return <LoadFailed />;
  return (
    <div className={isLibrary ? 'admin-body admin-screen has-library' : 'admin-body admin-screen'}>
      <AdminNav />
      {isLoading && isLibrary ? <LibrarySkeleton /> : <Library />}
      <div className="board">
        <BoardHead isLoading={isLoading} />
        <Notices />
        <ArchiveToggle ref={archiveToggle} />
        {isLoading ? <ColumnsSkeleton /> : <Columns archiveToggle={archiveToggle} />}
        <SlideOuts />
        <RequestQuotes />
      </div>
      {isLoading ? (
        <p className="visually-hidden" role="status">
          {content.loading}
        </p>
      ) : null}
      <SubmissionStatusDialog />
      <ExpiredDialog />
      <BoardAnnouncements />
    </div>
  );
}
