import type { Application } from '@fairlead/contracts';
import { addYears } from '@fairlead/domain/packages';
import { countingAnswers } from '../applications/answers.ts';
import { setLegacyStatus } from '../applications/legacy.ts';
import { outsideDataOf } from '../applications/outside-data.ts';
import {
  type AnswerSets,
  answersBySet,
  personaAnswers,
  personaContext,
} from '../content/personas.ts';
import type { Persona } from '../content/shapes/personas.ts';
import type { ApplicationRow } from '../database/tables.ts';
import { expiringTerm } from '../renewals/expiring-term.ts';
import { introSet, startRenewal } from '../renewals/start-renewal.ts';
import { days } from '../world/clock.ts';
import { onceFor } from '../world/once-for.ts';
import type { World } from '../world/world.ts';
import { ownerOf } from './owner-of.ts';

type PersonaApplication = NonNullable<Persona['application']>;

export async function seedApplication(world: World, persona: Persona): Promise<void> {
  if (!persona.application) return;
  const row = applicationRow(world, persona, persona.application);
  await world.store.put('application', row);
  await seedChild(world, persona, row);
}

function applicationRow(
  world: World,
  persona: Persona,
  application: PersonaApplication,
): ApplicationRow {
  const { content, today, now } = world;
  const { answered_question_sets: answered, application_decision: decision } = application;
  const all = answerSetsIn(content)(persona);
  const names = answered === 'all' ? Object.keys(all) : answered;
  const isReviewed = decision?.decision === 'REQUIRES_REVIEW';
  return {
    id: application.id,
    client_id: ownerOf(persona).client_id,
    contact_id: persona.session.contact_id,
    legacy_application_id: application.legacy_application_id,
    shown: shownApplication(application, persona.policy_ends),
    eligibility: persona.eligibility ?? { decision: 'yes', reason_token: 'eligible' },
    context: personaContext(persona, today()),
    answers: Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
    answered: names,
    review_started_at: null,
    attested_at: null,
    decision_reasons: decision?.reasons ?? [],
    decided_at: null,
    review_due_at: isReviewed ? now() + days(3) : null,
    carta_connected: persona.carta?.connected ?? false,
    outside: [
      ...(persona.enrichment ?? []),
      ...outsideDataOf(world, persona.company?.website ?? ''),
    ],
    expiring: termBefore(world, persona, all),
  };
}

/** Computed once per persona: content is the same for every world, and sorting a whole application's answers is slow. */
const answerSetsIn = onceFor(({ personas, questionSets }: World['content']) =>
  onceFor((persona: Persona) =>
    answersBySet(personaAnswers(persona, personas), { question_sets: questionSets }),
  ),
);

/** Returns the expiring term of a persona's renewal: last year's recommended package, with the same answers. */
function termBefore(world: World, persona: Persona, answers: AnswerSets) {
  const { application, policy_ends: ends } = persona;
  if (!application?.renewal.is_renewal_application || !ends) return null;
  const context = personaContext(persona, world.today());
  const before = { ...context, is_renewal: false, date: addYears(context.date, -1) };
  return expiringTerm({ answers, context: before }, { slug: 'recommended', ends });
}

function shownApplication(
  application: PersonaApplication,
  policy_ends: string | undefined,
): Application {
  const { answered_question_sets, next_question_set, application_decision, ...rest } = application;
  return {
    ...rest,
    renewal: { ...rest.renewal, policy_ends: policy_ends ?? null },
    application_id: application.id,
    application_decision: application_decision?.decision ?? null,
    intake_application: true,
  };
}

/** The sets that the persona answered in the renewal itself, by its status. */
const answeredByStatus: Readonly<Record<string, readonly string[]>> = {
  IN_PROGRESS: ['company', 'industry', 'operations'],
};

/** Seeds a renewal that was started before: its address is confirmed, its progress matches its status. */
async function seedChild(world: World, { child }: Persona, parent: ApplicationRow): Promise<void> {
  if (!child) return;
  const isSubmitted = child.status === 'SUBMITTED';
  const begun = await startRenewal(world, parent, parent.answers[introSet] ?? {}, {
    id: child.id,
    legacyId: `leg_${child.id}`,
  });
  const answered = isSubmitted
    ? Object.keys(parent.answers)
    : [introSet, ...(answeredByStatus[child.status] ?? [])];
  const row: ApplicationRow = {
    ...begun,
    answered,
    answers: Object.fromEntries(answered.map((name) => [name, parent.answers[name] ?? {}])),
    shown: { ...begun.shown, status: child.status },
  };
  if (!isSubmitted) return world.store.put('application', row);
  const decided: ApplicationRow = {
    ...row,
    decision_reasons: ['APP-01'],
    shown: {
      ...row.shown,
      application_decision: 'APPROVED',
      renewal: row.shown.renewal && { ...row.shown.renewal, is_ready_for_renewal: false },
    },
  };
  await world.store.put('application', decided);
  const answers = countingAnswers(world, decided);
  await setLegacyStatus(world, decided, { status: 'quoted', answers });
}
