import { isStatus } from '@fairlead/contracts';
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
  $ownStorage,
  $route,
  $user,
  clientIdReceived,
  createCallFx,
  createQueryFx,
  entered,
  intakeAnswered,
  intakeAnswersRefused,
  intakeAnswersUsed,
  left,
  lookUpFailureText,
  navigate,
  openChatFx,
  persistOwnFx,
  reportLookUpFailures,
} from '@fairlead/store';
import { accountRegistered, applicationCreated, emailVerified } from '@fairlead/store/leads';
import { readUnchecked, uncheckedEntry } from '@fairlead/store/status-routing';
import { attach, createEvent, createStore, type Event, merge, sample } from 'effector';
import { content } from '../content.ts';
import { backToForm, createCreationFailure } from './creation-failure.ts';
import { createKeyFx, forgetKey } from './creation-key.ts';
import { createNextStep } from './next-step.ts';

const oneMoreSecond = (retry: number) => retry * 1000;

/**
 * Creates the application from the intake answers: the contact, the lead's events, the application itself, then the
 * eligibility check and the next step by its status (A§2, A§4). An application that exists is only checked.
 */
export function createCreation() {
  /** Checks the application again, after a check that failed. */
  const retried = createEvent();
  const advisorRequested = createEvent();
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

  const nextStep = createNextStep($isOpen);

  const $isRunning = createStore(false);

  const begun = sample({
    clock: [opened, $flagsSettled, retried],
    source: { isOpen: $isOpen, isSettled: $flagsSettled, isRunning: $isRunning },
    filter: ({ isOpen, isSettled, isRunning }) => isOpen && isSettled && !isRunning,
  });
  const prepared = sample({
    clock: begun,
    source: { answers: $intakeAnswers, storage: $ownStorage },
    fn: ({ answers, storage }) => ({ answers, unchecked: readUnchecked(storage) }),
  });
  const existing = prepared.filterMap(({ unchecked }) => unchecked ?? undefined);
  const start = prepared.filterMap(({ answers, unchecked }) =>
    unchecked ? undefined : (answers ?? undefined),
  );
  const nothingToCreate = prepared.filter({
    fn: ({ answers, unchecked }) => answers === null && unchecked === null,
  });
  sample({
    clock: nothingToCreate,
    source: $route,
    fn: (route) => backToForm(route?.fullQuery),
    target: navigate,
  });

  sample({ clock: start, target: contactFx });
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
  sample({ clock: contactFx.done, target: emailVerified });
  sample({ clock: contactFx.done, source: $intakeAnswers, filter: Boolean, target: createFx });

  // Only once the application exists: a retry needs the same key.
  sample({ clock: createFx.done, fn: forgetKey, target: persistOwnFx });
  sample({ clock: createFx.done, target: intakeAnswersUsed });
  sample({ clock: createFx.doneData, fn: uncheckedEntry, target: persistOwnFx });
  sample({
    clock: [nextStep.arrived, intakeAnswered],
    fn: () => uncheckedEntry(null),
    target: persistOwnFx,
  });
  sample({
    clock: createFx.doneData,
    fn: ({ id }) => ({ applicationId: id }),
    target: applicationCreated,
  });
  sample({
    clock: [createFx.doneData, existing],
    filter: $isOpen,
    target: nextStep.created,
  });

  const whileOpen = (failed: Event<Error>) =>
    sample({ clock: failed, source: $isOpen, filter: Boolean, fn: (_, failure) => failure });
  const failed = merge([contactFx.failData, createFx.failData]);
  const creationFailed = whileOpen(failed);
  createCreationFailure(creationFailed);
  // Nothing is created again by itself, also for a user who has left: the form keeps its draft, and Continue accepts the
  // answers again. Someone who signs in again after a 401 continues. After the failure has read the answers.
  sample({
    clock: failed,
    filter: (failure) => !isStatus(failure, 401),
    target: intakeAnswersRefused,
  });
  const nextStepFailed = whileOpen(nextStep.failed);
  reportLookUpFailures('eligibility check', nextStepFailed);
  /** Why the application that was created couldn't be checked; null otherwise. */
  const $checkFailureText = createStore<string | null>(null)
    .on(nextStepFailed, (_, failure) => lookUpFailureText(content.checkFailed.asked, failure))
    .reset([begun, left('application-start')]);
  sample({ clock: advisorRequested, fn: () => ({ topic: 'application' }), target: openChatFx });

  $isRunning
    .on([start, existing], () => true)
    .reset([creationFailed, nextStepFailed, nextStep.arrived, left('application-start')]);

  return { retried, advisorRequested, $isOpen, $isRunning, $checkFailureText };
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
