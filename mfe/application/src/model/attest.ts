import {
  ApiError,
  type CallFailure,
  ContractError,
  isStatus,
  NetworkError,
} from '@fairlead/contracts';
import { attest, type QuestionSet, type Review } from '@fairlead/contracts/application';
import { attestOutcome } from '@fairlead/domain/outcomes';
import {
  $authSource,
  $experience,
  createCallFx,
  decided,
  isPassing,
  reportLookUpFailures,
  routed,
  tracked,
} from '@fairlead/store';
import { findMarketSubmissionFx, getApplicationFx } from '@fairlead/store/status-routing';
import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  merge,
  type Store,
  sample,
} from 'effector';
import { and, not, or } from 'patronum';
import { content } from '../content.ts';
import { activeRoute } from './active-route.ts';
import {
  createDecisionPolling,
  mayHaveArrived,
  pollingFailedText,
  wasSubmittedBefore,
} from './decision-polling.ts';
import { pendingFor } from './pending-for.ts';
import { serverMessageOr } from './server-message.ts';

type Dependencies = {
  readonly entry: Event<unknown>;
  readonly $applicationId: Store<string | null>;
  readonly $review: Store<Review | null>;
  /** Requests the review again. */
  readonly retried: EventCallable<void>;
};

/** The attestation and its result (A§4). From the press until the next screen, a second press does nothing. */
export function createAttest({ entry, $applicationId, $review, retried }: Dependencies) {
  const agreed = createEvent<boolean>();
  const submitted = createEvent();

  const attestFx = createCallFx(attest);
  const { decisionFx, pollFx } = createDecisionPolling();

  /** The decision, from the response or from a poll. */
  const submitFx = createEffect(
    async ({ applicationId, set }: { applicationId: string; set: QuestionSet }) => {
      const body = { question_set_id: set.id, questions: attestations(set) };
      try {
        const { decision } = await attestFx({ params: { id: applicationId }, body });
        return { applicationId, decision };
      } catch (thrown) {
        const failure = thrown as CallFailure;
        if (wasSubmittedBefore(failure)) {
          const { decision } = await decisionFx({ params: { id: applicationId } });
          return { applicationId, decision };
        }
        if (mayHaveArrived(failure))
          return { applicationId, decision: await pollFx(applicationId) };
        throw failure;
      }
    },
  );

  const outcomeFx = attach({
    source: { experience: $experience, authSource: $authSource },
    effect: async (
      known,
      { applicationId, decision }: { applicationId: string; decision: string },
    ) => {
      const application = await getApplicationFx({ params: { id: applicationId } });
      const marketSubmissionId =
        decision === 'NON_LEGACY_ATTEST' ? await submissionOf(applicationId) : null;
      const facts = {
        ...known,
        applicationId,
        decision,
        legacyApplicationId: application.legacy_application_id,
        marketSubmissionId,
      };
      return { facts, outcome: attestOutcome(facts) };
    },
  });

  // The review of another application, or another screen, may have been opened in the meantime.
  const $here = activeRoute('review').map((route) => route?.params.applicationId ?? null);
  const ofThis = <End extends { readonly params: { readonly applicationId: string } }>(
    ended: Event<End>,
  ) =>
    sample({
      clock: ended,
      source: $here,
      filter: (here, { params }) => here === params.applicationId,
      fn: (_, end) => end,
    });
  const known = ofThis(submitFx.done).map(({ result }) => result);
  const notSubmitted = ofThis(submitFx.fail).map(({ error }) => error);
  const found = ofThis(outcomeFx.done).map(({ result }) => result);
  const notFound = ofThis(outcomeFx.fail).map(({ error }) => error);

  const $hasAgreed = createStore(false)
    .on(agreed, (_, isAgreed) => isAgreed)
    .reset(entry);
  const $isSubmitting = createStore(false)
    .on([submitFx, known], () => true)
    .reset([notSubmitted, notFound, entry]);
  /** The decision is known, but its screen isn't open yet. */
  const $decided = createStore<{ applicationId: string; decision: string } | null>(null)
    .on(known, (_, decision) => decision)
    .reset(entry);

  /** The set to attest, once the review has it. */
  const $attestable = combine($applicationId, $review, (applicationId, review) =>
    applicationId && review?.question_set ? { applicationId, set: review.question_set } : null,
  );
  const $isDecided = $decided.map((known) => known !== null);
  const accepted = sample({ clock: submitted, filter: not($isSubmitting) });
  const pressed = sample({ clock: accepted, source: $attestable, filter: Boolean });
  const foundIncomplete = sample({
    clock: accepted,
    source: $review,
    filter: (review) => review !== null && review.question_set === null,
    fn: () => {},
  });
  sample({ clock: foundIncomplete, target: retried });
  // Nobody has agreed to what comes with the next review.
  $hasAgreed.reset(foundIncomplete);
  sample({ clock: pressed, filter: and($hasAgreed, not($isDecided)), target: submitFx });
  const askedAgain = sample({ clock: pressed, source: $decided, filter: Boolean });
  $isSubmitting.on(askedAgain, () => true);
  sample({ clock: [askedAgain, submitFx.doneData], target: outcomeFx });

  sample({
    clock: found,
    fn: ({ facts, outcome }) => ({ ...outcome, router: 'attest' as const, facts }),
    target: decided,
  });
  sample({
    clock: outcomeFx.doneData,
    filter: ({ facts }) => facts.decision === 'APPROVED',
    fn: ({ facts }) => ({
      name: 'campaign_conversion' as const,
      properties: { legacy_application_id: facts.legacyApplicationId },
    }),
    target: tracked,
  });
  sample({ clock: found, fn: ({ outcome }) => ({ to: outcome.to }), target: routed });

  const $failure = createStore<string | null>(null)
    .on(notSubmitted, (_, failure) => submitFailureText(failure))
    .on(notFound, (_, failure) => outcomeFailureText(failure))
    .on(foundIncomplete, () => content.errors.reviewIncomplete)
    .reset([entry, submitFx, outcomeFx]);
  reportLookUpFailures('attestation', merge([submitFx.failData, outcomeFx.failData]));
  const $isAgreementMissing = createStore(false)
    .on(sample({ clock: pressed, filter: not(or($hasAgreed, $isDecided)) }), () => true)
    .reset([entry, agreed]);
  const $isPolling = combine(
    pendingFor(pollFx, (applicationId) => applicationId),
    $here,
    (polled, here) => polled !== null && polled === here,
  );

  return {
    agreed,
    submitted,
    $hasAgreed,
    $isSubmitting,
    $isPolling,
    $failure,
    $isAgreementMissing,
  };
}

