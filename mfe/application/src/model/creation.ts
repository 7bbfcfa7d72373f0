import {
  createApplication,
  ensureClientContactExists,
  findQuestionSet,
  type QuestionSet,
} from '@fairlead/contracts/application';
import { type ApplicantSummary, introAnswers } from '@fairlead/domain';
import { answeredQuestions, layOut, patchesOf, payloadOf } from '@fairlead/domain/question-set';
import {
  $attribution,
  $experience,
  $flagsSettled,
  $intakeAnswers,
  $route,
  $user,
  accountRegistered,
  applicationCreated,
  clientIdReceived,
  createCallFx,
  createQueryFx,
  emailVerified,
  entered,
  intakeAnswersUsed,
  left,
  navigate,
  persistOwnFx,
} from '@fairlead/store';
import { attach, createStore, type Event, merge, sample } from 'effector';
import { backToForm, createCreationFailure } from './creation-failure.ts';
import { createKeyFx, forgetKey } from './creation-key.ts';
import { createNextStep } from './next-step.ts';

const oneMoreSecond = (retry: number) => retry * 1000;

/**
 * Creates the application from the intake answers: the contact, the lead's events, the application itself, then the
 * eligibility check and the next step by its status (A§2, A§4).
 */
export function createCreation() {
  const opened = entered('application-start');
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .reset(left('application-start'));

  const contactFx = createCallFx(ensureClientContactExists, { retries: 3, delay: oneMoreSecond });
  const introFx = createQueryFx(findQuestionSet, {
    outlivesWrites: true,
    retries: 4,
    delay: oneMoreSecond,
  });
  const keyFx = createKeyFx();
  const postFx = createCallFx(createApplication, { retries: 2, delay: oneMoreSecond });

  const createFx = attach({
    source: { attribution: $attribution, experience: $experience },
    effect: async ({ attribution, experience }, answers: ApplicantSummary) => {
      const set = await introFx({ query: { name: 'applicant_intro' } });
      const key = await keyFx();
      const created = await postFx({
        headers: { 'Idempotency-Key': key },
        body: {
          question_set_id: set.id,
          questions: questionsOf(set, answers),
          offer_code: attribution.offer_code ?? null,
          referral_partner: attribution.partner ?? null,
          experience,
        },
      });
      return { ...created, region: answers.address.region };
    },
  });

  const nextStep = createNextStep();

  const $isRunning = createStore(false);

  const begun = sample({
    clock: [opened, $flagsSettled],
    source: { isOpen: $isOpen, isSettled: $flagsSettled, isRunning: $isRunning },
    filter: ({ isOpen, isSettled, isRunning }) => isOpen && isSettled && !isRunning,
  });
  const start = sample({ clock: begun, source: $intakeAnswers, filter: Boolean });
  const nothingToCreate = sample({
    clock: begun,
    source: $intakeAnswers,
    filter: (answers) => answers === null,
    fn: () => {},
  });
  sample({
    clock: nothingToCreate,
    source: $route,
    fn: (route) => backToForm(route?.query),
    target: navigate,
  });

  sample({ clock: start, fn: () => {}, target: contactFx });
  sample({
    clock: contactFx.doneData.map(({ client_id }) => client_id),
    filter: (id) => id !== null,
    target: clientIdReceived,
  });
  // Each is reported once per lead. Every user of this screen has an account and a verified address.
  sample({
    clock: contactFx.done,
    source: $user,
    filter: Boolean,
    fn: ({ email }) => ({ email }),
    target: accountRegistered,
  });
  sample({ clock: contactFx.done, fn: () => {}, target: emailVerified });
  sample({ clock: contactFx.done, source: $intakeAnswers, filter: Boolean, target: createFx });

  // Only once the next screen is known: a retry needs the same answers and the same key.
  sample({ clock: nextStep.arrived, fn: forgetKey, target: persistOwnFx });
  sample({ clock: nextStep.arrived, fn: () => {}, target: intakeAnswersUsed });
  sample({
    clock: createFx.doneData,
    fn: ({ id }) => ({ applicationId: id }),
    target: applicationCreated,
  });
  sample({ clock: createFx.doneData, target: nextStep.created });

  const whileOpen = (failed: Event<Error>) =>
    sample({ clock: failed, source: $isOpen, filter: Boolean, fn: (_, failure) => failure });
  const creationFailed = whileOpen(merge([contactFx.failData, createFx.failData]));
  const nextStepFailed = whileOpen(nextStep.failed);
  createCreationFailure({ creationFailed, nextStepFailed });

  $isRunning
    .on(start, () => true)
    .reset([creationFailed, nextStepFailed, nextStep.arrived, left('application-start')]);

  return { $isOpen, $isRunning };
}

/** Converts the intake answers to questions of the applicant intro set, without those that the set doesn't ask. */
function questionsOf(set: QuestionSet, summary: ApplicantSummary) {
  const layout = layOut(set, []);
  const answers = introAnswers(summary);
  const values = new Map(
    [...layout.fields.values()].map(
      ({ id, field }) => [id, answers[field.unique_name] ?? ''] as const,
    ),
  );
  return answeredQuestions(payloadOf(layout, values, patchesOf(layout, values)));
}
