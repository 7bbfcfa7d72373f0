import type { ApplicantSummary } from '@fairlead/domain';
import { createEvent, createStore, sample } from 'effector';
import * as s from 'superstruct';
import { appStarted } from '../host/app.ts';
import { $owner, $ownStorage, persistOwnFx } from '../session/owner.ts';
import { forgetEverythingFx, readAs } from '../storage/storage.ts';
import { forgetDraftFx } from './forget-draft.ts';

const name = 'intake-answers';

/** The intake form was accepted. Its answers are stored through sign-up, until an application exists. */
export const intakeAnswered = createEvent<ApplicantSummary>();
/** An application has the answers now, or they are void: deletes them and the form's draft. */
export const intakeAnswersUsed = createEvent();
/** No application could be created: the answers are no longer accepted, and the form's draft stays. */
export const intakeAnswersRefused = createEvent();

const Summary: s.Struct<ApplicantSummary, unknown> = s.type({
  email: s.string(),
  first_name: s.string(),
  last_name: s.string(),
  legal_name: s.string(),
  website: s.string(),
  phone_number: s.string(),
  hdyhau: s.string(),
  hdyhau_other: s.string(),
  title: s.string(),
  title_other: s.string(),
  address: s.type({
    line_1: s.string(),
    line_2: s.string(),
    city: s.string(),
    region: s.string(),
    county: s.string(),
    postal_code: s.string(),
    country: s.string(),
    type: s.string(),
  }),
});

// Read while the app starts, and again in the same step as the session. Not in an effect, because whatever waits for
// these events needs the value at once.
const recalled = sample({
  clock: [appStarted, $owner],
  source: $ownStorage,
  fn: (storage): ApplicantSummary | null => readAs(storage, name, Summary),
});

/** The accepted intake answers; `introAnswers` of the domain turns them into answers of the applicant intro set. */
export const $intakeAnswers = createStore<ApplicantSummary | null>(null, { serialize: 'ignore' })
  .on(recalled, (_, kept) => kept)
  .on(intakeAnswered, (_, answers) => answers)
  .reset([intakeAnswersUsed, intakeAnswersRefused, forgetEverythingFx]);

/** The name of the intake form's draft. */
export const intakeDraft = 'intake';

sample({ clock: intakeAnswered, fn: (value) => ({ name, value }), target: persistOwnFx });
sample({
  clock: [intakeAnswersUsed, intakeAnswersRefused],
  fn: () => ({ name, value: null }),
  target: persistOwnFx,
});
sample({ clock: intakeAnswersUsed, fn: () => intakeDraft, target: forgetDraftFx });

/** The storage name for whether the welcome of Vanta's customers was shown. */
export const vantaWelcomeSeen = 'vanta-welcome-seen';
