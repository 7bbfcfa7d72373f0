import type { BillingInterval } from '@fairlead/domain/money';
import {
  effectiveDateRange,
  formatDay,
  isUnderReview,
  quotedIntervals,
  whyNotEffectiveDate,
} from '@fairlead/domain/packages';
import {
  changeQuotes,
  packageRow,
  packagesOf,
  quotesOf,
  shownPackage,
} from '../../applications/packages.ts';
import { HttpError } from '../../calls/http-error.ts';
import type { KeyRule } from '../../calls/route.ts';
import type { RequestHeaders } from '../../calls/sandbox-request.ts';
import { settleCheckout } from '../../checkout/life-cycle.ts';
import { amountDue, openSubmissionCheckout } from '../../checkout/submission-checkout.ts';
import type { PackageRow, Person, QuoteRow, SubmissionRow } from '../../database/tables.ts';
import { isPublicToken } from '../../stand-ins/plaid/logic.ts';
import { chargeOutcome } from '../../stand-ins/stripe/logic.ts';
import type { World } from '../../world/world.ts';
import { submissionFor } from './submissions.ts';

type BindRequest = {
  readonly world: World;
  readonly person: Person;
  readonly headers: RequestHeaders;
  readonly body: {
    readonly market_submission_id: string;
    readonly billing_interval: BillingInterval;
    readonly payment_method_token: string;
    readonly payment_account_id: string | null;
    readonly payment_type: 'ACH' | 'CC';
    readonly effective_date: string;
  };
};
type Activated = { readonly status: string; readonly effective_date: string };

/** A key that was used for another schedule, method or day is refused: the stored response would be of that one. */
export const bindKeyRule: KeyRule<BindRequest['body']> = {
  repeats: ({ payment_method_token, payment_account_id, ...activation }) => activation,
  refuse: refuseActivated,
};

function refuseActivated(): never {
  throw new HttpError(409, 'Your package is already activated. Nothing was charged twice.', {
    code: 'already_activated',
  });
}

/**
 * Authorizes the first payment, activates the selected package and sends its documents to the officer, whose signature
 * binds it. Only a request with the key of the first one gets its
 * response again. Refuses an offer that differs from the displayed one (409), an expired one (410), a declined payment
 * (402), and what is activated already (409).
 */
export async function bind(request: BindRequest): Promise<Activated> {
  const { world, body } = request;
  const submission = await submissionFor(request, body.market_submission_id);
  if (submission.status === 'BIND_REQUESTED' || submission.status === 'BOUND') refuseActivated();
  const selected = await selectedPackage(world, submission);
  const quotes = await quotesOf(world, selected);
  refuseExpired(world, submission, quotes);
  refuseOtherDay(world, quotes, body.effective_date);
  const isQuoted = quotedIntervals(quotes).includes(body.billing_interval);
  const amount = isQuoted ? amountDue(world, quotes, body) : null;
  // First: another window may have selected a package that isn't quoted by this schedule.
  refuseUnlessShown(request, quotes, amount);
  if (amount === null)
    throw new HttpError(400, `The package has no price for ${body.billing_interval}`, {
      code: 'schedule_not_quoted',
    });
  const last_four = await charge(world, request, amount);
  return activate(request, { submission, selected, last_four });
}

async function selectedPackage(world: World, submission: SubmissionRow): Promise<PackageRow> {
  const { selected_package_id, status } = submission;
  if (status !== 'RELEASED' && status !== 'EXPIRED')
    throw new HttpError(409, 'The packages are not released', { code: 'not_released' });
  if (!selected_package_id)
    throw new HttpError(400, 'No package is selected', { code: 'package_not_selected' });
  const selected = await packageRow(world, selected_package_id);
  if (selected.status !== 'READY')
    throw new HttpError(409, `The package '${selected.name}' cannot be bought as it is`, {
      code: 'package_not_ready',
    });
  if (isUnderReview(await shownPackage(world, selected)))
    throw new HttpError(409, `A coverage request of the package '${selected.name}' is in review`, {
      code: 'request_in_review',
    });
  return selected;
}

