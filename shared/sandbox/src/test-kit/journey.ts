import type { Progress, QuestionSet, Review } from '@fairlead/contracts/application';
import type { AnswerRow, Answers } from '../conditions/index.ts';
import { answersBySet, personaAnswers } from '../content/personas.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Visitor } from '../visitor.ts';
import { ask } from './ask.ts';

export const intake = {
  'legal-name-field-v1': 'Pebblewick Labs, Inc.',
  'website-field-v1': 'https://pebblewicklabs.example.com',
  'address-line-1': '137 Halyard Street',
  'address-city': 'San Francisco',
  'address-region': 'US-CA',
  'address-county': 'San Francisco',
  'address-postal-code': '94105',
  'address-country': 'US',
  'primary-address-type': 'COWORKING_SPACE',
  'starting-first-name-field': 'Ada',
  'starting-last-name-field': 'Lindqvist',
  'email-field': 'ada@pebblewicklabs.example.com',
  'phone-number-field': '(415) 555-0111',
  'starting-relationship-to-company-title': 'CEO',
  'hdyhau-field': 'Search Engine',
};

/** Signs a visitor up and verifies the address. */
export async function signUp(visitor: Visitor, email = intake['email-field']): Promise<void> {
  await visitor.login.signUp(email);
  const [mail] = await visitor.login.mailbox(email);
  await visitor.login.openVerificationLink(mail?.link_id ?? '');
}

export async function startApplication(
  visitor: Visitor,
  changed: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const values = { ...intake, ...changed };
  const { id } = await ask<{ id: string }>(visitor, 'create-application', {
    body: {
      question_set_id: 'qs_applicant_intro',
      questions: [
        {
          id: 'q_intro',
          fields: Object.entries(values).map(([field, value]) => ({ id: field, value: [value] })),
        },
      ],
      offer_code: null,
      referral_partner: null,
      experience: 'fairlead',
      ...more,
    },
  });
  return id;
}

/** The answers of the complete software persona, without its personal data. */
async function usualAnswers({ world }: Sandbox): Promise<Answers> {
  const { personas } = world.content;
  const base = personas.personas.find(({ id }) => id === personas.bases.software);
  if (!base) throw new Error('The software base is missing');
  return personaAnswers(base, personas);
}

/** Answers every set in order until none is left. */
export async function answerAll(
  sandbox: Sandbox,
  visitor: Visitor,
  applicationId: string,
  changed: Answers = {},
): Promise<void> {
  const answers = { ...(await usualAnswers(sandbox)), ...changed };
  const bySet = answersBySet(answers, { question_sets: sandbox.world.content.questionSets });
  const params = { id: applicationId };
  let progress = await ask<Progress>(visitor, 'get-next-question-set', { params });
  while (progress.next_question_set) {
    const { id, name } = progress.next_question_set;
    const set = await ask<QuestionSet>(visitor, 'get-application-question-set', {
      params: { id, applicationId },
    });
    progress = await ask<Progress>(visitor, 'save-answers', {
      params,
      body: { question_set_id: id, answers: sent(set, bySet[name]) },
    });
  }
}

function sent(set: QuestionSet, given: AnswerRow | readonly AnswerRow[] | undefined) {
  const isScalar = set.type === 'SCALAR';
  const rows = (isScalar ? (given ?? []) : [given ?? {}]) as readonly AnswerRow[];
  const questions = set.questions.map(({ id, fields }) => {
    const values = rows.flatMap((row, index) =>
      fields.flatMap(({ unique_name }) => {
        const value = row[unique_name] ?? null;
        const field = isScalar ? `${unique_name}#${index + 1}` : unique_name;
        return value === null ? [] : [[field, [value].flat()] as const];
      }),
    );
    return [id, Object.fromEntries(values)] as const;
  });
  return Object.fromEntries(questions);
}

/** Reviews and attests. Returns the decision. */
export async function attest(sandbox: Sandbox, visitor: Visitor, id: string): Promise<string> {
  await ask<Review>(visitor, 'get-review', { params: { id } });
  await sandbox.advance(3000);
  const review = await ask<Review>(visitor, 'get-review', { params: { id } });
  const { decision } = await ask<{ decision: string }>(visitor, 'attest', {
    params: { id },
    body: {
      question_set_id: review.question_set?.id ?? '',
      questions: [
        {
          id: 'q_review_attestation',
          fields: [{ id: 'accuracy-attestation', value: [true] }],
        },
      ],
    },
  });
  return decision;
}
