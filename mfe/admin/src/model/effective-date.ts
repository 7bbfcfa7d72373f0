import { isStatus } from '@fairlead/contracts';
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
import { combine, createEffect, createEvent, createStore, type Store, sample } from 'effector';
import { noteReason } from './note-reason.ts';
import type { NoticeModel } from './notice.ts';
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
  const ended = sample({
    clock: saveFx.finally,
    source: submission.$id,
    filter: (id, { params }) => id === params.id,
    fn: (_, end) => end,
  });
  const saved = ended.filterMap(({ status, params }) =>
    status === 'done' ? params.day : undefined,
  );
  const $requested = optimistic.$submission.map(requestedDay);
  const $remembered = rememberDay({
    submission,
    saved,
    $requested,
  });
  // Someone whose session has ended comes back after signing in again.
  const { resumed } = keepUnsavedDay({
    submission,
    typed,
    settled: ended.filter({
      fn: (end) => end.status === 'done' || !isStatus(end.error, 401),
    }),
    $requested,
  });
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
  const $day = combine($typed, $shown, (day, shown) => day ?? shown ?? '');
  const $error = createStore('').reset([typed, submission.opened]);

  sample({ clock: [typed, fieldLeft], target: submission.dayAsked });
  const timer = createTimer();
  sample({ clock: [typed, resumed], fn: () => typingPause, target: timer.started });
  sample({ clock: fieldLeft, target: timer.stopped });
  const settled = sample({
    clock: [timer.rang, fieldLeft],
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
  sample({ clock: settled, fn: ({ whyNot }) => whyNot ?? '', target: $error });
  const saving = settled.filterMap(({ id, day, whyNot, isSaving }) =>
    id !== null && day !== null && whyNot === null && !isSaving ? { id, day } : undefined,
  );
  sample({ clock: saving, target: saveFx });
  // Another day may have been chosen while the first was being saved: it is saved next.
  sample({ clock: saveFx.finally, fn: () => typingPause, target: timer.started });

  $kept.on(saved, (_, day) => day);
  // Keeps what was typed in the meantime; replaces a value that couldn't be saved with the saved one.
  $typed.on(ended, (day, { params }) => (day === params.day ? null : day));
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
