import { legacyPaymentMethods, paymentSchedules } from '@fairlead/domain/legacy';
import * as s from 'superstruct';
import { endpointsOf } from '../protocol/endpoint.ts';
import { Cents, Moment, orMissing, orNull } from '../shapes/scalars.ts';

const endpoint = endpointsOf('policy-admin', 'A§7');

const FeePair = s.type({ card: Cents, ach_debit: Cents });
const AmountOf = s.type({ amount_cents: Cents });
const Split = s.array(s.type({ code: s.string(), initial: AmountOf, per_month: AmountOf }));
const AtOnce = s.array(s.type({ code: s.string(), amount_cents: Cents }));

/** A§3: a package of a legacy application. */
export const LegacyPackage = s.type({
  quote: s.type({
    id: s.string(),
    pricing: s.type({
      monthly_initial_amount_cents: Cents,
      monthly_rest_amount_cents: Cents,
      /** Not among the fields of A§3: a server may leave it out (AMB-93). */
      monthly_last_amount_cents: orMissing(Cents),
      annual_amount_cents: Cents,
      monthly: s.type({ fees: Split, taxes: Split }),
      annual: s.type({ fees: AtOnce, taxes: AtOnce }),
    }),
    koverages_accepted: s.array(s.string()),
  }),
  metadata: s.type({
    transaction_fees: s.type({
      annual: FeePair,
      monthly: s.type({ initial: FeePair, per_month: FeePair }),
    }),
  }),
  partnered_coverages: s.array(s.type({ name: s.string(), flag: s.boolean() })),
  /** An extension of A§3, which a server may leave out: a renewal's price of the expiring package for the year. */
  expiring_annual_amount_cents: orMissing(Cents),
});
export type LegacyPackage = s.Infer<typeof LegacyPackage>;

/** A§3: the packages of a legacy application, keyed by slug. */
export const getLegacyPackages = endpoint('get-legacy-packages', {
  method: 'GET',
  path: '/v1/applications/:id/packages',
  answer: s.record(s.string(), LegacyPackage),
});

export const getPreviousPaymentInfo = endpoint('get-previous-payment-info', {
  method: 'GET',
  path: '/v1/applications/:id/previous_payment_info',
  answer: s.type({
    type: s.string(),
    charge_type: s.string(),
    network: orNull(s.string()),
    bank: orNull(s.string()),
    last_four: s.string(),
  }),
  errors: [{ status: 404, means: 'no payment was made before' }],
});

/**
 * Accepts a quote with a payment method and an officer: the method is authorized, the documents are sent. `amount_cents`
 * and `transaction_fees_displayed` are the displayed values; the key is the same for all tries of one payment.
 */
export const createPayment = endpoint('create-payment', {
  method: 'POST',
  path: '/v1/applications/:id/payment',
  body: s.object({
    amount_cents: Cents,
    officer_email: s.string(),
    officer_name: s.string(),
    officer_title: s.string(),
    package_slug: s.string(),
    payment_schedule: s.enums(paymentSchedules),
    payment_method: s.enums(legacyPaymentMethods),
    transaction_fees_displayed: s.boolean(),
    /** By card, unless the method on file is used. */
    token: s.optional(s.string()),
    /** By bank, unless the method on file is used. */
    plaid_account_id: s.optional(s.string()),
    plaid_token: s.optional(s.string()),
  }),
  answer: s.type({
    id: s.string(),
    status: s.string(),
    quote_accepted_at: Moment,
    package_slug: s.string(),
  }),
  headers: ['Idempotency-Key'],
  errors: [
    { status: 402, means: 'the card or bank was refused; error_code is the provider’s code' },
    { status: 409, code: 'amount_changed', means: 'what was shown is not what would be charged' },
    { status: 410, code: 'quote_expired', means: 'the quote is older than 30 days' },
  ],
  source: 'A§3, A§7, A§8',
});
