import * as s from 'superstruct';
import { answers } from './answers.ts';

const whole = s.integer();

const Priced = s.type({
  persona: s.string(),
  slug: s.string(),
  answers_changed: s.optional(answers),
  application: s.type({ date: s.string() }),
  underwriter_adjustment_bp: s.optional(whole),
});

const Price = s.type({
  monthly_total_cents: whole,
  annual_total_cents: whole,
  first_payment_cents: whole,
  net_premium_annual_cents: whole,
  premiums: s.array(s.type({ coverage: s.string(), amount: whole })),
});

/** The renewals of worked-examples-legacy.yaml: last year's price, this year's, and what changed. */
export const RenewalExamplesShape = s.type({
  renewal_changes: s.array(
    s.type({
      id: s.string(),
      last_year: Priced,
      this_year: s.assign(Priced, s.type({ expiring: Priced })),
      expect: s.type({
        last_year: Price,
        this_year: Price,
        change_annual_cents: whole,
        loss_ratio_bp: s.optional(whole),
      }),
    }),
  ),
});

/** The parts of renewals.yaml that the code reads: its e-mails, and for tests the prefill of two personas. */
export const RenewalsShape = s.type({
  timeline: s.type({ reminders_days_before_end: s.array(whole) }),
  emails: s.array(
    s.type({ id: s.string(), to: s.string(), subject: s.string(), body: s.string() }),
  ),
  last_years_values: s.record(
    s.string(),
    s.record(
      s.string(),
      s.type({
        values: s.optional(answers),
        rows: s.optional(s.array(answers)),
        asked_again: s.array(s.string()),
      }),
    ),
  ),
});

export type RenewalExamples = s.Infer<typeof RenewalExamplesShape>;
export type Renewals = s.Infer<typeof RenewalsShape>;
