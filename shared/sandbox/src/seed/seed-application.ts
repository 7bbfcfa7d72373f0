import type { Application } from '@fairlead/contracts';
import { answersBySet, personaAnswers, personaContext } from '../content/personas.ts';
import type { Persona } from '../content/shapes/personas.ts';
import { outsideDataOf } from '../records/outside-data.ts';
import type { ApplicationRow } from '../store/tables.ts';
import { days } from '../world/clock.ts';
import { onceFor } from '../world/once-for.ts';
import type { World } from '../world/world.ts';

type PersonaApplication = NonNullable<Persona['application']>;

export async function seedApplication(world: World, persona: Persona): Promise<void> {
  if (!persona.application) return;
  await world.store.put('application', applicationRow(world, persona, persona.application));
  if (persona.child) await seedChild(world, persona, persona.application);
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
    client_id: persona.session.client_id ?? '',
    contact_id: persona.session.contact_id,
    legacy_application_id: application.legacy_application_id,
    shown: shownApplication(application),
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
  };
}

/** Content is the same for every world, and sorting the answers of a whole application takes a while. */
const answerSetsIn = onceFor(({ personas, questionSets }: World['content']) =>
  onceFor((persona: Persona) =>
    answersBySet(personaAnswers(persona, personas), { question_sets: questionSets }),
  ),
);

function shownApplication(application: PersonaApplication): Application {
  const { answered_question_sets, next_question_set, application_decision, ...rest } = application;
  return {
    ...rest,
    application_id: application.id,
    application_decision: application_decision?.decision ?? null,
    intake_application: true,
  };
}

/** A renewal that was begun before: the parent's answers, waiting to be confirmed. */
async function seedChild(
  world: World,
  persona: Persona,
  parent: PersonaApplication,
): Promise<void> {
  const { child } = persona;
  if (!child) return;
  const row = applicationRow(world, persona, parent);
  await world.store.put('application', {
    ...row,
    id: child.id,
    legacy_application_id: null,
    answered: [],
    decision_reasons: [],
    context: { ...row.context, is_renewal: true },
    shown: {
      ...row.shown,
      ...child,
      application_id: child.id,
      legacy_application_id: null,
      application_decision: null,
      renewal: {
        is_renewal_application: true,
        is_ready_for_renewal: true,
        renewal_child_application_id: null,
      },
    },
  });
}
