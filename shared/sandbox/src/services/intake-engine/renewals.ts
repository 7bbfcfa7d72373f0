import type { AnsweredQuestions, QuestionSet } from '@fairlead/contracts/application';
import { unableDecision } from '@fairlead/domain/outcomes';
import type { SessionContext } from '../../calls/contexts.ts';
import { HttpError, notFound } from '../../calls/http-error.ts';
import type { AnswerRow } from '../../conditions/index.ts';
import type { QuestionSetContent } from '../../content/shapes/question-sets.ts';
import type { ApplicationRow } from '../../database/tables.ts';
import { preRenewalDecisions } from '../../renewals/pre-renewal.ts';
import { renewalToday } from '../../renewals/renewal-window.ts';
import { introSet, readdressRenewal, startRenewal } from '../../renewals/start-renewal.ts';
import { seedOwnerOf } from '../../seed/seed-persona.ts';
import type { World } from '../../world/world.ts';
import { applicationSet, setById } from './question-sets.ts';
import { readAnswers } from './read-answers.ts';

type Query = {
  readonly parent_id?: string | undefined;
  readonly legacy_parent_id?: string | undefined;
};

const introSetId = 'qs_applicant_intro';

/** Returns the applicant intro set with the expiring application's answers, from which a renewal starts. */
export async function renewalSet(
  context: SessionContext & { readonly query: Query },
): Promise<QuestionSet> {
  const { parent_id, legacy_parent_id } = context.query;
  const parent = await parentOf(context, parent_id ?? legacy_parent_id ?? '');
  return applicationSet(context.world, parent, setById(context.world, introSetId));
}

type Changes = {
  readonly question_set_id: string;
  readonly questions: AnsweredQuestions;
};

const tooEarly = "This policy can't be renewed yet. You can start 60 days before it ends.";
const otherTerms = "We can't renew this policy online.";

/**
 * Starts the renewal of a policy with last year's answers and the changes. A policy has one renewal: a repeated call returns
 * it, with the new address if it isn't submitted.
 */
export async function renew(
  context: SessionContext,
  parentId: string,
  changes?: Changes,
): Promise<ApplicationRow> {
  const { world } = context;
  const parent = await parentOf(context, parentId);
  if (unableDecision(await preRenewalDecisions(world, parent)))
    throw new HttpError(409, otherTerms, { code: 'conditional_renewal' });
  const childId = parent.shown.renewal?.renewal_child_application_id;
  const child = childId ? await world.store.get('application', childId) : undefined;
  if (child) {
    if (!changes || child.shown.status === 'SUBMITTED') return child;
    return readdressRenewal(world, child, introAnswers(world, child, changes));
  }
  const isBegun = parent.shown.status !== 'SUBMITTED';
  if (isBegun || !renewalToday(world, parent.shown.renewal)?.is_ready_for_renewal)
    throw new HttpError(409, tooEarly, { code: 'renewal_not_ready' });
  const intro = parent.answers[introSet] ?? {};
  return startRenewal(world, parent, changes ? introAnswers(world, parent, changes) : intro);
}

/** Returns the intro set's answers of an application, with the sent changes applied. */
function introAnswers(world: World, application: ApplicationRow, changes: Changes): AnswerRow {
  const set = setById(world, changes.question_set_id);
  const sent = changes.questions.flatMap(({ fields }) => fields);
  const before = application.answers[set.name];
  const known = Object.entries((Array.isArray(before) ? {} : before) ?? {}).map(
    ([id, value]) => [id, [value].flat()] as const,
  );
  const asked = new Set(
    changes.questions.flatMap(({ id }) =>
      set.questions.filter((question) => question.id === id).flatMap(fieldNames),
    ),
  );
  const [row = {}] = readAnswers(applicationSet(world, application, set), {
    ...Object.fromEntries(known.filter(([id]) => !asked.has(id))),
    ...Object.fromEntries(sent.map(({ id, value }) => [id, value])),
  } as Parameters<typeof readAnswers>[1]);
  return row;
}

const fieldNames = ({ fields }: QuestionSetContent['questions'][number]) =>
  fields.map(({ unique_name }) => unique_name);

async function parentOf({ world, person }: SessionContext, id: string): Promise<ApplicationRow> {
  if (person.is_admin) await seedOwnerOf(world, 'legacy_application', id);
  const [ofLegacy] = await world.store.list('application', 'legacy_application_id', id);
  const row = ofLegacy ?? (await world.store.get('application', id));
  if (!row || !(person.is_admin || person.client_ids.includes(row.client_id)))
    throw notFound('application', id);
  return row;
}
