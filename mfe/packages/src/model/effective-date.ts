import { setRequestedEffectiveDate } from '@fairlead/contracts/packages';
import {
  type DayText,
  effectiveDateRange,
  formatDay,
  pickerBounds,
  savedDateInRange,
  whyNotEffectiveDate,
} from '@fairlead/domain/packages';
import { createCallFx, createLatest, entered, notify } from '@fairlead/store';
import { combine, createEvent, createStore, type Store, sample } from 'effector';
import { content } from '../content.ts';
import type { SelectedPackage } from './selected-package.ts';
import type { Submission } from './submission.ts';

/** The day the coverage starts (B§5): from today until the first quote expires; saved as soon as it is chosen. */
export function createEffectiveDate(
  { $submission, $today, dayAsked, requestedDayChanged }: Submission,
  $package: SelectedPackage,
  $lock: Store<string | null>,
) {
  const chosen = createEvent<DayText>();
  /** The field was left: saves a day again whose save failed, because choosing it again fires no change. */
  const left = createEvent();
  const saveFx = createCallFx(setRequestedEffectiveDate);

  sample({ clock: chosen, target: dayAsked });
  const $chosen = createStore<DayText | null>(null).on(chosen, (_, day) => day);
  sample({ clock: entered('billing'), fn: () => null, target: $chosen });

  const $range = combine($package, $today, (selected, today) =>
    effectiveDateRange(today, selected?.quotes ?? []),
  );
  /** The server's value, if it is still allowed. */
  const $saved = combine($package, $range, (selected, range) => {
    const [quote] = selected?.quotes ?? [];
    return savedDateInRange(quote?.requested_effective_date ?? null, range);
  });
  const $day = combine(
    $chosen,
    $saved,
    $range,
    (picked, saved, range): DayText => picked ?? saved ?? range.min,
  );
  const $error = combine($day, $range, whyNotEffectiveDate);
  const $isSaved = combine($day, $saved, (day, saved) => day === saved);

  // A later day, or another submission, may have been chosen in the meantime.
  const ended = sample({
    clock: createLatest(saveFx).ended,
    source: $submission,
    filter: (submission, { params }) => submission?.id === params.params.id,
    fn: (_, end) => end,
  });
  const failed = ended.filter({ fn: ({ status }) => status === 'fail' });
  const $hasFailed = createStore(false)
    .on(failed, () => true)
    .reset([saveFx, entered('billing')]);
  const failedDayLeft = sample({ clock: left, filter: $hasFailed });

  const saved = sample({
    clock: [chosen, failedDayLeft],
    source: {
      submission: $submission,
      day: $day,
      error: $error,
      isSaved: $isSaved,
      lock: $lock,
    },
  }).filterMap(({ submission, day, error, isSaved, lock }) =>
    submission && error === null && !isSaved && lock === null
      ? { params: { id: submission.id }, body: { requestedEffectiveDate: day } }
      : undefined,
  );
  sample({ clock: saved, target: saveFx });
  sample({
    clock: ended.filter({ fn: ({ status }) => status === 'done' }),
    fn: ({ params: { params, body } }) => ({ id: params.id, day: body.requestedEffectiveDate }),
    target: requestedDayChanged,
  });
  sample({
    clock: failed,
    fn: () => ({ text: content.effectiveDate.failed, tone: 'danger' as const }),
    target: notify,
  });

  return {
    chosen,
    left,
    saveFx,
    $range,
    $day,
    /** The day that coverage starts; null for one that was refused, here or by the server. */
    $startDay: combine($day, $error, $hasFailed, (day, error, hasFailed) =>
      error === null && !hasFailed ? day : null,
    ),
    $error,
    $isSaved,
    $isSaving: saveFx.pending,
    $bounds: combine($range, $lock, (range, lock) => pickerBounds(range, lock !== null)),
    /** The day's error; none while it can't be changed. */
    $fieldError: combine($error, $lock, (error, lock) => (lock === null ? error : null)),
    /** The allowed days, or why none can be chosen now. */
    $hint: combine($range, $lock, ({ max }, lock) => {
      const { hint, locked, lockedBy } = content.effectiveDate;
      return lock === null ? hint(max && formatDay(max)) : (lockedBy[lock] ?? locked);
    }),
  };
}

export type EffectiveDate = ReturnType<typeof createEffectiveDate>;
