import type { Application, Eligibility, LegacyApplication } from '@fairlead/contracts';
import type { CoverageRequest, Package, Quote } from '@fairlead/contracts/packages';
import type {
  LegacyPaymentMethod,
  Officer,
  PaymentSchedule,
  PreviousPayment,
} from '@fairlead/domain/legacy';
import type { DayText } from '@fairlead/domain/packages';
import type { AnswerValue } from '../conditions/index.ts';
import type { AnswerSets } from '../content/personas.ts';
import type { LegacyPackage } from '../content/shapes/persona-legacy.ts';
import type { CoverageParameters } from '../packages/index.ts';
import type { ApplicationContext, CoverageChoice } from '../rating/index.ts';
import type { RequestPlan } from '../underwriting/index.ts';

/** ms since the epoch. Days are yyyy-MM-dd, money is cents. */
type At = number;

/** A person with an e-mail address: an applicant, a client's officer, an admin. The id is the contact id. */
export type Person = {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_admin: boolean;
  readonly email_verified: boolean;
  readonly coverage_names: readonly string[];
  readonly client_ids: readonly string[];
};

/** A company with an account. */
export type Client = {
  readonly id: string;
  readonly company: string;
  readonly company_id: string;
  /** The website's host name without www, for comparing websites. Null for a company without one. */
  readonly website_host: string | null;
  /** The partner that it came through, in lower case. */
  readonly partner: string | null;
};

export type SignedIn = {
  readonly id: string;
  readonly contact_id: string;
  /** The chosen client; null if the contact has none or hasn't chosen yet. */
  readonly client_id: string | null;
  readonly expires_at: At;
};

type AuthCode = {
  readonly id: string;
  readonly contact_id: string;
  readonly valid: boolean;
  readonly used_at: At | null;
};

export type Mail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly sent_at: At;
  /** The verification link; null in other e-mails. */
  readonly link_id: string | null;
  /** Null in an e-mail that only has a subject. */
  readonly body: string | null;
  /** The address of the e-mail's link, or null. */
  readonly opens: string | null;
  /** A running number, because several e-mails may have the same time. */
  readonly number: number;
};

type VerificationLink = {
  readonly id: string;
  readonly contact_id: string;
  readonly expires_at: At;
  readonly used_at: At | null;
};

export type LeadRow = {
  readonly id: string;
  readonly email: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly client_id: string | null;
  readonly contact_id: string | null;
  readonly status: 'created' | 'account_registered' | 'email_verified' | 'application_created';
  readonly application_id: string | null;
};

type AccessRequest = {
  readonly id: string;
  readonly client_id: string;
  readonly email: string;
  readonly asked_at: At;
};

/** A value that the applicant didn't enter; `index` is the row of a repeating set, counted from 0. */
export type OutsideValue = {
  readonly unique_name: string;
  readonly source: string;
  readonly value: AnswerValue;
  readonly index: number;
  /** The number of the source's first row on the wire, also for a single set; 1 and none by default. */
  readonly first_row?: number;
};

/** An application of the new funnel: what calls return, and the back end's own data. */
export type ApplicationRow = {
  readonly id: string;
  readonly client_id: string;
  readonly contact_id: string;
  readonly legacy_application_id: string | null;
  readonly shown: Application;
  readonly eligibility: Eligibility;
  readonly context: ApplicationContext;
  readonly answers: AnswerSets;
  /** The names of the saved question sets. */
  readonly answered: readonly string[];
  readonly review_started_at: At | null;
  readonly attested_at: At | null;
  readonly decision_reasons: readonly string[];
  /** When the decision is made; null in an application that was seeded with one. */
  readonly decided_at: At | null;
  /** When the underwriter answers a review; null without a review, or if it stays open. */
  readonly review_due_at: At | null;
  readonly carta_connected: boolean;
  /** Data about the company from other sources. */
  readonly outside: readonly OutsideValue[];
  /** The term that a renewal renews; null in other applications. */
  readonly expiring: ExpiringTerm | null;
};

/** The expiring policy of a renewal: its last day, its coverages and their cost. */
export type ExpiringTerm = {
  readonly ends: string;
  readonly coverages: readonly CoverageChoice[];
  /** After discounts, before taxes and fees, in cents. */
  readonly net_premium_cents: number;
  /** What the year cost, with taxes and fees, in cents. */
  readonly annual_total_cents: number;
};

export type LegacyRow = LegacyApplication & {
  readonly client_id: string;
  readonly company_id: string;
  readonly packages: Readonly<Record<string, LegacyPackage>>;
  readonly pre_renewal_decision: string | null;
  readonly previous_payment: Readonly<Record<string, string | null>> | null;
  readonly eligibility: Eligibility;
  /** When the packages were priced. Prices are valid for 30 days. */
  readonly priced_at: At | null;
  /** The envelope of the current checkout, or null. */
  readonly checkout_id: string | null;
};

/** How collecting a payment ends. */
export type Collection = 'clears' | 'declines' | 'returns-once' | 'returns';

/**
 * An accepted checkout of a legacy application or of a market submission, and its envelope (legacy.md §6, §7). The id is
 * the envelope's. It stores what the provider returns for a card or account, never a number or token.
 */
