import type {} from '@fairlead/ui/react';
import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';
import { AdminNav } from './admin-nav.tsx';
import { ArchiveToggle } from './archive-toggle.tsx';
import { BoardHead } from './board-head.tsx';
import { Columns } from './columns.tsx';
import { ExpiredDialog } from './expired-dialog.tsx';
import { LoadFailed } from './load-failed.tsx';
import { Notices } from './notices.tsx';
import { SlideOuts } from './slide-outs.tsx';
import { SubmissionStatusDialog } from './submission-status-dialog.tsx';

/** The admin tool of one market submission (B§2). */
export function SubmissionScreen() {
  const { submission } = useModel();
  const view = useUnit(submission.$view);
  if (view === 'loading') return <ui-overlay />;
  if (view === 'failed') return <LoadFailed />;
  return (
    <div className="admin-body admin-screen">
      <AdminNav />
      <div className="board">
        <BoardHead />
        <Notices />
        <ArchiveToggle />
        <Columns />
        <SlideOuts />
      </div>
      <SubmissionStatusDialog />
      <ExpiredDialog />
    </div>
  );
}