function refuseExpired(world: World, { status }: SubmissionRow, quotes: readonly QuoteRow[]) {
  const expired = quotes.find(
    (quote) => quote.status === 'EXPIRED' || quote.expiration_date < world.today(),
  );
  if (!expired && status !== 'EXPIRED') return;
  throw new HttpError(
    410,
    `The quote expired on ${formatDay(expired?.expiration_date ?? world.today())}`,
    { code: 'quote_expired' },
  );
}

function refuseOtherDay(world: World, quotes: readonly QuoteRow[], day: string) {
  const why = whyNotEffectiveDate(day, effectiveDateRange(world.today(), quotes));
  if (why) throw new HttpError(400, why, { code: 'effective_date' });
}

/** `amount`: what would be charged, in cents; null if the schedule isn't quoted. */
function refuseUnlessShown(
  { headers, body }: BindRequest,
  quotes: readonly QuoteRow[],
  amount: number | null,
) {
  const shown = headers.get('Displayed-Amount-Cents');
  const ids = headers
    .get('Displayed-Quote-Ids')
    ?.split(',')
    .map((id) => id.trim());
  if (!shown || !ids || !headers.get('Idempotency-Key'))
    throw new HttpError(
      400,
      'A payment says what was shown: Idempotency-Key, Displayed-Amount-Cents and Displayed-Quote-Ids',
      { code: 'bad_request' },
    );
  const isMonthly = body.billing_interval === 'MONTHLY';
  const charged = quotes.map(({ annual_quote_id, monthly_quote_id }) =>
    isMonthly ? monthly_quote_id : annual_quote_id,
  );
  const areShown = new Set(ids).symmetricDifference(new Set(charged)).size === 0;
  if (areShown && (amount === null || Number(shown) === amount)) return;
  throw new HttpError(409, 'The price has changed since it was shown', {
    code: 'amount_changed',
    ...(amount === null ? {} : { detail: { amount_cents: amount } }),
  });
}

async function charge(world: World, { body }: BindRequest, amount_cents: number): Promise<string> {
  const last_four = body.payment_type === 'CC' ? chargeCard(body) : chargeBank(body);
  await world.store.put('payment', {
    id: await world.id('pay'),
    market_submission_id: body.market_submission_id,
    amount_cents,
    payment_type: body.payment_type,
    last_four,
    charged_at: world.now(),
  });
  return last_four;
}

function chargeCard({ payment_method_token: token }: BindRequest['body']): string {
  if (!token) throw new HttpError(400, 'Missing Stripe token', { code: 'missing_token' });
  const outcome = chargeOutcome(token);
  if (outcome.ok) return outcome.last4;
  throw new HttpError(402, outcome.message, { code: outcome.code });
}

function chargeBank({
  payment_method_token: token,
  payment_account_id: account,
}: BindRequest['body']) {
  if (!token || !account)
    throw new HttpError(400, 'Missing Plaid token or account id', { code: 'missing_token' });
  if (!isPublicToken(token))
    throw new HttpError(402, 'The bank does not know this connection. Connect the account again.', {
      code: 'invalid_public_token',
    });
  return account.slice(-4);
}

type Activation = {
  readonly submission: SubmissionRow;
  readonly selected: PackageRow;
  readonly last_four: string;
};

async function activate(
  { world, body }: BindRequest,
  { submission, selected, last_four }: Activation,
): Promise<Activated> {
  for (const other of await packagesOf(world, submission.id))
    if (other.id !== selected.id) await changeQuotes(world, other, { status: 'CANCELED' });
  for (const quote of await quotesOf(world, selected))
    await world.store.put('quote', {
      ...quote,
      status: 'BIND_REQUESTED',
      effective_date: body.effective_date,
      policy_number: `FL-${quote.product_name}-${submission.id.slice(3).toUpperCase()}`,
    });
  const checkout = await openSubmissionCheckout(world, submission, {
    ...body,
    packageId: selected.id,
    last_four,
    start: body.effective_date,
  });
  await world.store.put('submission', {
    ...submission,
    status: 'BIND_REQUESTED',
    billing_interval: body.billing_interval,
    bound_effective_date: body.effective_date,
    checkout_id: checkout.id,
  });
  await settleCheckout(world, checkout);
  return { status: 'BIND_REQUESTED', effective_date: body.effective_date };
}