/**
 * The set to attest only asks for agreement: every required yes-or-no field is answered yes. A server that requires none of
 * them means all.
 */
function attestations({ questions }: QuestionSet) {
  const requiresSome = questions.some(({ fields }) =>
    fields.some(({ type, required }) => type === 'BOOLEAN' && required),
  );
  return questions
    .map(({ id, fields }) => ({
      id,
      fields: fields
        .filter(({ type, required }) => type === 'BOOLEAN' && (required || !requiresSome))
        .map((field) => ({ id: field.id, value: [true] })),
    }))
    .filter(({ fields }) => fields.length > 0);
}

async function submissionOf(applicationId: string) {
  try {
    const { id } = await findMarketSubmissionFx({ query: { client_data_id: applicationId } });
    return id;
  } catch (failure) {
    if (isStatus(failure, 404)) return null;
    throw failure;
  }
}

function submitFailureText(failure: Error): string {
  if (failure.message === pollingFailedText) return pollingFailedText;
  const { refused, problem } = content.errors.attestFailed;
  return serverMessageOr(failure, isPassing(failure) ? problem : refused);
}

/** The exact text of B§8. Other failures get a general text. */
const unableToFetch = 'Unable to fetch market submission';

function outcomeFailureText(failure: Error): string {
  const { resultLost, resultFailed, resultUnknown } = content.errors;
  if (failure.message === unableToFetch) return unableToFetch;
  if (failure instanceof NetworkError) return resultLost;
  const isCall = failure instanceof ApiError || failure instanceof ContractError;
  return isCall ? resultFailed : resultUnknown;
}
