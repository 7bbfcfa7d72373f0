import type { AnsweredQuestions, QuestionSet } from '@fairlead/contracts/application';
import { type AnswerRow, textAnswer } from '../conditions/index.ts';
import { flatAnswers } from '../content/personas.ts';
import { HttpError, notFound } from '../handlers/http-error.ts';
import { createLegacy } from '../records/legacy.ts';
import { seedOwnerOf } from '../seed/seed-persona.ts';
import type { ApplicationRow, Person, SignedIn } from '../store/tables.ts';
import { eligibility, preDecision } from '../underwriting/index.ts';
import { momentOf, type World } from '../world/world.ts';
import { applicationSet, setById } from './question-sets.ts';
import { readAnswers } from './read-answers.ts';

type Visit = { readonly world: World; readonly person: Person; readonly session: SignedIn };
type Query = {
  readonly parent_id?: string | undefined;
  readonly legacy_parent_id?: string | undefined;
};

const introSet = 'qs_applicant_intro';

/** The applicant intro set filled with the expiring application's answers: what a renewal starts from. */
export async function renewalSet(visit: Visit & { readonly query: Query }): Promise<QuestionSet> {
  const { parent_id, legacy_parent_id } = visit.query;
  const parent = await parentOf(visit, parent_id ?? legacy_parent_id ?? '');
  return applicationSet(visit.world, parent, setById(visit.world, introSet));
}

type Changes = {
  readonly question_set_id: string;
  readonly questions: AnsweredQuestions;
};

/** Begins a renewal with the parent's answers and what was changed. There is one for each parent. */
export async function renew(
  visit: Visit,
  parentId: string,
  changes?: Changes,
): Promise<ApplicationRow> {
  const { world } = visit;
  const parent = await parentOf(visit, parentId);
  const childId = parent.shown.renewal?.renewal_child_application_id;
  const child = childId ? await world.store.get('application', childId) : undefined;
  if (child) return child;
  if (!parent.shown.renewal?.is_ready_for_renewal)
    throw new HttpError(409, 'The policy cannot be renewed yet', { code: 'renewal_not_ready' });
  const answers = { ...parent.answers, ...changedSet(visit, parent, changes) };
  return begin(world, parent, answers);
}

function changedSet(
  { world }: Visit,
  parent: ApplicationRow,
  changes: Changes | undefined,
): ApplicationRow['answers'] {
  if (!changes) return {};
  const set = setById(world, changes.question_set_id);
  const sent = changes.questions.flatMap(({ fields }) => fields);
  const before = parent.answers[set.name];
  const known = Object.entries((Array.isArray(before) ? {} : before) ?? {}).map(
    ([id, value]) => [id, [value].flat()] as const,
  );
  const [row = {}] = readAnswers(applicationSet(world, parent, set), {
    ...Object.fromEntries(known),
    ...Object.fromEntries(sent.map(({ id, value }) => [id, value])),
  } as Parameters<typeof readAnswers>[1]);
  return { [set.name]: row };
}

async function begin(
  world: World,
  parent: ApplicationRow,
  answers: ApplicationRow['answers'],
): Promise<ApplicationRow> {
  const flat = flatAnswers(parent.answers);
  const context = {
    ...parent.context,
    date: world.today(),
    is_renewal: true,
    parent_is_market_submission: parent.legacy_application_id === null,
    parent_address: {
      region: textAnswer(flat, 'address-region') ?? '',
      postal_code: textAnswer(flat, 'address-postal-code') ?? '',
    },
  };
  const judged = eligibility(flatAnswers(answers), context);
  const id = await world.id('app');
  const legacy = parent.legacy_application_id === null ? null : await world.id('leg');
  const row: ApplicationRow = {
    ...parent,
    id,
    legacy_application_id: legacy,
    context,
    answers: { applicant_intro: answers.applicant_intro ?? {} },
    answered: ['applicant_intro'],
    decision_reasons: [],
    attested_at: null,
    decided_at: null,
    review_started_at: null,
    review_due_at: null,
    eligibility: { decision: judged.decision, reason_token: judged.reason_token },
    outside: lastYearOf(answers),
    shown: {
      ...parent.shown,
      id,
      application_id: id,
      legacy_application_id: legacy,
      status: 'CREATED',
      created_at: momentOf(world.now()),
      application_decision: null,
      pending_discretion_decision: null,
      pre_decision: preDecision(judged),
      renewal_parent_application_id: parent.id,
      legacy_renewal_parent_application_id: parent.legacy_application_id,
      renewal: {
        is_renewal_application: true,
        is_ready_for_renewal: true,
        renewal_child_application_id: null,
      },
    },
  };
  await world.store.put('application', row);
  if (legacy) await createLegacy(world, row);
  await world.store.put('application', {
    ...parent,
    shown: {
      ...parent.shown,
      renewal: {
        is_renewal_application: false,
        is_ready_for_renewal: true,
        renewal_child_application_id: id,
      },
    },
  });
  return row;
}

/** Every answer of the expiring application, offered again. */
function lastYearOf(answers: ApplicationRow['answers']): ApplicationRow['outside'] {
  return Object.values(answers).flatMap((given) =>
    ([given].flat() as readonly AnswerRow[]).flatMap((row, index) =>
      Object.entries(row).map(([unique_name, value]) => ({
        unique_name,
        source: 'LAST_YEARS_APPLICATION',
        value,
        index,
      })),
    ),
  );
}

async function parentOf({ world, person }: Visit, id: string): Promise<ApplicationRow> {
  if (person.is_admin) await seedOwnerOf(world, 'legacy_application', id);
  const [ofLegacy] = await world.store.list('application', 'legacy_application_id', id);
  const row = ofLegacy ?? (await world.store.get('application', id));
  if (!row || !(person.is_admin || person.client_ids.includes(row.client_id)))
    throw notFound('application', id);
  return row;
}
