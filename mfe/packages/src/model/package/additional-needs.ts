import { updateMarketSubmission } from '@fairlead/contracts/packages';
import { $route, createCallFx, left, navigate, type OpenRoute } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import type { Submission } from '../submission.ts';

/** Needs beyond the offered coverages: an advisor reviews them, and the packages are blocked until then (B§2). */
export function createAdditionalNeeds({ $submission, changed }: Submission) {
  const opened = createEvent();
  const typed = createEvent<string>();
  const sent = createEvent();
  const dismissed = createEvent();
  const sendFx = createCallFx(updateMarketSubmission);

  const $id = $submission.map((submission) => submission?.id ?? null);
  /** What was typed for one submission isn't sent for another. */
  const $written = createStore({ id: null as string | null, text: '' }).reset(sendFx.done);
  sample({ clock: typed, source: $id, fn: (id, text) => ({ id, text }), target: $written });
  const $details = combine($written, $id, (written, id) => (written.id === id ? written.text : ''));
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .reset([dismissed, sendFx.done, left('package'), left('admin-package')]);
  const $hasFailed = createStore(false)
    .on(sendFx.fail, () => true)
    .reset([sendFx, opened]);
  const $canSend = $details.map((details) => details.trim() !== '');

  const send = sample({
    clock: sent,
    source: { submission: $submission, details: $details, isBusy: sendFx.pending },
  }).filterMap(({ submission, details, isBusy }) =>
    submission && details.trim() !== '' && !isBusy
      ? {
          body: {
            market_submission_id: submission.id,
            status: 'QUOTE_BLOCKED',
            details: details.trim(),
          },
        }
      : undefined,
  );
  sample({ clock: send, target: sendFx });
  sample({
    clock: sendFx.done,
    fn: ({ params: { body } }) => ({
      id: body.market_submission_id,
      changes: { status: 'QUOTE_BLOCKED' },
    }),
    target: changed,
  });
  // Whoever has left meanwhile stays where they are.
  sample({
    clock: sendFx.done,
    source: $route,
    filter: (route, { params: { body } }) =>
      isPackagePage(route) && route?.params.marketSubmissionId === body.market_submission_id,
    fn: (_, { params: { body } }) => ({
      route: 'gtm-review-block' as const,
      params: { marketSubmissionId: body.market_submission_id },
    }),
    target: navigate,
  });

  return {
    opened,
    typed,
    sent,
    dismissed,
    $details,
    $isOpen,
    $canSend,
    $hasFailed,
    $isSending: sendFx.pending,
  };
}

const isPackagePage = (route: OpenRoute | null): boolean =>
  route?.name === 'package' || route?.name === 'admin-package';
