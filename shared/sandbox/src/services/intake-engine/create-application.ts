import type { Application } from '@fairlead/contracts';
import { clientAt, joinClient } from '../../accounts/clients.ts';
import { createLegacy } from '../../applications/legacy.ts';
import { outsideDataOf } from '../../applications/outside-data.ts';
import { HttpError } from '../../calls/http-error.ts';
import { type Answers, textAnswer } from '../../conditions/index.ts';
import type { ApplicationRow, Person, SignedIn } from '../../database/tables.ts';
import { applicationsOf } from '../../lookups/applications.ts';
import type { ApplicationContext } from '../../rating/index.ts';
import {
  channelOf,
  eligibility,
  incubator,
  intakeFacts,
  preDecision,
} from '../../underwriting/index.ts';
import { momentOf, type World } from '../../world/world.ts';
import { blankSet, setById } from './question-sets.ts';
import { readAnswers, type SentValues } from './read-answers.ts';

type CreationRequest = {
  readonly world: World;
  readonly person: Person;
  readonly session: SignedIn;
  readonly body: {
    readonly question_set_id: string;
    readonly questions: readonly { fields: readonly { id: string; value: SentValues[string] }[] }[];
    readonly offer_code: string | null;
    readonly referral_partner: string | null;
    readonly experience: string;
  };
};

/**
 * Creates an application from the intake answers. Returns the existing one if it isn't submitted, so that a retry doesn't
 * create a second. Refuses with 409 after a submission, and the company of another client with existing_client_conflict.
 */
export async function createApplication(request: CreationRequest): Promise<ApplicationRow> {
  const [latest] = await applicationsOf(request);
  if (latest && latest.shown.status !== 'SUBMITTED') return latest;
  if (latest)
    throw new HttpError(409, 'You already have an application', { code: 'application_exists' });
  return start(request);
}

async function start(request: CreationRequest): Promise<ApplicationRow> {
  const { world, body, person } = request;
  const set = setById(world, body.question_set_id);
  const sent = body.questions.flatMap(({ fields }) => fields);
  const [answers = {}] = readAnswers(
    blankSet(world, set),
    Object.fromEntries(sent.map(({ id, value }) => [id, value])),
  );
  const context = contextOf(request);
  const client = await clientFor(request, answers, context.partner ?? null);
  const judged = eligibility(answers, context);
  const isLegacy = channelOf(
    { answers, facts: intakeFacts(answers, context) },
    context,
    world.flags(),
  ).legacy;
  const id = await world.id('app');
  const legacy_application_id = isLegacy ? await world.id('leg') : null;
  const row: ApplicationRow = {
    id,
    client_id: client.id,
    contact_id: person.id,
    legacy_application_id,
    shown: {
      ...newApplication(id, world, context),
      legacy_application_id,
      company_id: client.company_id,
      pre_decision: preDecision(judged),
    },
    eligibility: { decision: judged.decision, reason_token: judged.reason_token },
    context,
    answers: { [set.name]: answers },
    answered: [set.name],
    review_started_at: null,
    attested_at: null,
    decision_reasons: [],
    decided_at: null,
    review_due_at: null,
    carta_connected: false,
    outside: outsideDataOf(world, textAnswer(answers, 'website-field-v1') ?? ''),
    expiring: null,
  };
  await world.store.put('application', row);
  if (legacy_application_id) await createLegacy(world, row);
  return row;
}

/**
 * Returns the visitor's client, or creates one. Refuses a company that belongs to someone else: with 409 while that client
 * has an application, with which a second one would conflict, and with 403 otherwise.
 */
async function clientFor(
  { world, person, session }: CreationRequest,
  answers: Answers,
  partner: string | null,
) {
  const website = textAnswer(answers, 'website-field-v1') ?? '';
  const taken = await clientAt(world, website);
  if (taken && !person.client_ids.includes(taken.id)) {
    const applications = await world.store.list('application', 'client_id', taken.id);
    const status = applications.length > 0 ? 409 : 403;
    throw new HttpError(status, 'A client with this website already exists.', {
      code: 'existing_client_conflict',
      detail: { client_id: taken.id },
    });
  }
  const company = textAnswer(answers, 'legal-name-field-v1') ?? person.email;
  return joinClient(world, { person, session }, { company, website, partner });
}

function contextOf({ world, body, person }: CreationRequest): ApplicationContext {
  const partner = (body.referral_partner ?? fromExperience(body.experience))?.toLowerCase() ?? null;
  const program = incubator(body.offer_code) ?? programOf(partner);
  const discounted = program ?? incubator(partner);
  return {
    date: world.today(),
    is_renewal: false,
    partner,
    incubator_program: program?.program ?? null,
    eligible_for_partner_discounts: discounted?.eligible_for_partner_discounts ?? false,
    carta_connected: false,
    first_policy: person.coverage_names.length === 0,
    broker_letter_on_file: false,
    existing_client: false,
  };
}

const fromExperience = (experience: string) =>
  experience.toLowerCase() === 'vanta' ? 'vanta' : null;

/** Carta and Vanta provide data and an experience, but aren't programs. */
const programOf = (partner: string | null) =>
  partner === 'carta' || partner === 'vanta' ? null : incubator(partner);

const newApplication = (
  id: string,
  world: World,
  { incubator_program, eligible_for_partner_discounts }: ApplicationContext,
): Omit<Application, 'legacy_application_id' | 'company_id' | 'pre_decision'> => ({
  id,
  application_id: id,
  status: 'CREATED',
  created_at: momentOf(world.now()),
  legacy_renewal_parent_application_id: null,
  renewal_parent_application_id: null,
  application_decision: null,
  incubator_program: incubator_program ?? null,
  eligible_for_partner_discounts: eligible_for_partner_discounts ?? false,
  intake_application: true,
  renewal: {
    is_renewal_application: false,
    is_ready_for_renewal: false,
    renewal_child_application_id: null,
  },
  pending_discretion_decision: null,
});
