import { type Lock, whyNotEffectiveDate } from '@fairlead/domain/packages';
import { createDraft, forgetDraftFx } from '@fairlead/store';
import {
  combine,
  createEvent,
  createStore,
  type Event,
  merge,
  type Store,
  type StoreWritable,
  sample,
} from 'effector';
import { content } from '../../content.ts';
import type { createEffectiveDate } from '../effective-date.ts';
import type { NoticeModel } from '../notice.ts';
import { ofOpenSubmission } from '../of-open-submission.ts';
import type { OptimisticModel } from '../optimistic.ts';
import type { SubmissionModel } from '../submission.ts';
import { emptyForm, Form, type LimitValue, withCoverage, withLimit, withRequest } from './form.ts';
import { createOffers } from './load-offers.ts';
import { offeredGroups, plannedRequests, whyNotContinue } from './offers.ts';
import { createSendFx, sendingOf } from './send-requests.ts';

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
  readonly effectiveDate: ReturnType<typeof createEffectiveDate>;
  readonly $lock: Store<Lock | null>;
};

/** Request Quotes (B§5): choose coverages and limits, review the resulting requests, send them to the insurer. */
export function createRequestQuotes(parts: Dependencies) {
  const { submission, optimistic, notice, effectiveDate, $lock } = parts;
  const opened = createEvent();
  const closed = createEvent();
  const coverageToggled = createEvent<string>();
  const limitToggled = createEvent<LimitValue>();
  const continued = createEvent();
  const wentBack = createEvent();
  const requestToggled = createEvent<string>();
  const allCleared = createEvent();
  const notesTyped = createEvent<string>();
  const dayTyped = createEvent<string>();
  const submitted = createEvent();

  const $form = createStore<Form>(emptyForm);
  const $isOpen = $form.map(({ step }) => step !== 'closed');
  const offers = createOffers(submission, $isOpen);
  const sendFx = createSendFx(submission, notice);

  /** Why no quotes can be requested now; null when they can. */
  const $whyNotOpen = combine(optimistic.$submission, $lock, (shown, lock) => {
    if (!shown) return null;
    if (shown.status !== 'QUOTE_BLOCKED')
      return 'Market Submission must be Quote Blocked to request quotes.';
    return lock && content.locks[lock];
  });
  const $planned = combine(offers.$available, $form, plannedRequests);
  const $whyNotContinue = combine(offers.$available, $form, whyNotContinue);
  const $day = combine($form, effectiveDate.$day, ({ day }, boardDay) => day ?? boardDay);
  // Also the day of the board: one that the board refuses isn't saved there, but would be sent from here.
  const $dayError = combine($day, effectiveDate.$range, (day, range) =>
    day ? (whyNotEffectiveDate(day, range) ?? '') : '',
  );
  /** Why the requests can't be sent; null when they can. */
  const $whyNotSubmit = combine($planned, $dayError, $whyNotOpen, (planned, dayError, whyNot) =>
    planned.some(({ isSent }) => isSent)
      ? whyNot || dayError || null
      : content.requestQuotes.chooseRequest,
  );

  const openedNow = sample({ clock: opened, source: $whyNotOpen, filter: (why) => why === null });
  const continuedNow = sample({
    clock: continued,
    source: $whyNotContinue,
    filter: (why) => why === null,
  });
  const $isIdle = sendFx.pending.map((isSending) => !isSending);
  const closedNow = sample({ clock: closed, filter: $isIdle });
  const cleared = sample({ clock: allCleared, source: $planned });
  $form
    .on(openedNow, (form) => ({ ...form, step: form.step === 'closed' ? 'limits' : form.step }))
    .on(coverageToggled, withCoverage)
    .on(limitToggled, withLimit)
    .on(continuedNow, (form) => ({ ...form, step: 'requests' }))
    .on(wentBack, (form) => ({ ...form, step: 'limits' }))
    .on(requestToggled, withRequest)
    .on(cleared, (form, planned) => ({ ...form, left: planned.map(({ id }) => id) }))
    .on(notesTyped, (form, notes) => ({ ...form, notes }))
    .on(dayTyped, (form, day) => ({ ...form, day }))
    .on(closedNow, (form) => ({ ...form, step: 'closed' }))
    .reset(submission.opened);

  const entered = { planned: $planned, form: $form, day: $day };
  const sending = sample({
    clock: submitted,
    source: { ...entered, id: submission.$id, whyNot: $whyNotSubmit, isIdle: $isIdle },
  }).filterMap(({ id, whyNot, form, planned, day, ...now }) =>
    id && whyNot === null && now.isIdle
      ? sendingOf({ id, planned, notes: form.notes, day })
      : undefined,
  );
  sample({ clock: sending, target: sendFx });

  const changed = [coverageToggled, limitToggled, requestToggled, notesTyped, dayTyped];
  keepForm({
    submission,
    $form,
    changed: [...changed, cleared, continuedNow],
    sent: sendFx.done.map(({ params }) => params.id),
  });

  return {
    opened,
    closed,
    coverageToggled,
    limitToggled,
    continued,
    wentBack,
    requestToggled,
    allCleared,
    notesTyped,
    dayTyped,
    submitted,
    offers,
    $form,
    $groups: combine(offers.$available, $form, offeredGroups),
    $planned,
    $whyNotOpen,
    $whyNotContinue,
    $whyNotSubmit,
    $day,
    $dayError,
    $isSending: sendFx.pending,
  };
}

type Kept = {
  readonly submission: SubmissionModel;
  readonly $form: StoreWritable<Form>;
  readonly changed: readonly Event<unknown>[];
  /** The requests of this submission were sent. */
  readonly sent: Event<string>;
};

const draftOf = (id: string) => `request-quotes:${id}`;

/** Keeps the form through a reload and a swap until it is sent. */
function keepForm({ submission, $form, changed, sent }: Kept): void {
  const draft = createDraft<Form>({
    key: submission.$id.map((id) => id && draftOf(id)),
    version: 1,
    source: $form,
    changed: merge(changed),
    shape: Form,
  });
  sample({ clock: submission.opened, target: draft.restore });
  sample({ clock: draft.restored, target: $form });
  // Whoever has gone on to another submission meanwhile keeps what they entered there.
  const sentHere = ofOpenSubmission(sent, submission.$id, (sentId) => sentId);
  sample({ clock: sentHere, fn: () => emptyForm, target: $form });
  sample({ clock: sentHere, target: draft.discard });
  const sentElsewhere = sample({
    clock: sent,
    source: submission.$id,
    filter: (id, sentId) => id !== sentId,
    fn: (_, sentId) => draftOf(sentId),
  });
  sample({ clock: sentElsewhere, target: forgetDraftFx });
}
