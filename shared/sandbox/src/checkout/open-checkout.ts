import {
  firstPayment,
  type LegacyPaymentMethod,
  type PaymentSchedule,
} from '@fairlead/domain/legacy';
import { countingAnswers } from '../applications/answers.ts';
import { textAnswer } from '../conditions/index.ts';
import { rating } from '../content/rating.ts';
import type { LegacyPackage } from '../content/shapes/persona-legacy.ts';
import type { ApplicationRow, CheckoutRow, LegacyRow } from '../database/tables.ts';
import { coverageOf } from '../packages/index.ts';
import { minutes } from '../world/clock.ts';
import type { World } from '../world/world.ts';

/** What hasn't happened yet in a checkout that was just accepted. */
export const nothingYet = {
  sent_at: null,
  link: null,
  reminders: 0,
  end: null,
  start_date: null,
  collect_at: null,
  first_failure_at: null,
  failures: 0,
  clears_at: null,
  issue_at: null,
  paid_at: null,
  points: 0,
} as const satisfies Partial<CheckoutRow>;

type Accepted = Pick<
  CheckoutRow,
  | 'package_slug'
  | 'payment_schedule'
  | 'payment_method'
  | 'amount_cents'
  | 'officer'
  | 'method'
  | 'accepted_at'
  | 'collection'
  | 'clears_in'
  | 'is_brex_card'
>;

/** Returns an accepted checkout with its envelope, not stored yet. The documents are prepared a minute later. */
export async function openCheckout(
  world: World,
  legacy: LegacyRow,
  accepted: Accepted,
): Promise<CheckoutRow> {
  const [application] = await world.store.list('application', 'legacy_application_id', legacy.id);
  const { first_name, email } = await applicantOf(world, application);
  const client = await world.store.get('client', legacy.client_id);
  return {
    ...nothingYet,
    ...accepted,
    id: envelopeId(
      legacy.id,
      await world.store.list('checkout', 'legacy_application_id', legacy.id),
    ),
    legacy_application_id: legacy.id,
    applicant: { first_name, email },
    company: client?.company ?? '',
    documents: documentsOf(productsOf(legacy.packages[accepted.package_slug])),
    requested_date: application ? firstDay(world, application) : null,
    prepare_at: accepted.accepted_at + minutes(1),
  };
}

/** Returns who applied. Somebody who signed up gave their name in the application only. */
export async function applicantOf(world: World, application: ApplicationRow | undefined) {
  const person = application && (await world.store.get('person', application.contact_id));
  const answers = application ? countingAnswers(world, application) : {};
  const answer = (name: string) => textAnswer(answers, `starting-${name}`) ?? '';
  return {
    first_name: person?.first_name || answer('first-name-field'),
    last_name: person?.last_name || answer('last-name-field'),
    email: person?.email ?? '',
    title: answer('relationship-to-company-title'),
  };
}

/** Returns what is due at once for a package, as the page shows it and the payment call sends it. In cents. */
export function dueNow(
  world: World,
  { quote, metadata }: LegacyPackage,
  schedule: PaymentSchedule,
  method: LegacyPaymentMethod,
): number {
  const prices = { pricing: quote.pricing, transactionFees: metadata.transaction_fees };
  const chargesFee = world.flags()['charge-transaction-fees'];
  return firstPayment(prices, schedule, chargesFee ? method : null).total;
}

/** Returns env_10065; a later checkout of the same application or submission gets a number appended. */
export const envelopeId = (id: string, earlier: readonly CheckoutRow[]): string =>
  earlier.length === 0 ? `env_${id}` : `env_${id}_${earlier.length + 1}`;

/** Returns the first day: a renewal starts when the old policy ends, others on the requested date (legacy.yaml, effective_date). */
function firstDay(world: World, application: ApplicationRow) {
  const { renewal } = application.shown;
  return renewal?.is_renewal_application && renewal.policy_ends
    ? renewal.policy_ends
    : textAnswer(countingAnswers(world, application), 'requested-effective-date');
}

const unlicensed = ['CP_CEM', 'SML'] as const;

/** Returns the documents to sign for products. */
export const documentsOf = (products: readonly string[]): string[] => [
  'Application',
  'Quote and coverage summary',
  ...(unlicensed.some((product) => products.includes(product)) ? ['Surplus lines notice'] : []),
  'Terrorism disclosure',
];

function productsOf(offered: LegacyPackage | undefined): string[] {
  const covered = (offered?.quote.koverages_accepted ?? []).map(coverageOf);
  return unlicensed.filter((product) =>
    rating.products[product].coverages.some((coverage) => covered.includes(coverage)),
  );
}
