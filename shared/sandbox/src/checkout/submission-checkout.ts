import { scheduleOf } from '@fairlead/domain/legacy';
import type { BillingInterval } from '@fairlead/domain/money';
import { type DayText, dueAtCheckout, surcharge, utcDayOf } from '@fairlead/domain/packages';
import { changeQuotes, packageRow, packagesOf, quotesOf } from '../applications/packages.ts';
import { markUpdated } from '../applications/updates.ts';
import type { CheckoutRow, QuoteRow, SubmissionRow } from '../database/tables.ts';
import type { World } from '../world/world.ts';
import { applicantOf, documentsOf, envelopeId, nothingYet } from './open-checkout.ts';

type Payment = {
  readonly billing_interval: BillingInterval;
  readonly payment_type: 'ACH' | 'CC';
};

/** Returns the first charge, with the surcharge if its flag is on. */
export function amountDue(
  world: World,
  quotes: readonly QuoteRow[],
  { billing_interval, payment_type }: Payment,
): number {
  const due = dueAtCheckout(quotes, billing_interval);
  const method = payment_type === 'CC' ? 'card' : 'ach_debit';
  return due + (world.flags()['charge-transaction-fees'] ? surcharge(due, method) : 0);
}

type Bought = Payment & {
  readonly packageId: string;
  readonly last_four: string;
  readonly start: DayText | null;
};

/** Stores the checkout of an activated package. Its documents are sent when it is settled: at once. */
export async function openSubmissionCheckout(
  world: World,
  submission: SubmissionRow,
  { packageId, start, last_four, ...payment }: Bought,
): Promise<CheckoutRow> {
  const application = await world.store.get('application', submission.application_id);
  const { first_name, last_name, email, title } = await applicantOf(world, application);
  const client = await world.store.get('client', submission.client_id);
  const quotes = await quotesOf(world, await packageRow(world, packageId));
  const isCard = payment.payment_type === 'CC';
  const earlier = await world.store.list('checkout', 'market_submission_id', submission.id);
  const checkout: CheckoutRow = {
    ...nothingYet,
    id: envelopeId(submission.id, earlier),
    legacy_application_id: null,
    market_submission_id: submission.id,
    package_slug: packageId,
    payment_schedule: scheduleOf[payment.billing_interval],
    payment_method: isCard ? 'card' : 'ach_debit',
    amount_cents: amountDue(world, quotes, payment),
    officer: {
      name: `${first_name} ${last_name}`,
      email: submission.signature_email,
      title,
    },
    applicant: { first_name, email },
    company: client?.company ?? '',
    documents: documentsOf(quotes.map(({ product_name }) => product_name)),
    method: {
      type: isCard ? 'card' : 'ach_debit',
      charge_type: isCard ? 'credit' : 'checking',
      network: null,
      bank: null,
      last_four,
    },
    accepted_at: world.now(),
    prepare_at: world.now(),
    requested_date: start,
    collection: 'clears',
    clears_in: 3,
    is_brex_card: false,
  };
  await world.store.put('checkout', checkout);
  return checkout;
}

/** Binds what was signed, from the day when coverage starts. */
export const bindSubmission = (world: World, checkout: CheckoutRow): Promise<void> =>
  changeSubmission(world, checkout, async () => {
    const effective_date = checkout.start_date ?? utcDayOf(world.now());
    const bought = await world.store.get('package', checkout.package_slug);
    if (bought) await changeQuotes(world, bought, { status: 'BOUND', effective_date });
    return { status: 'BOUND', bound_effective_date: effective_date };
  });

/** Offers the packages again, because nothing was insured. */
export const reopenSubmission = (world: World, checkout: CheckoutRow): Promise<void> =>
  changeSubmission(world, checkout, async (submission) => {
    for (const offered of await packagesOf(world, submission.id))
      await changeQuotes(world, offered, asOffered);
    return {
      status: 'RELEASED',
      billing_interval: null,
      bound_effective_date: null,
      checkout_id: null,
    };
  });

const asOffered = {
  status: 'RELEASED',
  effective_date: null,
  policy_number: null,
} as const satisfies Partial<QuoteRow>;

async function changeSubmission(
  world: World,
  { market_submission_id: id }: CheckoutRow,
  change: (submission: SubmissionRow) => Promise<Partial<SubmissionRow>>,
): Promise<void> {
  const submission = id && (await world.store.get('submission', id));
  if (!submission) return;
  await world.store.put('submission', { ...submission, ...(await change(submission)) });
  await markUpdated(world, submission.id);
}
