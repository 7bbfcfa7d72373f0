import { Application, DecisionResponse, endpointsOf, Nothing, orNull } from '@fairlead/contracts';
import * as s from 'superstruct';
import { AnsweredQuestions, AnswersBody, Progress, QuestionSet, Review } from './question-set.ts';

const endpoint = endpointsOf('intake-engine', 'A§7');

/** A set without an application: what the intake form and a renewal start from. */
export const getQuestionSet = endpoint('get-question-set', {
  method: 'GET',
  path: '/v1/question-sets/:id',
  answer: QuestionSet,
});

/** A question set with the application's answers, prefills and conditions (AMB-51). */
export const getApplicationQuestionSet = endpoint('get-application-question-set', {
  method: 'GET',
  path: '/v1/question-sets/:id/application/:applicationId',
  answer: QuestionSet,
});

export const findQuestionSet = endpoint('find-question-set', {
  method: 'GET',
  path: '/v1/question-sets',
  query: s.object({ name: s.string() }),
  answer: QuestionSet,
});

export const getReview = endpoint('get-review', {
  method: 'GET',
  path: '/v1/applications/:id/review',
  answer: Review,
});

export const getNextQuestionSet = endpoint('get-next-question-set', {
  method: 'GET',
  path: '/v1/applications/:id/next-question-set',
  answer: Progress,
  errors: [
    {
      status: 409,
      code: 'application_submitted',
      means: 'the application is submitted and has no next question set',
    },
  ],
});

export const saveAnswers = endpoint('save-answers', {
  method: 'POST',
  path: '/v1/applications/:id/answers',
  body: AnswersBody,
  answer: Progress,
  errors: [
    {
      status: 409,
      code: 'application_submitted',
      means: 'the application is submitted and cannot change',
    },
  ],
});

export const attest = endpoint('attest', {
  method: 'POST',
  path: '/v1/applications/:id/attest',
  body: s.object({ question_set_id: s.string(), questions: AnsweredQuestions }),
  answer: DecisionResponse,
  errors: [{ status: 400, means: 'Application has already been submitted' }],
});

export const createApplication = endpoint('create-application', {
  method: 'POST',
  path: '/v1/applications',
  body: s.object({
    question_set_id: s.string(),
    questions: AnsweredQuestions,
    offer_code: s.nullable(s.string()),
    referral_partner: s.nullable(s.string()),
    experience: s.string(),
  }),
  answer: s.type({
    id: s.string(),
    legacy_application_id: orNull(s.string()),
    pre_decision: orNull(s.type({ qualified: s.boolean(), reasoning_key: orNull(s.string()) })),
  }),
  headers: ['Idempotency-Key'],
  errors: [
    { status: 403, code: 'existing_client_conflict', means: 'the client already exists' },
    { status: 409, code: 'existing_client_conflict', means: 'the client is already applying' },
    { status: 409, code: 'application_exists', means: 'the application was submitted' },
  ],
});

export const getNewRenewal = endpoint('get-new-renewal', {
  method: 'GET',
  path: '/v1/renewals/new',
  query: s.object({ parent_id: s.optional(s.string()), legacy_parent_id: s.optional(s.string()) }),
  answer: QuestionSet,
});

export const createRenewal = endpoint('create-renewal', {
  method: 'POST',
  path: '/v1/renewals',
  body: s.object({
    renewal_parent_application_id: s.string(),
    question_set_id: s.string(),
    questions: AnsweredQuestions,
  }),
  answer: Application,
});

export const renewApplication = endpoint('renew-application', {
  method: 'POST',
  path: '/v1/applications/:id/renew',
  answer: Application,
});

export const importCarta = endpoint('import-carta', {
  method: 'POST',
  path: '/v1/carta/import',
  body: s.object({ applicationId: s.string(), code: s.string() }),
  answer: Nothing,
});

export const getMe = endpoint('get-me', {
  method: 'GET',
  path: '/v1/me',
  answer: s.type({ id: s.string(), email: s.string(), client_id: orNull(s.string()) }),
});

export const ensureClientContactExists = endpoint('ensure-client-contact-exists', {
  method: 'POST',
  path: '/v1/ensure-client-contact-exists',
  isRepeatable: true,
  answer: s.type({ client_id: orNull(s.string()), contact_id: s.string() }),
});

export const requestClientAccess = endpoint('request-client-access', {
  method: 'POST',
  path: '/v1/client-access-request',
  body: s.object({
    client_id: s.string(),
    first_name: s.string(),
    last_name: s.string(),
    email: s.string(),
  }),
  answer: Nothing,
});
