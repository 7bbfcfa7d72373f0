import { isLiftedByRefresh } from '@fairlead/domain/packages';
import { entered } from '@fairlead/store';
import { combine, createEvent, sample } from 'effector';
import { content } from '../content.ts';
import { createBoard } from './board.ts';
import { createBoardNews } from './board-news.ts';
import { createContents } from './contents.ts';
import { createDrag } from './drag.ts';
import { createDuplicate } from './duplicate.ts';
import { createEdits } from './edits.ts';
import { createEffectiveDate } from './effective-date.ts';
import { followSubmission } from './follow.ts';
import { createLibrary } from './library/library.ts';
import { createLinks } from './links.ts';
import { createLock } from './lock.ts';
import { createMissingApplication } from './missing-application.ts';
import { createNaming } from './naming.ts';
import { createNotice } from './notice.ts';
import { createOptimistic } from './optimistic.ts';
import { createPackageStatus } from './package-status.ts';
import { createRecommended } from './recommended.ts';
import { createRefresh } from './refresh.ts';
import { createReorder } from './reorder.ts';
import { createRequestQuotes } from './request-quotes/request-quotes.ts';
import { createSlideOuts } from './slide-outs.ts';
import { createSubmission } from './submission.ts';
import { createSubmissionList } from './submission-list/submission-list.ts';
import { createMoveFx, createSubmissionStatus } from './submission-status.ts';
import { createTargets } from './targets.ts';
import { createUndo } from './undo.ts';
import { createUnlock } from './unlock.ts';

/** The admin tool of a market submission (B§2). */
export function createModel() {
  const submission = createSubmission();
  const optimistic = createOptimistic(submission);
  const notice = createNotice(submission);
  const refresh = createRefresh(submission, notice);
  const moveFx = createMoveFx();

  const $lock = createLock({
    $submission: optimistic.$submission,
    $today: submission.$today,
    $isRefreshing: refresh.$isRefreshing,
    $isUpdating: moveFx.pending,
  });

  const refreshAsked = createEvent();
  sample({
    clock: refreshAsked,
    source: $lock,
    filter: isLiftedByRefresh,
    target: refresh.started,
  });
  /** The text beside the offer to refresh; null while there is nothing to refresh. */
  const $refreshPrompt = $lock.map((lock) => (lock && content.refresh.prompts[lock]) ?? null);

  // The board stays when it can't be reloaded, and says that it may be out of date.
  sample({
    clock: submission.failed,
    source: submission.$loaded,
    filter: (loaded) => loaded !== null,
    fn: () => ({ packageId: null, text: content.notices.reload }),
    target: notice.noted,
  });
  sample({
    clock: submission.fresh,
    source: notice.$notice,
    filter: (shown) => shown?.text === content.notices.reload,
    target: notice.dismissed,
  });

  const submissionList = createSubmissionList();
  sample({
    clock: [submission.opened, entered('admin-missing-application')],
    target: submissionList.linkOffered,
  });

  const pollFx = followSubmission(submission);
  const edits = createEdits({ submission, optimistic, notice });
  const undo = createUndo({ submission, optimistic, notice, edits, $lock });
  const parts = { submission, optimistic, notice, edits, undo, $lock };
  const reorder = createReorder(parts);
  const contents = createContents(parts);
  const effectiveDate = createEffectiveDate(parts);
  const board = createBoard({ ...parts, $packages: reorder.$packages });
  /** The notice at the head of the board. It includes notices about packages that are gone or hidden in the archive. */
  const $headNotice = combine(notice.$notice, board.$columns, (shown, columns) =>
    columns.some(({ id }) => id === shown?.packageId) ? null : shown,
  );
  /** Leaving the page now would lose what the server doesn't have yet. */
  const $isSaving = combine(
    [edits.$isBusy, effectiveDate.$isSaving, moveFx.pending],
    (all: readonly boolean[]) => all.includes(true),
  );
  return {
    submission,
    submissionList,
    $isSaving,
    $submission: optimistic.$submission,
    $lock,
    notice,
    $headNotice,
    $news: createBoardNews(submission, pollFx),
    board,
    undo,
    targets: createTargets(optimistic, board.$interval),
    reorder,
    contents,
    drag: createDrag({ ...parts, contents }),
    library: createLibrary({ submission, optimistic, $interval: board.$interval }),
    slideOuts: createSlideOuts({ submission, optimistic, $interval: board.$interval }),
    packageStatus: createPackageStatus(parts),
    recommended: createRecommended(parts),
    naming: createNaming({ ...parts, refreshed: refresh.done }),
    duplicate: createDuplicate(parts),
    effectiveDate,
    requestQuotes: createRequestQuotes({ ...parts, effectiveDate }),
    submissionStatus: createSubmissionStatus({ ...parts, moveFx }),
    links: createLinks(submission.$id),
    refresh: {
      asked: refreshAsked,
      $isRefreshing: refresh.$isRefreshing,
      $prompt: $refreshPrompt,
    },
    unlock: createUnlock(submission, notice),
    missingApplication: createMissingApplication(),
  };
}

export type AdminModel = ReturnType<typeof createModel>;
