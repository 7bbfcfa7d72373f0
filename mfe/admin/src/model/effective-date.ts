import {
  type MarketSubmission,
  type Quote,
  setRequestedEffectiveDate,
} from '@fairlead/contracts/packages';
import {
  type DayText,
  effectiveDateRange,
  isDisplayed,
  pickerBounds,
  savedDateInRange,
  whyNotEffectiveDate,
} from '@fairlead/domain/packages';
import { createCallFx, createTimer, notify, reportErrors } from '@fairlead/store';
import {
  combine,
  createEffect,
  createEvent,
  createStore,
  merge,
  type Store,
  sample,
} from 'effector';
import { content } from '../content.ts';
import { createFailedDay } from './failed-day.ts';
import { noteReason } from './note-reason.ts';
import type { NoticeModel } from './notice.ts';
import { ofOpenSubmission } from './of-open-submission.ts';
import type { OptimisticModel } from './optimistic.ts';
import { rememberDay } from './remembered-day.ts';
import type { SubmissionModel } from './submission.ts';
import { failureToast } from './toasts.ts';
import { keepUnsavedDay } from './unsaved-day.ts';

/** A day is typed part by part, so it is saved when typing pauses this long, or the field is left. In ms. */
const typingPause = 800;

type Dependencies = {
  readonly submission: SubmissionModel;
  readonly optimistic: OptimisticModel;
  readonly notice: NoticeModel;
  readonly $lock: Store<string | null>;
};

type Saving = { readonly id: string; readonly day: DayText };

/** The requested effective date. The latest is the day on which the first quote expires (B§5, AMB-69). */
export function createEffectiveDate({ submission, optimistic, notice, $lock }: Dependencies) {
  const typed = createEvent<DayText>();
  const fieldLeft = createEvent();
  /** The server has this day. */
  const settled = createEvent<DayText>();

  const callFx = createCallFx(setRequestedEffectiveDate);
  const saveFx = createEffect(({ id, day }: Saving) =>
    callFx({ params: { id }, body: { requestedEffectiveDate: day } }),
  );

  const $range = combine(optimistic.$submission, submission.$today, (shown, today) =>
    effectiveDateRange(today, quotesInOrder(shown).slice(0, 1)),
  );
  /** The server's value: the saved day, or the day that the quotes were requested for. */
  const $kept = createStore<DayText | null>(null).reset(submission.opened);
  /** What is being saved, also while another submission is open. */
  const $saving = createStore<Saving | null>(null)
    .on(saveFx, (_, saving) => saving)
    .reset(saveFx.finally);
  const ended = ofOpenSubmission(saveFx.finally, submission.$id, ({ params }) => params.id);
  const saved = ended.filterMap(({ status, params }) =>
    status === 'done' ? params.day : undefined,
  );
  const $requested = optimistic.$submission.map(requestedDay);
  const $remembered = rememberDay({
    submission,
    saved,
    $requested,
  });
  // Whoever leaves with it comes back, also someone whose session has ended.
  const { resumed } = keepUnsavedDay({ submission, typed, settled, $requested });
  const $known = combine($kept, $requested, (kept, requested) => kept ?? requested);
  const $saved = combine($known, $range, savedDateInRange);
  const reopened = sample({
    clock: submission.opened,
    source: $saving,
    fn: (saving, { params }) => (saving?.id === params.marketSubmissionId ? saving.day : null),
  });
  const $typed = createStore<DayText | null>(null)
    .on(typed, (_, day) => day)
    .on(reopened, (_, day) => day)
    .on(resumed, (day, unsaved) => day ?? unsaved);
  // What this browser remembers is shown, and isn't what the server holds: another admin may have saved another day since.
  const $told = combine($known, $remembered, (known, remembered) => known ?? remembered);
  // A day that can't be changed isn't checked: the day of a bound submission may have passed.
  const $shown = combine($told, $range, $lock, (told, range, lock) =>
    lock ? told : savedDateInRange(told, range),
  );
  const $day = combine(
    $typed,
    $shown,
    $lock,
    (day, shown, lock) => (lock ? null : day) ?? shown ?? '',
  );
  const { notSaved, foundSaved, $failedDay } = createFailedDay({
    failed: ended.filterMap(({ status, params }) => (status === 'fail' ? params.day : undefined)),
    $typed,
    $saved,
    replaced: merge([typed, saved, submission.opened]),
  });
  const $error = createStore('')
    .on(notSaved, () => content.effectiveDate.notSaved)
    .reset([typed, foundSaved, submission.opened]);

  sample({ clock: [typed, fieldLeft], target: submission.dayAsked });
  // A day that couldn't be saved is sent again when its field is left again, or the submission is opened again.
  const timer = createTimer();
  sample({ clock: [typed, resumed], fn: () => typingPause, target: timer.started });
  sample({ clock: fieldLeft, target: timer.stopped });
  const paused = sample({
    clock: timer.rang,
    source: [$typed, $failedDay] as const,
    filter: ([day, failed]) => day !== failed,
  });
  const given = sample({
    clock: [paused, fieldLeft],
    source: {
      id: submission.$id,
      day: $typed,
      saved: $saved,
      range: $range,
      lock: $lock,
      isSaving: saveFx.pending,
    },
    filter: ({ day, saved, lock }) => day !== null && day !== saved && !lock,
    fn: ({ day, ...rest }) => ({ ...rest, day, whyNot: whyNotEffectiveDate(day, rest.range) }),
  });
  sample({ clock: given, fn: ({ whyNot }) => whyNot ?? '', target: $error });
  const saving = given.filterMap(({ id, day, whyNot, isSaving }) =>
    id !== null && day !== null && whyNot === null && !isSaving ? { id, day } : undefined,
  );
  sample({ clock: saving, target: saveFx });
  // Another day may have been chosen while the first was being saved: it is saved next.
  sample({ clock: saveFx.finally, fn: () => typingPause, target: timer.started });

  $kept.on(saved, (_, day) => day);
  // Keeps what was typed in the meantime, and what couldn't be saved.
  sample({ clock: [saved, foundSaved], target: settled });
  $typed.on(settled, (day, settledDay) => (day === settledDay ? null : day));
  sample({ clock: saved, target: submission.reloaded });
  sample({
    clock: saveFx.fail,
    fn: () => failureToast('Failed to update effective date. Please try again.'),
    target: notify,
  });
  noteReason(saveFx.failData, notice);
  reportErrors(saveFx.failData, 'admin: effective date');

  const $bounds = combine($range, $lock, (range, lock) => pickerBounds(range, lock !== null));

  return { typed, fieldLeft, $day, $error, $range, $bounds, $isSaving: saveFx.pending };
}

/** The quotes: those of the selected package first, then of packages that the client sees, then all others. */
function quotesInOrder(submission: MarketSubmission | null): readonly Quote[] {
  if (!submission) return [];
  const { packages, selected_package_id, quotes } = submission;
  const shown = packages.filter(isDisplayed).sort((a, b) => a.order - b.order);
  const selected = shown.filter(({ id }) => id === selected_package_id);
  return [...selected, ...shown, ...packages].flatMap((one) => one.quotes).concat(quotes);
}

function requestedDay(submission: MarketSubmission | null): DayText | null {
  const days = quotesInOrder(submission).map(
    ({ effective_date, requested_effective_date }) => effective_date ?? requested_effective_date,
  );
  return days.find((day) => day !== null) ?? null;
}
