import {
  createApplication,
  ensureClientContactExists,
  findQuestionSet,
  getMadlibDecision,
  type QuestionSet,
} from '@fairlead/contracts';
import {
  type ApplicantSummary,
  answeredQuestions,
  type Decision,
  type EligibilityFacts,
  eligibility,
  eligibilityOf,
  introAnswers,
  layOut,
  patchesOf,
  payloadOf,
} from '@fairlead/domain';
import {
  $attribution,
  $experience,
  $flagsSettled,
  $intakeAnswers,
  $user,
  accountRegistered,
  applicationCreated,
  createCallFx,
  createQueryFx,
  decided,
  emailVerified,
  entered,
  intakeAnswersUsed,
  keepFx,
  left,
  navigate,
  reportErrorFx,
  routeByStatusFx,
  sentTo,
} from '@fairlead/store';
import { attach, createEffect, createStore, sample } from 'effector';
import { createKeyFx, forgetKey } from './creation-key.ts';
import { errorCodeOf, saidBy } from './failure-text.ts';

/** ERROR-017. */
export const creationFailedText = 'Failed to create application';

const oneMoreSecond = (retry: number) => retry * 1000;

/**
 * Creates the application of the intake answers: the contact, the lead's events, the application itself, then the
 * eligibility check and the way on by its status (A§2, A§4).
 */
export function createCreation() {
  const opened = entered('application-start');
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .reset(left('application-start'));

  const contactFx = createCallFx(ensureClientContactExists, { retries: 3, delay: oneMoreSecond });
  const introFx = createQueryFx(findQuestionSet, { retries: 4, delay: oneMoreSecond });
  const keyFx = createKeyFx();
  const postFx = createCallFx(createApplication, { retries: 2, delay: oneMoreSecond });
  const madlibFx = createCallFx(getMadlibDecision, { retries: 2, delay: oneMoreSecond });

  const createFx = attach({
    source: { answers: $intakeAnswers, attribution: $attribution, experience: $experience },
    effect: async ({ answers, attribution, experience }) => {
      if (!answers) throw new Error(creationFailedText);
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

  type Created = {
    id: string;
    legacy_application_id: string | null;
    pre_decision: Parameters<typeof eligibilityOf>[0];
    region: string;
  };
  const judgeFx = createEffect(async (created: Created) => {
    const facts = await eligibilityFacts(created);
    return { facts, decision: eligibility(facts), ...created };
  });

  async function eligibilityFacts(created: Created): Promise<EligibilityFacts> {
    const { legacy_application_id: id, pre_decision } = created;
    if (!id) return eligibilityOf(pre_decision);
    const { decision, reason_token: reasonToken } = await madlibFx({ params: { id } });
    return { decision, reasonToken, isRenewal: false };
  }

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
    fn: () => ({ route: 'intake', replace: true }) as const,
    target: navigate,
  });

  sample({ clock: start, fn: () => {}, target: contactFx });
  sample({
    clock: contactFx.doneData,
    filter: ({ client_id }) => client_id !== null,
    fn: ({ client_id }) => ({ name: 'client-id', value: client_id }),
    target: keepFx,
  });
  // Both are reported once per lead; whoever got here has an account and a verified address.
  sample({
    clock: contactFx.done,
    source: $user,
    filter: (user) => user !== null,
    fn: (user) => ({ email: user?.email ?? '' }),
    target: accountRegistered,
  });
  sample({ clock: contactFx.done, fn: () => {}, target: emailVerified });
  sample({ clock: contactFx.done, fn: () => {}, target: createFx });

  sample({ clock: createFx.done, fn: forgetKey, target: keepFx });
  sample({ clock: createFx.done, fn: () => {}, target: intakeAnswersUsed });
  sample({
    clock: createFx.doneData,
    fn: ({ id }) => ({ applicationId: id }),
    target: applicationCreated,
  });
  sample({ clock: createFx.doneData, target: judgeFx });

  sample({
    clock: judgeFx.doneData,
    filter: ({ decision }) => decision !== null,
    fn: ({ decision, facts }) => ({
      ...(decision as Decision),
      router: 'eligibility' as const,
      facts,
    }),
    target: decided,
  });
  sample({
    clock: judgeFx.doneData,
    filter: ({ decision }) => decision !== null,
    fn: ({ decision, region }) => ({ to: { ...(decision as Decision).to, state: { region } } }),
    target: sentTo,
  });
  const routeFx = attach({ effect: routeByStatusFx });
  sample({
    clock: judgeFx.doneData,
    filter: ({ decision }) => decision === null,
    fn: ({ id }) => ({ applicationId: id }),
    target: routeFx,
  });

  const failed = sample({
    clock: [contactFx.failData, createFx.failData, judgeFx.failData, routeFx.failData],
    source: $isOpen,
    filter: Boolean,
    fn: (_, failure) => failure,
  });
  sample({
    clock: failed,
    fn: (error) => ({ error, where: 'application creation' }),
    target: reportErrorFx,
  });
  sample({
    clock: failed,
    fn: (failure) =>
      ({
        route: 'intake',
        state: { error: saidBy(failure, creationFailedText), errorCode: errorCodeOf(failure) },
        replace: true,
      }) as const,
    target: navigate,
  });

  $isRunning.on(start, () => true).reset([failed, routeFx.finally, left('application-start')]);

  return { $isOpen, $isRunning };
}

/** The intake answers as questions of the applicant intro set; what that set does not ask is left out. */
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
