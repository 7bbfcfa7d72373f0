import type { Answers } from '../conditions/index.ts';
import { legacyPackages, offeredSlugs } from '../packaging/index.ts';
import { ratingFacts } from '../rating/index.ts';
import type { ApplicationRow, LegacyRow } from '../store/tables.ts';
import { discretion, quotableAnswers } from '../underwriting/index.ts';
import { days } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { countingAnswers } from './answers.ts';

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
    priced_at: null,
    checkout_id: null,
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
    ...(status === 'quoted' && {
      packages: packagesFor(application, row.id, answers),
      priced_at: world.now(),
    }),
  });
}

/** Prices the packages again, by today's answers and tables: a price is good for 30 days. */
export async function repriceLegacy(world: World, row: LegacyRow): Promise<LegacyRow> {
  const [application] = await world.store.list('application', 'legacy_application_id', row.id);
  if (!application) return row;
  const answers = countingAnswers(world, application);
  const repriced = {
    ...row,
    packages: packagesFor(application, row.id, answers),
    priced_at: world.now(),
  };
  await world.store.put('legacy', repriced);
  return repriced;
}

/** How long prices are good for. */
export const legacyPriceLife = days(30);

function packagesFor(application: ApplicationRow, id: string, answers: Answers) {
  const pricing = pricedFrom(application, answers);
  return legacyPackages(id, offeredSlugs(pricing.input, application.context), pricing);
}

/** What the packages of a legacy application are priced from; null for one that no application is behind. */
export async function legacyPricingOf(world: World, { id }: LegacyRow) {
  const [application] = await world.store.list('application', 'legacy_application_id', id);
  return application ? pricedFrom(application, countingAnswers(world, application)) : null;
}

function pricedFrom({ context, decision_reasons, expiring }: ApplicationRow, given: Answers) {
  const answers = quotableAnswers(given, decision_reasons);
  return {
    input: { answers, facts: ratingFacts(answers, context) },
    expiring: expiring?.coverages,
    adjustment_bp: discretion(decision_reasons).adjustment_bp,
  };
}
