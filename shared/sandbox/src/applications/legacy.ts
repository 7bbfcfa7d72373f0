import type { Answers } from '../conditions/index.ts';
import type { ApplicationRow, LegacyRow } from '../database/tables.ts';
import { legacyPackages, offeredSlugs } from '../packages/index.ts';
import { ratingFacts } from '../rating/index.ts';
import { discretion, quotableAnswers } from '../underwriting/index.ts';
import { days } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { countingAnswers } from './answers.ts';

/** Creates the legacy application of an application on the legacy path. */
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
  /** The answers that count, from which a quoted application's packages are built. */
  readonly answers: Answers;
};

/** Updates the legacy application after a decision; a quoted one gets its packages. Does nothing on the other path. */
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

/** Reprices the packages with today's answers and tables. */
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

/** How long prices are valid. */
export const legacyPriceLife = days(30);

/** Reprices the packages of a quoted application if their prices have expired. */
export async function withFreshPrices(world: World, row: LegacyRow): Promise<LegacyRow> {
  const { status, priced_at } = row;
  const isExpired = priced_at !== null && world.now() - priced_at > legacyPriceLife;
  return status === 'quoted' && isExpired ? repriceLegacy(world, row) : row;
}

function packagesFor(application: ApplicationRow, id: string, answers: Answers) {
  const pricing = pricedFrom(application, answers);
  return legacyPackages(id, offeredSlugs(pricing.input, application.context), pricing);
}

/** Returns the input for pricing a legacy application's packages; null if it belongs to no application. */
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