export type CheckoutRow = {
  readonly id: string;
  /** Null in a checkout of a market submission. */
  readonly legacy_application_id: string | null;
  readonly market_submission_id?: string;
  /** The slug of a legacy package, or a package's id. */
  readonly package_slug: string;
  readonly payment_schedule: PaymentSchedule;
  readonly payment_method: LegacyPaymentMethod;
  readonly amount_cents: number;
  readonly officer: Officer;
  readonly applicant: { readonly first_name: string; readonly email: string };
  readonly company: string;
  readonly documents: readonly string[];
  readonly method: PreviousPayment;
  readonly accepted_at: At;
  /** When the documents are prepared; null for a persona whose state is permanent. */
  readonly prepare_at: At | null;
  readonly sent_at: At | null;
  readonly link: { readonly key: string; readonly sent_at: At } | null;
  readonly reminders: number;
  readonly end: CheckoutEnd | null;
  readonly requested_date: DayText | null;
  readonly start_date: DayText | null;
  readonly collection: Collection;
  /** Business days that a bank transfer takes. */
  readonly clears_in: number;
  readonly collect_at: At | null;
  /** When the funding round of a company that pays when it raises was closed; absent before. */
  readonly round_closed_at?: At;
  readonly first_failure_at: At | null;
  readonly failures: number;
  readonly clears_at: At | null;
  readonly issue_at: At | null;
  readonly paid_at: At | null;
  readonly is_brex_card: boolean;
  readonly points: number;
};

type CheckoutEnd = {
  readonly kind: 'signed' | 'declined' | 'canceled' | 'unpaid';
  readonly at: At;
  readonly reason: string | null;
};

export type SubmissionRow = {
  readonly id: string;
  readonly client_id: string;
  readonly application_id: string;
  readonly status: string;
  readonly expiration_date: string | null;
  readonly referral_partner: string | null;
  readonly details: string | null;
  readonly selected_package_id: string | null;
  readonly requested_effective_date: string | null;
  readonly signature_email: string;
  /** When it was created; null in a seeded submission whose state is permanent. */
  readonly created_at: At | null;
  /** Its status once its packages are priced. */
  readonly outcome: string;
  /** The underwriter's adjustment, in basis points. */
  readonly adjustment_bp: number;
  readonly billing_interval: string | null;
  readonly bound_effective_date: string | null;
  /** The envelope of the current checkout. */
  readonly checkout_id?: string | null;
  /** What the client saw until the submission was quote-blocked. */
  readonly last_seen?: { readonly until: At; readonly packages: readonly Package[] };
  /** When the client chose the package to buy. */
  readonly selected_at?: At;
};

/** A package without the quotes and requests it holds, which are rows of their own. */
export type PackageRow = Omit<Package, 'quotes' | 'coverage_requests' | 'coverages'> & {
  readonly market_submission_id: string;
  readonly quote_ids: readonly string[];
  readonly request_ids: readonly string[];
  /** The package a custom one was copied from. */
  readonly original_package_id: string | null;
  /** When a package that is being priced is ready, and its status then. */
  readonly priced_at: At | null;
  readonly becomes: {
    readonly package: string;
    readonly submission: string | null;
    /** Its quotes then, if they change. */
    readonly quote_ids: readonly string[] | null;
  } | null;
  /** How often it was priced: repriced quotes get new ids. */
  readonly revision: number;
};

export type QuoteRow = Quote & { readonly id: string; readonly market_submission_id: string };

export type RequestRow = CoverageRequest & {
  readonly market_submission_id: string;
  readonly coverage_parameters: CoverageParameters;
  readonly requested_effective_date: string | null;
  readonly plan: RequestPlan | null;
  readonly asked_at: At | null;
};

/** A request that was answered, so that the same key gets the same answer. */
type Answered = {
  readonly id: string;
  readonly asked: string;
  /** What a repeated request must have in common with it. */
  readonly repeats: string;
  readonly answer: unknown;
};

type Payment = {
  readonly id: string;
  readonly market_submission_id: string;
  readonly amount_cents: number;
  readonly payment_type: string;
  readonly last_four: string;
  readonly charged_at: At;
};

/** How many ids of a kind were created. */
export type Count = { readonly id: string; readonly given: number };

/** When a submission was changed last, by its id. */
type Update = { readonly id: string; readonly at: At };

/** A persona whose data is in the world. */
type Seeded = { readonly id: string };

/** The world's settings (`id` is always 'world'). */
export type SettingsRow = {
  readonly id: string;
  readonly seed: number;
  readonly offset: number;
  /** When the clock was stopped; null while it runs. */
  readonly paused_at: At | null;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly faults: readonly unknown[];
  readonly vendor_faults: Readonly<Record<string, string>>;
  /** The personas who entered, the latest last. */
  readonly personas: readonly string[];
};

export type Tables = {
  settings: SettingsRow;
  count: Count;
  seeded: Seeded;
  person: Person;
  client: Client;
  session: SignedIn;
  auth_code: AuthCode;
  mail: Mail;
  link: VerificationLink;
  lead: LeadRow;
  access_request: AccessRequest;
  application: ApplicationRow;
  legacy: LegacyRow;
  checkout: CheckoutRow;
  submission: SubmissionRow;
  package: PackageRow;
  quote: QuoteRow;
  request: RequestRow;
  update: Update;
  answered: Answered;
  payment: Payment;
};
export type TableName = keyof Tables;
