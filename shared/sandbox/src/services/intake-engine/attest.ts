import type { AnsweredQuestions } from '@fairlead/contracts/application';
import { countingAnswers } from '../../applications/answers.ts';
import { setLegacyStatus } from '../../applications/legacy.ts';
import { openSubmission } from '../../applications/open-submission.ts';
import { HttpError } from '../../calls/http-error.ts';
import type { Answers } from '../../conditions/index.ts';
import type { ApplicationRow } from '../../database/tables.ts';
import { decide, lossRatioBp, submissionOutcome } from '../../underwriting/index.ts';
import { days, seconds } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { progressOf } from './progress.ts';
import { attestationField } from './review.ts';

/** How long a decision takes when the response of the attestation was lost. */
const decisionTakes = seconds(1.5);
const reviewTakes = days(3);

/** Submits an application: the underwriting rules decide it, and quotes are requested. */
export async function attestTo(
  world: World,
  application: ApplicationRow,
  questions: AnsweredQuestions,
): Promise<{ decision: string }> {
  refuseUnlessComplete(world, application, questions);
  const dated = { ...application.context, date: world.today() };
  const answers = countingAnswers(world, { ...application, context: dated });
  const context = { ...dated, ...lossesOf(application, answers) };
  const { decision, reasons } = decide(answers, context, world.flags());
  const needsReview = decision === 'REQUIRES_REVIEW';
  const submitted: ApplicationRow = {
    ...application,
    context,
    attested_at: world.now(),
    decided_at: world.now() + decisionTakes,
    decision_reasons: reasons.map(({ id }) => id),
    review_due_at: needsReview ? world.now() + reviewTakes : null,
    shown: {
      ...application.shown,
      status: 'SUBMITTED',
      application_decision: decision,
      // The renewed policy can't be renewed yet.
      renewal: application.shown.renewal && {
        ...application.shown.renewal,
        is_ready_for_renewal: false,
      },
      pending_discretion_decision: needsReview
        ? {
            id: await world.id('dd'),
            user_requested: false,
            expedite_review_requested: false,
          }
        : null,
    },
  };
  await world.store.put('application', submitted);
  if (decision === 'NON_LEGACY_ATTEST') {
    const { result } = submissionOutcome(answers, context, world.flags());
    await openSubmission(world, submitted, { answers, adjustment_bp: 0, outcome: result });
  }
  await setLegacyStatus(world, submitted, { status: legacyStatus[decision], answers });
  return { decision };
}

/** Returns the loss ratio of a renewal's expiring term, from the answered claims. */
const lossesOf = ({ expiring, context }: ApplicationRow, answers: Answers) =>
  expiring === null
    ? {}
    : { loss_ratio_bp: Math.max(context.loss_ratio_bp ?? 0, lossRatioBp(answers, expiring)) };

const legacyStatus = {
  APPROVED: 'quoted',
  DECLINED: 'denied',
  REQUIRES_REVIEW: 'discretion',
  NON_LEGACY_ATTEST: 'started',
} as const;

function refuseUnlessComplete(
  world: World,
  application: ApplicationRow,
  questions: AnsweredQuestions,
): void {
  if (application.shown.status === 'SUBMITTED')
    throw new HttpError(400, 'Application has already been submitted', {
      code: 'application_submitted',
    });
  const { next_question_set: next } = progressOf(world, application);
  if (next)
    throw new HttpError(400, `The question set '${next.title}' is not answered`, {
      code: 'application_incomplete',
      detail: { question_set_id: next.id },
    });
  const attested = questions
    .flatMap(({ fields }) => fields)
    .some(({ id, value }) => id === attestationField && value[0] === true);
  if (!attested)
    throw new HttpError(400, `${attestationField}: Required`, {
      code: 'invalid_answers',
      detail: [{ field: attestationField, message: 'Required' }],
    });
}

/** Returns the decision of a submitted application; null while it is pending or nothing was submitted. */
export function decisionOf(world: World, { shown, decided_at }: ApplicationRow): string | null {
  if (shown.status !== 'SUBMITTED' || world.now() < (decided_at ?? 0)) return null;
  return shown.application_decision;
}
