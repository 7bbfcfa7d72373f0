import type { Answers } from '../conditions/index.ts';
import { legacyPackages } from '../packaging/index.ts';
import { ratingFacts } from '../rating/index.ts';
import type { ApplicationRow } from '../store/tables.ts';
import { discretion, incubator, intakeFacts, slugsOf } from '../underwriting/index.ts';
import type { World } from '../world/world.ts';

/** The older product's side of an application that goes the legacy way. */
export async function createLegacy(world: World, application: ApplicationRow): Promise<void> {
  const { shown, client_id, eligibility, legacy_application_id: id } = application;
  if (!id) return;
  await world.store.put('legacy', {
    id,
    client_id,
    company_id: shown.company_id,
    status: 'started',
    intake_application: true,
    is_upgrade: false,
    incubator_program: shown.incubator_program,
    quote_accepted_at: null,
    signed_at: null,
    is_paid: false,
    is_completed: false,
    package_slug: null,
    pending_discretion_decision: null,
    renewal: shown.renewal,
    eligible_for_partner_discounts: shown.eligible_for_partner_discounts,
    packages: {},
    pre_renewal_decision: null,
    previous_payment: null,
    eligibility,
  });
}

type Decided = {
  readonly status: string;
  /** The answers that count: what the packages of a quoted application are made from. */
  readonly answers: Answers;
};

/** Follows the application's decision; a quoted application gets its packages. Nothing on the other path. */
export async function setLegacyStatus(
  world: World,
  application: ApplicationRow,
  { status, answers }: Decided,
): Promise<void> {
  const { legacy_application_id: id, shown } = application;
  const row = id && (await world.store.get('legacy', id));
  if (!row) return;
  await world.store.put('legacy', {
    ...row,
    status,
    pending_discretion_decision: shown.pending_discretion_decision,
    renewal: shown.renewal,
    packages: status === 'quoted' ? packagesFor(application, row.id, answers) : row.packages,
  });
}

function packagesFor(application: ApplicationRow, id: string, answers: Answers) {
  const { context, decision_reasons, expiring } = application;
  const program = incubator(context.incubator_program);
  const offered = program ? slugsOf(program, answers, intakeFacts(answers, context)) : [];
  const ofNew = offered.length > 0 ? offered : ['basic', 'recommended'];
  const slugs = context.is_renewal ? ['renewal', 'recommended_renewal'] : ofNew;
  return legacyPackages(id, slugs, {
    input: { answers, facts: ratingFacts(answers, context) },
    expiring: expiring?.coverages,
    adjustment_bp: discretion(decision_reasons).adjustment_bp,
  });
}
